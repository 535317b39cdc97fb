/** The card of a fleet: its mission and orders, its ships with their coal and their wounds, and what can be written on it. */
import { createMemo, For, Show } from 'solid-js';
import { Answers } from '../../../kit/answers.tsx';
import { FlagMark } from '../../../kit/nation.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { counted } from '../../../kit/words.ts';
import { ShipSheet } from '../../../tactical/board/ship-sheet.tsx';
import { paceInWords } from '../../../tactical/board/speed.ts';
import type { Area } from '../data/areas.ts';
import { areaName, isArea } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { burnsFuel, capacityOf } from '../rules/fuel.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, PieceView, View } from '../view.ts';
import { nameFor } from '../words/fleets.ts';
import { placeName } from '../words/names.ts';
import { groupsOf } from './answers.ts';
import type { PanelPart } from './chart-part.ts';
import type { Desk } from './desk.ts';
import { flagOf, navyName, profileOf, typeName } from './facts.ts';
import { conditionOf, isRaw, leaderIn, piecesOf, speedIn } from './fleets.ts';
import { livery } from './livery.ts';
import { numberOf, orderInWords, pieceName, standingInWords, thisTurnInWords, typesInWords } from './words.ts';

/** One box after another, as on the card; the last that are left are red. */
const FuelBoxes = (props: { readonly fuel: number; readonly room: number }) => {
  const boxes = () => Array.from({ length: props.room }, (_, i) => i);
  return (
    <span
      class="cw-fuel"
      classList={{ 'cw-fuel-short': props.fuel <= 4 }}
      role="img"
      aria-label={`Fuel ${props.fuel} of ${props.room}`}
      title={`Fuel ${props.fuel} of ${props.room}`}
    >
      <For each={boxes()}>{(i) => <i classList={{ 'cw-fuel-full': i < props.fuel }} />}</For>
    </span>
  );
};

const ShipWounds = (props: { readonly view: View; readonly data: Data; readonly id: ShipId }) => {
  const sheet = () => sheetOf(props.data, props.view, props.id);
  return (
    <Show when={conditionOf(props.view, props.id)}>
      {(condition) => (
        <ShipSheet livery={livery} sheet={sheet()} wounds={condition()} rounds={condition().rounds} raw={isRaw(props.view, sheet())} />
      )}
    </Show>
  );
};

const hurt = (view: View, ships: readonly ShipId[]): number => ships.reduce((sum, id) => sum + (conditionOf(view, id)?.hull ?? 0), 0);

/** A piece: opened, it shows the data sheet of each of its ships. */
const PieceLine = (props: { readonly view: View; readonly data: Data; readonly piece: PieceView; readonly flag: string | undefined }) => {
  const first = () => props.piece.ships[0] ?? '';
  const damage = () => hurt(props.view, props.piece.ships);
  const worth = () => props.piece.ships.reduce((sum, id) => sum + sheetOf(props.data, props.view, id).points, 0);
  return (
    <li>
      <details class="cw-piece" classList={{ 'cw-piece-one': props.piece.ships.length === 1 }}>
        <summary>
          <svg class="cw-piece-picture" viewBox="0 0 70 24" aria-hidden="true">
            <Silhouette profile={profileOf(first())} x={1} y={1} width={68} height={21} />
          </svg>
          <span class="cw-piece-words">
            <b>
              <FlagMark nation={flagOf(first())} /> {pieceName(props.piece.ships)}
              <em> {paceInWords(speedIn(props.data, props.view, props.piece))}</em>
              <Show when={props.flag}>{(name) => <em>, {name()}</em>}</Show>
            </b>
            <span>
              {navyName(first())} {typeName(first())} · {counted(worth(), 'point')}
              <Show when={damage() > 0}>
                <span class="cw-hurt"> · hull −{damage()}</span>
              </Show>
            </span>
            <Show when={burnsFuel(props.piece)}>
              <FuelBoxes fuel={props.piece.fuel} room={capacityOf(props.data, props.piece)} />
            </Show>
          </span>
        </summary>
        <For each={props.piece.ships}>{(id) => <ShipWounds view={props.view} data={props.data} id={id} />}</For>
      </details>
    </li>
  );
};

