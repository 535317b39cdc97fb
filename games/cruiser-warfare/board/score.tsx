/** The score in a few lines: points of both sides, the turn among the thirty, and who has come into the war. */
import { For, Show } from 'solid-js';
import type { ScoreProps } from '../../../kit/board-props.ts';
import { Points, talliesOf } from '../../../kit/score.tsx';
import { sideNames } from '../../../tactical/board/sides.ts';
import type { Data } from '../data/data.ts';
import { LAST_TURN, nameOfTurn } from '../rules/calendar.ts';
import type { View } from '../view.ts';
import { sideFlag } from './facts.ts';
import { victoryIn, winnerNow } from './standing.ts';
import { conditionInWords } from './teaching.ts';
import './css/score.css';

/** By points, or by what has to be done: where points decide nothing a lead is none. */
const standing = (view: View, data: Data): string => {
  const victory = victoryIn(data.battles, view);
  const winner = winnerNow(view, victory);
  if (winner === null) return 'even: a draw as it stands';
  const lead = Math.abs(view.points.allied - view.points.central);
  const how = victory?.kind === 'sink' || lead === 0 ? 'win' : `lead by ${lead} and win`;
  return `the ${sideNames[winner]} ${how} as it stands`;
};

/** Six turns to a month, five months. */
const Thirty = (props: { readonly turn: number }) => (
  <div class="cw-thirty" role="img" aria-label={`Turn ${props.turn} of ${LAST_TURN}`}>
    <For each={Array.from({ length: LAST_TURN }, (_, i) => i + 1)}>
      {(turn) => <i classList={{ 'cw-turn-past': turn < props.turn, 'cw-turn-now': turn === props.turn }} />}
    </For>
  </div>
);

const NEWS: readonly (readonly [key: keyof View['entered'], words: string])[] = [
  ['japan', 'Japan is with the Allies'],
  ['dutch', 'the Netherlands are with the Allies'],
  ['italy', 'Italy is with the Central Powers'],
];

export const newsOf = (view: View): readonly string[] => [
  ...(view.entered.britain === 0 ? ['Britain is at peace'] : []),
  ...NEWS.filter(([key]) => view.entered[key] > 0).map(([, words]) => words),
  ...(view.tsingtaoFell > 0 ? ['Tsingtao has fallen'] : []),
  ...(view.frenchReleased ? ['the French Atlantic Squadron is free'] : []),
];

export const Score = (props: ScoreProps<View, Data>) => (
  <section class="kit-score cw-score" aria-label="Score">
    <Points of={talliesOf(props.view.points, sideNames, sideFlag)} />
    <Show when={!props.isOver}>
      <p class="kit-score-standing">{standing(props.view, props.data)}</p>
    </Show>
    <Show when={victoryIn(props.data.battles, props.view)}>
      {(victory) => <p class="kit-score-standing">{conditionInWords(victory())}</p>}
    </Show>
    <Show when={props.view.scenario === 'campaign'}>
      <Thirty turn={props.view.turn} />
      <p class="kit-score-turn">
        {props.view.turn < 1 ? 'Before the war' : `${nameOfTurn(props.view.turn)} 1914, turn ${props.view.turn} of ${LAST_TURN}`}
      </p>
      <Show when={newsOf(props.view).join('; ')}>{(news) => <p class="kit-score-standing">{news()}</p>}</Show>
    </Show>
  </section>
);
