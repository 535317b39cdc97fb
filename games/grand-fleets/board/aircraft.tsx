/** Aeroplanes and zeppelins over the sea: the higher they fly, the farther their shadow lies from them. */
import { createMemo, For, Show } from 'solid-js';
import { type Altitude, AltitudeMark } from '../../../kit/marks.tsx';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { pressing } from '../../../kit/press.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import { isAloft, wingOf } from '../rules/aircraft.ts';
import type { ShipId } from '../state.ts';
import { type AirBerth, airBerthsOf, type Flights, type Flown, flightsSince, headingAfter, NO_FLIGHTS } from './air-berths.ts';
import { airframeOf, scaleOf } from './airframes.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { bandCorners, pathOf, spotOf } from './geometry.ts';
import { craftInWords } from './words.ts';

const ALTITUDES: readonly Altitude[] = ['low', 'medium', 'high'];

/** The height of a name, in pixels as everything of a plate. */
const TYPE = 11.5;

/** Those that share a hex stand one below the other. */
const ROW = 42;

interface CraftProps {
  readonly desk: Desk;
  readonly berth: AirBerth;
  readonly flown: Flown | undefined;
  readonly closeness: Closeness;
}

/** Its flag, its name, how high it is, and how many turns its fuel lasts. */
const Plate = (props: CraftProps & { readonly size: number }) => {
  const wing = () => wingOf(props.desk.battle(), props.berth.craft.id);
  const nation = () => props.desk.battle().nations[wing().side];
  const words = () => {
    const { fuel } = props.berth.craft;
    return fuel === null ? wing().name : `${wing().name} · ${fuel}`;
  };
  const width = () => TYPE / fittingSize(words(), 1, Number.POSITIVE_INFINITY) + 34;
  return (
    <g class="gf-air-plate" transform={`translate(${20 * props.size} 0) scale(${props.closeness.pixel}) translate(0 -8.5)`}>
      <rect class="gf-air-ground" width={width()} height="17" rx="3" />
      <Flag nation={nation()} x={4} y={4.5} width={12} />
      <text x="20" y="12.5" font-size={`${TYPE}px`}>
        {words()}
      </text>
      <AltitudeMark x={width() - 8} y={13.5} altitude={ALTITUDES[props.berth.craft.level] ?? 'high'} />
    </g>
  );
};

const Craft = (props: CraftProps) => {
  const craft = () => props.berth.craft;
  const wing = () => wingOf(props.desk.battle(), craft().id);
  const frame = () => airframeOf(wing().type);
  const heading = () => headingAfter(props.flown);
  const isInHand = () => props.desk.flying.selected()?.id === craft().id;
  const isAsked = () => props.desk.flying.asked().has(craft().id);
  /** From afar they keep the size that can be pressed. */
  const size = () => Math.max(1, props.closeness.pixel * 0.8);
  const height = () => (isAloft(craft()) ? 4 + 11 * craft().level : 0);
  const plan = () => ({ profile: frame(), x: 0, y: 0, heading: heading(), scale: scaleOf(frame()) });
  return (
    <g
      class="gf-air"
      classList={{
        'gf-air-asked': isAsked(),
        'gf-air-aboard': !isAloft(craft()),
        'gf-air-in-hand': isInHand(),
        'gf-lit kit-lit': props.desk.isLit(craft().id),
      }}
      style={{
        transform: `translate(${props.berth.x}px, ${props.berth.y + props.berth.place * ROW * size()}px)`,
        '--gf-band': bandOf(props.desk.battle().nations[craft().side]),
      }}
      {...pressing(craftInWords(props.desk.battle(), props.desk.view(), craft()), () => props.desk.flying.press(craft().id), isInHand())}
    >
      <circle class="gf-grip" r={20 * size()} />
      <g transform={`scale(${size()})`}>
        <g class="gf-air-shadow" transform={`translate(${0.7 * height()} ${height()})`}>
          <Plan {...plan()} />
        </g>
        <Plan {...plan()} selected={isInHand()} />
      </g>
      <Show when={props.closeness.names === 'ships' || isAsked() || isInHand()}>
        <Plate {...props} size={size()} />
      </Show>
    </g>
  );
};

/** Where it came from, as far as one has seen it fly. */
const Track = (props: { readonly flown: Flown; readonly to: AirBerth; readonly pixel: number }) => (
  <path class="gf-air-track" d={pathOf([spotOf(props.flown.from), props.to])} stroke-width={1.6 * props.pixel} />
);

/** Bombs and torpedoes that have been ordered. */
const Attacks = (props: {
  readonly desk: Desk;
  readonly berths: readonly AirBerth[];
  readonly ships: ReadonlyMap<ShipId, Berth>;
  readonly pixel: number;
}) => (
  <For each={props.desk.flying.attacks()}>
    {([id, weapon, target]) => {
      const [from, to] = [props.berths.find(({ craft }) => craft.id === id), props.ships.get(target)];
      return from && to ? (
        <g class="gf-air-attack">
          <path d={pathOf([from, to])} stroke-width={2 * props.pixel} />
          <circle cx={to.x} cy={to.y} r={40} stroke-width={2 * props.pixel} />
          <text x={to.x} y={to.y - 46} font-size={`${12 * props.pixel}px`}>
            {weapon}
          </text>
        </g>
      ) : null;
    }}
  </For>
);

/** How far the one in hand can fly at the altitude that is chosen, and the hex that is aimed at. */
const Range = (props: { readonly desk: Desk; readonly pixel: number }) => (
  <Show when={props.desk.flying.inHand()}>
    {(craft) => {
      const corners = () => bandCorners(spotOf(craft().hex), props.desk.flying.reach());
      const top = () => corners()[4] ?? spotOf(craft().hex);
      return (
        <g class="gf-air-range" aria-hidden="true">
          <path d={`${pathOf(corners())}Z`} stroke-width={1.8 * props.pixel} />
          <text x={top().x} y={top().y - 6 * props.pixel} font-size={`${12 * props.pixel}px`}>
            {props.desk.flying.reach()} hexes
          </text>
          <Show when={props.desk.aim()}>
            {(hex) => (
              <path
                class="gf-air-aim"
                classList={{ 'gf-air-amiss': props.desk.flying.faultAt(hex()) !== null }}
                d={pathOf([spotOf(craft().hex), spotOf(hex())])}
                stroke-width={2.5 * props.pixel}
              />
            )}
          </Show>
        </g>
      );
    }}
  </Show>
);

interface AircraftProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
}

export const Aircraft = (props: AircraftProps) => {
  const berths = createMemo(() => airBerthsOf(props.desk.battle(), props.desk.view(), props.desk.flying.asked()));
  const flights = createMemo((before: Flights) => flightsSince(before, props.desk.view()), NO_FLIGHTS);
  const flownBy = (berth: AirBerth): Flown | undefined => flights().flown.get(berth.craft.id);
  return (
    <>
      <Range desk={props.desk} pixel={props.closeness.pixel} />
      <g class="gf-air-lines" aria-hidden="true">
        <For each={berths()}>
          {(berth) => <Show when={flownBy(berth)}>{(flown) => <Track flown={flown()} to={berth} pixel={props.closeness.pixel} />}</Show>}
        </For>
        <Attacks desk={props.desk} berths={berths()} ships={props.berths} pixel={props.closeness.pixel} />
      </g>
      <For each={berths()}>{(berth) => <Craft desk={props.desk} berth={berth} flown={flownBy(berth)} closeness={props.closeness} />}</For>
    </>
  );
};
