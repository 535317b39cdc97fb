/** The score in a few lines: points of both sides as far as one knows, who would win, and the turn. */
import { For, Show } from 'solid-js';
import type { ScoreProps } from '../../../kit/board-props.ts';
import { Points, talliesOf } from '../../../kit/score.tsx';
import type { Data, War } from '../data/data.ts';
import { warIn } from '../data/data.ts';
import type { View } from '../view.ts';
import { scoreInWords } from '../words/scored.ts';
import { sideFlag } from './facts.ts';
import { dayOf, hoursOf } from './time.ts';

const standing = ({ operation: { sides, margin } }: War, { points: { allied, central } }: View): string => {
  const lead = Math.abs(allied - central);
  if (lead < margin) return `a draw as it stands: a lead of ${margin} points wins`;
  return `${sides[allied > central ? 'allied' : 'central'].name} lead by ${lead}`;
};

export const Score = (props: ScoreProps<View, Data>) => {
  const war = () => warIn(props.data, props.view);
  const names = () => ({ allied: war().operation.sides.allied.name, central: war().operation.sides.central.name });
  const turn = () => Math.max(war().operation.turns.first, props.view.turn);
  return (
    <section class="kit-score" aria-label="Score">
      <Points of={talliesOf(props.view.points, names(), sideFlag(war()))} />
      <Show when={!props.isOver}>
        <p class="kit-score-standing">{standing(war(), props.view)}</p>
      </Show>
      <Show when={props.view.scored.length > 0}>
        <ul class="gw-scored">
          <For each={props.view.scored}>
            {(score) => (
              <li>
                {names()[score.side]}: {scoreInWords(war(), score)} <b>{score.points}</b>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="kit-score-turn">
        {dayOf(war().operation, turn())}, {hoursOf(war().operation, turn())}: turn {turn()} of {war().operation.turns.last}
      </p>
    </section>
  );
};
