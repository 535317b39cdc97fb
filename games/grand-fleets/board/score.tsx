/** The score in a few lines: points of both sides, and what they are made of. */
import { For, Show } from 'solid-js';
import { Points } from '../../../kit/score.tsx';
import type { Data } from '../data/data.ts';
import { battleOf } from '../data/data.ts';
import { pointsOf, scoreOf, verdictIn } from '../rules/scoring.ts';
import { SIDES } from '../state.ts';
import type { View } from '../view.ts';
import { turnOf } from './account.ts';

const standing = (data: Data, view: View): string => {
  const battle = battleOf(data, view);
  const { winner, level } = verdictIn(battle, view);
  return winner === null ? 'A draw, as it stands' : `A ${level} ${battle.names[winner]} victory, as it stands`;
};

export const Score = (props: { readonly view: View; readonly data: Data }) => {
  const battle = () => battleOf(props.data, props.view);
  return (
    <section class="kit-score" aria-label="Score">
      <Points
        of={SIDES.map((side) => ({
          name: battle().names[side],
          nation: battle().nations[side],
          points: pointsOf(battle(), props.view, side),
          pattern: side === 'blue' ? 'stripes' : 'dots',
        }))}
      />
      <p class="kit-score-standing">{standing(props.data, props.view)}</p>
      <For each={SIDES}>
        {(side) => (
          <Show when={scoreOf(battle(), props.view, side).length > 0}>
            <details class="gf-score-lines">
              <summary>{battle().names[side]} points</summary>
              <ul>
                <For each={scoreOf(battle(), props.view, side)}>
                  {({ words, points }) => (
                    <li>
                      {words} <b>{points}</b>
                    </li>
                  )}
                </For>
              </ul>
            </details>
          </Show>
        )}
      </For>
      <p class="kit-score-turn">{turnOf(props.data, props.view)}</p>
    </section>
  );
};
