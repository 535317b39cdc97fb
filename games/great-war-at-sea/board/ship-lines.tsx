/** The ships of a fleet, piece by piece: silhouette, name, speed, and how much of the hull is left. */
import { For, Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { ShipSheet } from '../../../tactical/board/ship-sheet.tsx';
import { speedInWords } from '../../../tactical/board/speed.ts';
import { isCrippled, speedOf } from '../../../tactical/vessel.ts';
import type { War } from '../data/data.ts';
import { berthOf, pieceIn, sheetOf } from '../data/data.ts';
import { afloatOn, shipOf } from '../rules/fleets.ts';
import type { Fleet, PieceId, ShipId } from '../state.ts';
import type { View } from '../view.ts';
import { liveryOf, profileOf, typeWords } from './facts.ts';
import { hullOf } from './fleets.ts';

interface Of {
  readonly war: War;
  readonly view: View;
}

/** The part of a hull that is left; red once a ship of the piece is crippled. */
const HullBar = (props: Of & { readonly ships: readonly ShipId[] }) => {
  const hull = () => hullOf(props.war, props.view, props.ships);
  const crippled = () => props.ships.some((id) => isCrippled(sheetOf(props.war, id), shipOf(props.view, id)));
  const left = () => `${hull().of - hull().lost} of ${hull().of}`;
  return (
    <span
      class="gw-hull"
      classList={{ 'gw-crippled': crippled() }}
      role="img"
      aria-label={`Hull ${left()}${crippled() ? ', crippled' : ''}`}
    >
      <i style={{ width: `${(100 * (hull().of - hull().lost)) / Math.max(1, hull().of)}%` }} />
    </span>
  );
};

const slowest = ({ war, view }: Of, ships: readonly ShipId[]): number =>
  Math.min(...ships.map((id) => speedOf(sheetOf(war, id), shipOf(view, id))));

/** Opened, it shows the data sheet of each of its ships. */
const PieceLine = (props: Of & { readonly piece: PieceId }) => {
  const ships = () => afloatOn(props.war, props.view, props.piece);
  const first = () => ships()[0] ?? pieceIn(props.war, props.piece).ships[0] ?? '';
  const flag = () => props.view.leaders.find(({ ship }) => ships().includes(ship))?.name;
  const name = () => {
    const { name: all, ships: built } = pieceIn(props.war, props.piece);
    return ships().length === built.length ? all : `${all}, ${ships().length} left`;
  };
  return (
    <Show when={ships().length > 0}>
      <li>
        <details class="gw-piece">
          <summary>
            <svg class="gw-piece-picture" viewBox="0 0 78 22" aria-hidden="true">
              <Silhouette profile={profileOf(props.war, first())} x={1} y={1} width={76} height={19} />
            </svg>
            <span class="gw-piece-name">
              <FlagMark nation={berthOf(props.war, first()).sheet.nation} /> {name()}
              <Show when={flag()}>{(admiral) => <em>{admiral()}</em>}</Show>
              <small>{typeWords(berthOf(props.war, first()).sheet.type)[0]}</small>
            </span>
            <span class="gw-piece-speed" title="Speed">
              {speedInWords(slowest(props, ships()))}
            </span>
            <HullBar war={props.war} view={props.view} ships={ships()} />
          </summary>
          <For each={ships()}>
            {(id) => <ShipSheet sheet={sheetOf(props.war, id)} wounds={shipOf(props.view, id)} livery={liveryOf(props.war)} />}
          </For>
        </details>
      </li>
    </Show>
  );
};

export const ShipLines = (props: Of & { readonly fleet: Fleet }) => (
  <ul class="gw-pieces">
    <For each={props.fleet.pieces}>{(piece) => <PieceLine war={props.war} view={props.view} piece={piece} />}</For>
  </ul>
);
