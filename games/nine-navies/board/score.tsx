/** The score in a few lines: points of both sides, zones held, and how near the blockade is to breaking. */
import { For, Show } from 'solid-js';
import { Flag } from '../../../kit/nation.tsx';
import type { Alliance } from '../data/map.ts';
import { ZONE_FACTS, ZONES } from '../data/map.ts';
import { levelOf } from '../rules/victory.ts';
import type { View } from '../view.ts';
import { dateOf, SIDES, sideFlag, sideNames } from './facts.ts';
import { counted } from './words.ts';

const held = (view: View, side: Alliance): number =>
  ZONES.filter((zone) => zone !== 'american-waters' && view.control[zone] === side).length;
/** What the zones now held will bring at the end of the turn if nothing changes. */
const worth = (view: View, side: Alliance): number =>
  ZONES.reduce((sum, zone) => (view.control[zone] === side ? sum + ZONE_FACTS[zone].points[side === 'allied' ? 0 : 1] : sum), 0);

const standing = ({ points, lastTurn }: View): string => {
  const { allied, central } = points;
  if (allied === central) return 'level: a draw as it stands';
  const leader: Alliance = allied > central ? 'allied' : 'central';
  const level = levelOf(Math.max(allied, central), Math.min(allied, central), lastTurn === 3);
  return `${level} victory of the ${sideNames[leader]} as it stands`;
};

/** Both totals on one scale; a bar has its side's pattern besides its colour. */
export const Track = (props: { readonly view: View }) => {
  const most = () => Math.max(20, Math.ceil(Math.max(props.view.points.allied, props.view.points.central) / 20) * 20);
  return (
    <div class="nn-track">
      <For each={SIDES}>
        {(side) => (
          <div class={`nn-track-row nn-${side}`} role="img" aria-label={`${sideNames[side]}: ${counted(props.view.points[side], 'point')}`}>
            <svg class="nn-flag" viewBox="0 0 9 6" aria-hidden="true">
              <Flag nation={sideFlag[side]} />
            </svg>
            <b>{props.view.points[side]}</b>
            <meter class={`nn-meter nn-meter-${side}`} min={0} max={most()} value={props.view.points[side]} aria-hidden="true" />
          </div>
        )}
      </For>
      <p class="nn-track-scale">
        <span>0</span>
        <span>{most() / 2}</span>
        <span>{most()}</span>
      </p>
    </div>
  );
};

const Blockade = (props: { readonly turns: number }) => (
  <p
    class="nn-blockade"
    role="img"
    aria-label={`The Central Powers have held the North Sea and the North Atlantic for ${props.turns} of three turns`}
  >
    <span class="nn-blockade-name">Blockade broken</span>
    <For each={[1, 2, 3]}>
      {(step) => (
        <span class="nn-blockade-box" classList={{ 'nn-blockade-lit': step <= props.turns }}>
          {step}
        </span>
      )}
    </For>
  </p>
);

export const Score = (props: { readonly view: View }) => (
  <section class="nn-score" aria-label="Score">
    <Track view={props.view} />
    <p class="nn-standing">{standing(props.view)}</p>
    <ul>
      <For each={SIDES}>
        {(side) => (
          <li>
            <svg class="nn-flag" viewBox="0 0 9 6" aria-hidden="true">
              <Flag nation={sideFlag[side]} />
            </svg>
            {sideNames[side]}: {counted(held(props.view, side), 'zone')}, worth {worth(props.view, side)}
          </li>
        )}
      </For>
    </ul>
    <Blockade turns={Math.min(3, props.view.stranglehold)} />
    <Show when={props.view.turn > 0} fallback={<p class="nn-score-turn">The fleets are being set up.</p>}>
      <p class="nn-score-turn">
        Turn {props.view.turn} of {props.view.lastTurn}: {dateOf(props.view.turn)}
      </p>
    </Show>
  </section>
);
