/** The score in a few lines: what both sides have for good, what would come at the end, and what both are made of. */
import { For, Show } from 'solid-js';
import type { ScoreProps } from '../../../kit/board-props.ts';
import { Points } from '../../../kit/score.tsx';
import type { Battle } from '../data/battle.ts';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { scoreOf, tallyOf } from '../rules/scoring.ts';
import { SIDES, type Side } from '../state.ts';
import type { View } from '../view.ts';
import { standingInWords, turnOf } from './account.ts';

interface OfSide {
  readonly battle: Battle;
  readonly view: View;
  readonly side: Side;
}

/** GF-15.1.1: for ships that get home, which nobody knows before the end. */
const AtTheEnd = (props: OfSide) => (
  <Show when={tallyOf(props.battle, props.view, props.side).open}>
    {(open) => (
      <p class="gf-score-open">
        {props.battle.names[props.side]} <b>+{open()}</b> at the end, if nothing changes
      </p>
    )}
  </Show>
);

const Lines = (props: OfSide) => {
  const lines = () => scoreOf(props.battle, props.view, props.side);
  return (
    <Show when={lines().length > 0}>
      <details class="gf-score-lines">
        <summary>{props.battle.names[props.side]} points</summary>
        <ul>
          <For each={lines()}>
            {({ words, points, isOpen }) => (
              <li>
                {isOpen ? `At the end: ${words}` : words} <b>{points}</b>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};

export const Score = (props: ScoreProps<View, Data>) => {
  const battle = () => battleOf(props.data, props.view);
  return (
    <section class="kit-score" aria-label="Score">
      <Points
        of={SIDES.map((side) => ({
          name: battle().names[side],
          nation: battle().nations[side],
          points: tallyOf(battle(), props.view, side).won,
          pattern: side === 'blue' ? 'stripes' : 'dots',
        }))}
      />
      <For each={SIDES}>{(side) => <AtTheEnd battle={battle()} view={props.view} side={side} />}</For>
      <Show when={!props.isOver}>
        <p class="kit-score-standing">{standingInWords(battle(), props.view)}</p>
      </Show>
      <For each={SIDES}>{(side) => <Lines battle={battle()} view={props.view} side={side} />}</For>
      <p class="kit-score-turn">{turnOf(props.data, props.view)}</p>
    </section>
  );
};
