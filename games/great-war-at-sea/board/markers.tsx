/** Markers on the chart: own fleets, enemies in sight, and where an enemy was last, fading with its age. */
import { Show } from 'solid-js';
import { Counter, type Figure } from '../../../kit/counter.tsx';
import { isStill } from '../../../kit/still.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import { capital } from '../../../kit/words.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import { isForCargo } from '../data/vessels.ts';
import type { Fleet, Known } from '../state.ts';
import type { Marker, View } from '../view.ts';
import { fleetNumber } from '../words/told.ts';
import type { ChartPart } from './chart-part.ts';
import { profileOf, sideFlag } from './facts.ts';
import { flagshipOf, hullOf, shipsWith } from './fleets.ts';
import { agoInWords } from './time.ts';
import { enemyName, fleetInWords, knownInWords, markerTitle } from './words.ts';

interface MarkerProps extends ChartPart {
  readonly press: () => void;
}

/** Type that can be read on a marker, and the room for a name in its band. */
const [TYPE, NAME_ROOM] = [8.5, 46];

/** Nothing is written yet for the turns that may be written. */
const Unwritten = () => (
  <g class="gw-unwritten" transform="translate(3 3)" aria-hidden="true">
    <circle r="5.6" />
    <path d="M-2.3 2.3L-1.9 0.4L1.5 -3L3 -1.5L-0.4 1.9Z" />
  </g>
);

const Badge = (props: { readonly count: number }) => (
  <g class="gw-count" transform="translate(60.5 37.5)" aria-hidden="true">
    <circle r="7.6" />
    <text y="3.1" font-size={`${fittingSize(String(props.count), 10, 9)}px`}>
      {props.count}
    </text>
  </g>
);

const Foot = (props: { readonly words: string }) => (
  <text class="gw-foot" x="4" y="37.4" font-size={`${fittingSize(props.words, 52, TYPE)}px`} aria-hidden="true">
    {props.words}
  </text>
);

const woundsOf = (lost: number, of: number): readonly Figure[] =>
  lost === 0 ? [] : [{ value: `−${Math.ceil((100 * lost) / of)}%`, reduced: true }];

/** A long name gives way to that of the first ship, if she has one of her own. */
function titleOf(war: War, view: View, fleet: Fleet): string {
  const [title, flagship] = [markerTitle(view, war, fleet), flagshipOf(war, view, fleet)];
  if (flagship === undefined || fittingSize(title, NAME_ROOM, TYPE) === TYPE) return title;
  const { vessel, sheet } = berthOf(war, flagship);
  return isForCargo(vessel) ? 'Transports' : capital(sheet.name);
}

export const FleetMarker = (props: MarkerProps & { readonly fleet: Fleet }) => {
  const { war, view, dragging } = props.desk;
  const still = isStill();
  const flagship = () => flagshipOf(war(), view(), props.fleet);
  const ships = () => shipsWith(war(), view(), props.fleet);
  const hull = () => hullOf(war(), view(), ships());
  return (
    <g class="gw-fleet" classList={{ 'gw-in-port': props.fleet.port !== null }} {...(still ? {} : dragging.handlers(props.fleet.id))}>
      <Counter
        nation={flagship() === undefined ? sideFlag(war())[props.fleet.side] : berthOf(war(), flagship() ?? '').sheet.nation}
        name={titleOf(war(), view(), props.fleet)}
        label={fleetInWords(war(), view(), props.fleet, props.desk.courses().get(props.fleet.id) ?? [])}
        profile={flagship() === undefined ? undefined : profileOf(war(), flagship() ?? '')}
        figures={woundsOf(hull().lost, hull().of)}
        selected={props.desk.fleet()?.id === props.fleet.id || props.desk.isLit(props.fleet.id)}
        offered={props.desk.unwritten().has(props.fleet.id)}
        onPress={() => !dragging.wasDrag() && props.press()}
      />
      <Badge count={ships().length} />
      <Show when={props.desk.unwritten().has(props.fleet.id)}>
        <Unwritten />
      </Show>
    </g>
  );
};

export const EnemyMarker = (props: MarkerProps & { readonly marker: Marker }) => {
  const known = (): Known | undefined => props.desk.view().known.find(({ token }) => token === props.marker.token);
  const ship = () => known()?.ships[0];
  return (
    <Counter
      nation={sideFlag(props.desk.war())[props.marker.side]}
      name={fleetNumber(props.marker.token)}
      label={`${enemyName(props.desk.war(), props.marker.token)}, in sight in ${props.marker.zone}`}
      profile={ship() === undefined ? undefined : profileOf(props.desk.war(), ship() ?? '')}
      selected={props.desk.opened() === props.marker.token || props.desk.isLit(props.marker.token)}
      onPress={props.press}
    />
  );
};

/** A report pales turn by turn, but stays legible. */
const fading = (age: number): number => Math.max(0.5, 1 - 0.07 * age);

export const KnownMarker = (props: MarkerProps & { readonly known: Known }) => {
  const { war, view } = props.desk;
  const ship = () => props.known.ships[0];
  const age = () => view().turn - props.known.turn;
  const side = () => (props.known.token.startsWith('allied') ? 'allied' : 'central');
  return (
    <g style={{ opacity: fading(age()) }}>
      <Counter
        nation={sideFlag(war())[side()]}
        name={ship() === undefined ? fleetNumber(props.known.token) : `${berthOf(war(), ship() ?? '').sheet.name}?`}
        label={`${knownInWords(war(), view(), props.known)}; press to see where it can be now`}
        profile={ship() === undefined ? undefined : profileOf(war(), ship() ?? '')}
        ghost
        selected={props.desk.opened() === props.known.token || props.desk.isLit(props.known.token)}
        onPress={props.press}
      />
      <Foot words={agoInWords(age())} />
      <Badge count={props.known.ships.length} />
    </g>
  );
};
