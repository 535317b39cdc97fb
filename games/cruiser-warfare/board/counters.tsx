/** Counters on the chart: own fleets with their ships, markers of the enemy, and where markers were last seen. */
import { Show } from 'solid-js';
import { Counter, type Figure } from '../../../kit/counter.tsx';
import { isPin } from '../../../kit/pin.tsx';
import { isStill } from '../../../kit/still.ts';
import { areaName } from '../data/areas.ts';
import type { FleetView, Marker } from '../view.ts';
import type { ChartPart } from './chart-part.ts';
import { flagOf, profileOf, sideFlag } from './facts.ts';
import { bunkersIn, damageIn, flagshipOf, shipsOf, shortName } from './fleets.ts';
import { agoInWords, fading, type Ghost } from './sightings.ts';
import { fleetInWords, ghostInWords, knownUnder, markerInWords, numberOf, shipName } from './words.ts';

interface PieceProps extends ChartPart {
  readonly press: () => void;
}

/** A gauge along the foot of the card. */
const FuelGauge = (props: { readonly left: number; readonly of: number }) => (
  <g class="cw-gauge" classList={{ 'cw-gauge-low': props.left <= 4 }} aria-hidden="true">
    <rect class="cw-gauge-ground" x="4" y="33.4" width="30" height="3.8" rx="1.2" />
    <rect class="cw-gauge-left" x="4" y="33.4" width={(30 * props.left) / Math.max(1, props.of)} height="3.8" rx="1.2" />
  </g>
);

const figuresOf = (ships: number, damage: number): readonly Figure[] => [
  ...(damage > 0 ? [{ value: `−${damage}`, reduced: true }] : []),
  ...(ships > 1 ? [{ value: ships }] : []),
];

/** An order has been written, so that nobody is forgotten. */
const Tick = () => (
  <g class="cw-tick" transform="translate(61 3)" aria-hidden="true">
    <circle r="6" />
    <path d="M-2.6 0.2L-0.6 2.2L2.8 -2" />
  </g>
);

const isWritten = ({ side, next, order }: FleetView): boolean => (side === 'central' ? next !== null : order.act !== 'stay');

export const FleetCounter = (props: PieceProps & { readonly fleet: FleetView }) => {
  const { dragging } = props.desk.carrying;
  const still = isStill();
  const pinned = isPin();
  const ship = () => flagshipOf(props.view, props.fleet);
  const bunkers = () => bunkersIn(props.data, props.view, props.fleet);
  return (
    <g
      class="cw-fleet"
      classList={{ 'cw-hidden': props.fleet.hidden, 'cw-lying': props.fleet.post !== 'marker' }}
      data-fleet={props.fleet.id}
      {...(still ? {} : dragging.handlers(props.fleet.id))}
    >
      <Counter
        nation={ship() === undefined ? sideFlag[props.fleet.side] : flagOf(ship() ?? '')}
        name={shortName(props.view, props.fleet)}
        label={fleetInWords(props.data, props.view, props.fleet)}
        profile={ship() === undefined ? undefined : profileOf(ship() ?? '')}
        figures={figuresOf(shipsOf(props.view, props.fleet).length, damageIn(props.view, props.fleet))}
        selected={props.desk.fleet() === props.fleet.id || props.desk.isLit(props.fleet.id) || props.desk.isLit(props.fleet.token)}
        offered={props.desk.isAsked(props.fleet.id)}
        onPress={() => !dragging.wasDrag() && props.press()}
      />
      <Show when={!pinned() && bunkers()}>{(fuel) => <FuelGauge left={fuel().left} of={fuel().of} />}</Show>
      <Show when={!pinned() && isWritten(props.fleet)}>
        <Tick />
      </Show>
    </g>
  );
};

export const MarkerCounter = (props: PieceProps & { readonly marker: Marker }) => {
  const known = () => knownUnder(props.view, props.marker.token);
  const name = () => {
    const [ship] = known();
    if (ship !== undefined) return shipName(ship);
    if (props.marker.convoy) return 'Convoy';
    return props.marker.post === 'marker'
      ? `Marker ${numberOf(props.marker.token)}`
      : props.marker.post === 'station'
        ? 'On station'
        : 'Blockade';
  };
  const profile = () => {
    const [ship] = known();
    if (ship !== undefined) return profileOf(ship);
    return props.marker.convoy ? profileOf('indian-slow-1') : undefined;
  };
  const count = () => props.marker.counters ?? known().length;
  return (
    <Counter
      nation={known()[0] === undefined ? sideFlag[props.marker.side] : flagOf(known()[0] ?? '')}
      name={name()}
      label={`${markerInWords(props.view, props.marker)}, ${areaName(props.marker.area)}`}
      profile={profile()}
      icon={profile() === undefined && props.marker.post !== 'marker' ? 'anchor' : undefined}
      figures={figuresOf(count(), 0)}
      selected={props.desk.opened() === props.marker.token || props.desk.isLit(props.marker.token)}
      onPress={props.press}
    />
  );
};

export const GhostCounter = (props: PieceProps & { readonly ghost: Ghost }) => {
  const ship = () => knownUnder(props.view, props.ghost.token)[0];
  return (
    <g style={{ opacity: fading(props.ghost.age) }}>
      <Counter
        nation={sideFlag[props.ghost.side]}
        name={ship() === undefined ? agoInWords(props.ghost.age) : `${shipName(ship() ?? '')}?`}
        label={`${ghostInWords(props.ghost)}, ${areaName(props.ghost.area)}; press to see where it can be now`}
        profile={ship() === undefined ? undefined : profileOf(ship() ?? '')}
        ghost
        selected={props.desk.opened() === props.ghost.token}
        onPress={props.press}
      />
    </g>
  );
};
