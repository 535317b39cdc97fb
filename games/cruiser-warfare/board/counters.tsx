/** Counters on the chart: own fleets with their ships, markers of the enemy, and where markers were last seen. */
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { Counter, type Figure } from '../../../kit/counter.tsx';
import { Stack } from '../../../kit/stack.tsx';
import { AREAS, type Area } from '../data/map.ts';
import type { Fleet, Side } from '../state.ts';
import type { Marker } from '../view.ts';
import { berthOf } from './berths.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { areaShape } from './charts.ts';
import { areaName, flagOf, profileOf, SIDES, sideFlag, sideWords } from './facts.ts';
import { bunkersIn, damageIn, flagshipOf, shipsOf, shortName } from './fleets.ts';
import type { Muster } from './muster.ts';
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

const isWritten = ({ side, next, order }: Fleet): boolean => (side === 'central' ? next !== null : order.act !== 'stay');

const FleetCounter = (props: PieceProps & { readonly fleet: Fleet }) => {
  const ship = () => flagshipOf(props.view, props.fleet);
  const bunkers = () => bunkersIn(props.view, props.fleet);
  return (
    <g
      class="cw-fleet"
      classList={{ 'cw-hidden': props.fleet.hidden, 'cw-lying': props.fleet.post !== 'marker' }}
      data-fleet={props.fleet.id}
    >
      <Counter
        nation={ship() === undefined ? sideFlag[props.fleet.side] : flagOf(ship() ?? '')}
        name={shortName(props.view, props.fleet)}
        label={fleetInWords(props.view, props.fleet)}
        profile={ship() === undefined ? undefined : profileOf(ship() ?? '')}
        figures={figuresOf(shipsOf(props.view, props.fleet).length, damageIn(props.view, props.fleet))}
        selected={props.desk.fleet() === props.fleet.id || props.desk.isLit(props.fleet.id) || props.desk.isLit(props.fleet.token)}
        offered={props.desk.isAsked(props.fleet.id)}
        onPress={props.press}
      />
      <Show when={bunkers()}>{(fuel) => <FuelGauge left={fuel().left} of={fuel().of} />}</Show>
      <Show when={isWritten(props.fleet)}>
        <Tick />
      </Show>
    </g>
  );
};

const MarkerCounter = (props: PieceProps & { readonly marker: Marker }) => {
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

const GhostCounter = (props: PieceProps & { readonly ghost: Ghost }) => {
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

interface StacksProps extends ChartPart {
  readonly muster: Muster;
  readonly shown: Shown;
}

const SideStack = (props: StacksProps & { readonly area: Area; readonly side: Side }) => {
  const names = createMemo(() => props.muster.at(props.area, props.side));
  const press = (name: string): void => (props.muster.fleets.has(name) ? props.desk.pressFleet(name) : props.desk.pressMarker(name));
  const berth = () => berthOf(props.area, props.side, { isAlone: isAlone(), hasFigures: props.shown().figures });
  const isAlone = () => props.muster.at(props.area, props.side === 'allied' ? 'central' : 'allied').length === 0;
  const isAsked = () => names().some((name) => props.muster.fleets.has(name) && props.desk.isAsked(name));
  return (
    <Stack
      each={names()}
      room={berth().room}
      label={`${areaName(props.area)}: ${names().length} ${sideWords[props.side]} counters`}
      most={berth().scale}
      least={berth().scale}
      offered={isAsked()}
      selected={names().some((name) => name === props.desk.opened() || props.desk.isLit(name))}
    >
      {(name, close) => {
        const part = {
          press: () => {
            close();
            press(name);
          },
        };
        return (
          <Switch>
            <Match when={props.muster.fleets.get(name)}>
              {(fleet) => <FleetCounter {...part} view={props.view} desk={props.desk} fleet={fleet()} />}
            </Match>
            <Match when={props.muster.markers.get(name)}>
              {(marker) => <MarkerCounter {...part} view={props.view} desk={props.desk} marker={marker()} />}
            </Match>
            <Match when={props.muster.ghosts.get(name)}>
              {(ghost) => <GhostCounter {...part} view={props.view} desk={props.desk} ghost={ghost()} />}
            </Match>
          </Switch>
        );
      }}
    </Stack>
  );
};

/** Stacks that found no room on the water lie ashore, with a line to where they are. */
const Tether = (props: { readonly area: Area }) => {
  const { stacks, centre } = areaShape(props.area);
  const [x, y] = [(stacks[0][0] + stacks[1][0]) / 2, (stacks[0][1] + stacks[1][1]) / 2];
  return (
    <g class="cw-tether" aria-hidden="true">
      <path d={`M${x} ${y}L${centre[0]} ${centre[1]}`} />
      <circle cx={centre[0]} cy={centre[1]} r="2.4" />
    </g>
  );
};

export const Stacks = (props: StacksProps) => (
  <>
    <For each={AREAS.filter((area) => areaShape(area).ashore)}>
      {(area) => (
        <Show when={SIDES.some((side) => props.muster.at(area, side).length > 0)}>
          <Tether area={area} />
        </Show>
      )}
    </For>
    <For each={AREAS}>{(area) => <For each={SIDES}>{(side) => <SideStack {...props} area={area} side={side} />}</For>}</For>
  </>
);

/** Crossed guns where fleets have met. */
export const Contacts = (props: ChartPart) => (
  <For each={props.view.contacts.filter(({ fought }) => !fought)}>
    {({ area, place, surprise }) => (
      <g
        class="cw-contact"
        classList={{ 'cw-contact-now': props.view.fighting === place }}
        transform={`translate(${areaShape(area).centre[0]} ${areaShape(area).centre[1] - 20})`}
        role="img"
        aria-label={`Fleets have met in ${areaName(area)}${surprise ? ', by surprise' : ''}`}
      >
        <path d="M0-11L2.6-4.5L8.8-7.2L5.2-1.5L10.8 2L4.2 2.7L4.9 9.3L0.6 4.5L-4.2 9.2L-3.7 2.7L-10.8 3.1L-5.1-1.2L-8.8-6.8L-2.6-4.2Z" />
      </g>
    )}
  </For>
);
