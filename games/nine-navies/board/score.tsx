/** The score in a few lines: points of both sides, zones held, and how near sudden death is. */
import { For, Show } from 'solid-js';
import type { ScoreProps } from '../../../kit/board-props.ts';
import { FlagMark } from '../../../kit/nation.tsx';
import { Points, talliesOf } from '../../../kit/score.tsx';
import { Gauge } from '../../../kit/sheet.tsx';
import { counted } from '../../../kit/words.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { ZONES } from '../data/map.ts';
import { pointsFor } from '../rules/control.ts';
import { leadOf } from '../rules/victory.ts';
import type { View } from '../view.ts';
import { dateOf, SIDES, sideFlag, sideNames } from './facts.ts';
import './css/score.css';

const held = (view: View, side: Alliance): number =>
  ZONES.filter((zone) => zone !== 'american-waters' && view.control[zone] === side).length;
/** What the zones now held will bring at the end of the turn if nothing changes. */
const worth = (data: Data, view: View, side: Alliance): number =>
  ZONES.reduce((sum, zone) => (view.control[zone] === side ? sum + pointsFor(data, zone, side) : sum), 0);

const standing = (view: View): string => {
  const lead = leadOf(view);
  return lead ? `${lead.level} victory of the ${sideNames[lead.side]} as it stands` : 'level: a draw as it stands';
};

export const Track = (props: { readonly view: View }) => <Points of={talliesOf(props.view.points, sideNames, sideFlag)} scale />;

export const Score = (props: ScoreProps<View, Data>) => {
  const blockade = () => Math.min(3, props.view.stranglehold);
  return (
    <section class="kit-score nn-score" aria-label="Score">
      <Track view={props.view} />
      <Show when={!props.isOver}>
        <p class="kit-score-standing">{standing(props.view)}</p>
      </Show>
      <Show when={props.data.pack}>{(name) => <p class="kit-score-standing">With the figures of {name()}</p>}</Show>
      <ul>
        <For each={SIDES}>
          {(side) => (
            <li>
              <FlagMark nation={sideFlag[side]} />
              {sideNames[side]}: {counted(held(props.view, side), 'zone')}, worth {worth(props.data, props.view, side)}
            </li>
          )}
        </For>
      </ul>
      <Gauge
        name="Sudden death"
        label={`Sudden death: the Central Powers have held the North Sea and the North Atlantic for ${blockade()} of three turns`}
        of={3}
        at={blockade()}
      />
      <Show when={props.view.turn > 0} fallback={<p class="kit-score-turn">The fleets are being set up.</p>}>
        <p class="kit-score-turn">
          Turn {props.view.turn} of {props.view.lastTurn}: {dateOf(props.view.turn)}
        </p>
      </Show>
    </section>
  );
};