const OrderLines = (props: { readonly view: View; readonly fleet: FleetView; readonly goal: Area | undefined }) => (
  <dl class="cw-orders">
    <Show when={props.view.turn > 0}>
      <div>
        <dt>This turn</dt>
        <dd>{thisTurnInWords(props.view, props.fleet)}</dd>
      </div>
    </Show>
    <Show when={props.fleet.side === 'central'}>
      <div>
        <dt>{props.view.turn === 0 ? 'First turn' : 'Next turn'}</dt>
        <dd>{props.fleet.next === null ? <span class="cw-unwritten">not written: stays</span> : orderInWords(props.fleet.next)}</dd>
      </div>
    </Show>
    <Show when={props.goal}>
      {(goal) => (
        <div>
          <dt>Course for</dt>
          <dd>{areaName(goal())}</dd>
        </div>
      )}
    </Show>
    <Show when={props.fleet.route.at(-1)}>
      {(goal) => (
        <div>
          <dt>Bound for</dt>
          <dd>
            {areaName(goal())}, {props.fleet.route.length} to go
          </dd>
        </div>
      )}
    </Show>
    <Show when={props.fleet.charge}>
      {(convoy) => (
        <div>
          <dt>Escorts</dt>
          <dd>{placeName(convoy())}</dd>
        </div>
      )}
    </Show>
    <Show when={props.fleet.pursuit}>
      {(pursuit) => (
        <div>
          <dt>Pursues</dt>
          <dd>{pursuit().turns === 1 ? 'for one more turn' : `for ${pursuit().turns} more turns`}</dd>
        </div>
      )}
    </Show>
    <Show when={props.fleet.post === 'marker' && !props.fleet.hidden}>
      <div>
        <dt>The enemy sees</dt>
        <dd>marker {numberOf(props.fleet.token)}</dd>
      </div>
    </Show>
  </dl>
);

/** A goal further off: the fleet sails on turn by turn, with all others that are bound for somewhere. */
const CourseChoice = (props: { readonly desk: Desk; readonly fleet: FleetView }) => {
  const goals = () => props.desk.bound.goalsFor(props.fleet.id);
  return (
    <Show when={goals().length > 0}>
      <label class="cw-course">
        <span>Course for</span>
        <select onChange={({ currentTarget: { value } }) => isArea(value) && props.desk.bound.lay(props.fleet.id, value)}>
          <option value="">further off…</option>
          <For each={goals()}>
            {({ area, moves }) => (
              <option value={area}>
                {areaName(area)}, {moves} turns
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  );
};

export const FleetPanel = (props: PanelPart & { readonly fleet: FleetView }) => {
  const pieces = createMemo(() => piecesOf(props.view, props.fleet));
  const options = () => props.desk.orders().byFleet.get(props.fleet.id) ?? [];
  const leader = () => leaderIn(props.view, props.fleet);
  return (
    <Panel
      title={nameFor(props.view, props.fleet.id)}
      words={
        <>
          {areaName(props.fleet.area)} · {standingInWords(props.fleet)}
        </>
      }
      side={props.side}
      isFolded={props.small}
      takesFocus={props.desk.isByHand()}
      onClose={() => props.desk.open(null)}
    >
      <OrderLines view={props.view} fleet={props.fleet} goal={props.desk.bound.goalOf(props.fleet.id)} />
      <Answers groups={groupsOf(options())} onChoose={props.desk.choose} about={nameFor(props.view, props.fleet.id)} />
      <CourseChoice desk={props.desk} fleet={props.fleet} />
      <Show when={props.fleet.next !== null && props.desk.unwritten()}>
        {(id) => (
          <button type="button" class="kit-answer cw-next" onClick={() => props.desk.takeUp(id())}>
            Next: {nameFor(props.view, id())}
          </button>
        )}
      </Show>
      <p class="cw-types">{typesInWords(props.view, props.fleet)}</p>
      <ul class="cw-pieces">
        <For each={pieces()}>
          {(piece) => (
            <PieceLine
              view={props.view}
              data={props.data}
              piece={piece}
              flag={leader() && piece.ships.includes(leader()?.ship ?? '') ? `flag of ${leader()?.name}` : undefined}
            />
          )}
        </For>
      </ul>
    </Panel>
  );
};
