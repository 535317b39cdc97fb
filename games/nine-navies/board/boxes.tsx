/** Ships on the chart: a card for each side's fleet in a sea, and a box for each base at its coast. */
import { createMemo, For, Show } from 'solid-js';
import { callout } from '../../../chart/callout.ts';
import type { Box, Point } from '../../../chart/chart.ts';
import { legible } from '../../../kit/legible.ts';
import { Flag } from '../../../kit/nation.tsx';
import { pressing } from '../../../kit/press.ts';
import { SetName } from '../../../kit/set-name.tsx';
import { fittingSize } from '../../../kit/text-size.ts';
import { counted } from '../../../kit/words.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { ZONE_FACTS, ZONES } from '../data/map.ts';
import { hasFallen, ownerOf, repairCapacity } from '../rules/bases.ts';
import type { View } from '../view.ts';
import { type ChartPart, mayGo } from './chart-part.ts';
import { baseBox, seaShape } from './charts.ts';
import type { Desk } from './desk.ts';
import { flagOf, hasActed, isActive, SIDES, sideFlag, sideNames } from './facts.ts';
import { KindRow, kindsInLine, LINE, NavyRow } from './mini.tsx';
import { type Muster, musterOf, steady } from './muster.ts';
import { baseInWords } from './words.ts';
import './css/boxes.css';

const CARD = { width: 108, height: 48 } as const;

/** Lines of kinds on a card, and its height with them. */
const linesOn = ({ kinds }: Muster): number => Math.ceil(kinds.length / kindsInLine(kinds.length, CARD.width - 8));
const heightOf = (muster: Muster): number => CARD.height + (linesOn(muster) - 1) * LINE;

const fleetOf = (desk: Desk, zone: Zone, side: Alliance): Muster => musterOf(desk.muster(zone).ships.filter((ship) => ship.side === side));

/** A side's ships in a sea, as one card. */
const FleetCard = (props: {
  readonly at: Point;
  readonly side: Alliance;
  readonly zone: Zone;
  readonly muster: Muster;
  readonly desk: Desk;
}) => {
  const label = () =>
    `${counted(props.muster.ships.length, 'ship')} of the ${sideNames[props.side]} in the ${ZONE_FACTS[props.zone].name}; press to see them`;
  const isAsked = () => props.muster.ships.some(({ id }) => props.desk.orders().ships.has(id));
  const isLit = () => props.muster.ships.some(({ id }) => props.desk.isLit(id));
  const height = () => heightOf(props.muster);
  return (
    <g
      class={`nn-fleet nn-${props.side} kit-pressable`}
      classList={{ 'nn-asked': isAsked(), 'nn-lit kit-lit': isLit() }}
      transform={`translate(${props.at[0] - CARD.width / 2} ${props.at[1] - CARD.height / 2})`}
      {...pressing(label(), () => props.desk.open(props.zone))}
    >
      <rect class="nn-ring" x="-3" y="-3" width={CARD.width + 6} height={height() + 6} rx="7" />
      <rect class="nn-shade" x="1" y="2" width={CARD.width} height={height()} rx="4" />
      <rect class="nn-card" width={CARD.width} height={height()} rx="4" />
      <path class="nn-band" d={`M0 20V4A4 4 0 0 1 4 0H${CARD.width - 4}A4 4 0 0 1 ${CARD.width} 4V20Z`} />
      <For each={props.muster.navies.slice(0, 3)}>{({ navy }, i) => <Flag nation={flagOf[navy]} x={5 + i() * 17} y={5} width={14} />}</For>
      <text class="nn-fleet-count" x={CARD.width - 6} y="16">
        {props.muster.ships.length}
      </text>
      <KindRow muster={props.muster} x={6} y={40} width={CARD.width - 8} />
      <rect class="nn-edge" width={CARD.width} height={height()} rx="4" />
    </g>
  );
};

export const Fleets = (props: ChartPart & { readonly id: Zone }) => (
  <For each={SIDES}>
    {(side, i) => {
      const muster = createMemo<Muster>((before) => steady(fleetOf(props.desk, props.id, side), before));
      return (
        <Show when={muster().ships.length > 0}>
          <FleetCard at={seaShape(props.id).fleets[i() === 0 ? 0 : 1]} side={side} zone={props.id} muster={muster()} desk={props.desk} />
        </Show>
      );
    }}
  </For>
);

/** Worked out by itself, for while ships are ordered it stays as it is. */
const turnOf = (view: View, base: Base): 'active' | 'acted' | 'waits' => {
  if (isActive(view, base)) return 'active';
  return hasActed(view, base) ? 'acted' : 'waits';
};

const TURNS = { active: 'activated', acted: 'has had its turn', waits: '' } as const;

const baseLabel = ({ view, desk }: ChartPart, base: Base, turn: keyof typeof TURNS): string =>
  [
    baseInWords(view, base, desk.muster(base).ships),
    hasFallen(view, base) ? 'fallen' : '',
    TURNS[turn],
    mayGo(desk, base) || 'press to see the ships',
  ]
    .filter(Boolean)
    .join('; ');

/** Beside the title stand a flag and a count of up to three figures. */
const [TITLE, BESIDE] = [15.5, 56];

interface Shape {
  readonly box: Box;
  readonly path: string;
}

/** The height of the band with the title, which is all that an empty base is. */
const BAND = 23;

/** The box of a base where ships lie; without any only its band is left, on the side of the town. */
const shapeOf = (id: Base, isEmpty: boolean): Shape => {
  const { box, path, town } = baseBox(id);
  if (!isEmpty) return { box, path };
  const [x, y, width, height] = box;
  const band: Box = [x, town[1] > y + height ? y + height - BAND : y, width, BAND];
  return { box: band, path: callout(band, town, 8, 6) };
};

/** The ships of a base by kind and by navy, those that are damaged, and what its yard repairs. */
const BaseShips = (props: ChartPart & { readonly id: Base; readonly muster: Muster; readonly box: Box }) => {
  const [x, y, width, height] = props.box;
  return (
    <>
      <KindRow muster={props.muster} x={x + 8} y={y + 44} width={width - 12} />
      <NavyRow muster={props.muster} x={x + 8} y={y + height - 7} width={props.muster.damaged > 0 ? width - 76 : width - 44} />
      <Show when={props.muster.damaged > 0}>
        <g class="nn-hurt" transform={`translate(${x + width - 60} ${y + height - 15})`}>
          <rect width="7" height="7" />
          <text x="10" y="8">
            {props.muster.damaged}
          </text>
        </g>
      </Show>
      <g class="nn-yard" transform={`translate(${x + width - 8} ${y + height - 7})`}>
        <path
          transform="translate(-27 -9.6) scale(0.46)"
          d="M14.7 3.2A5 5 0 0 0 8.4 9.6L2.5 15.5L5.5 18.5L11.4 12.6A5 5 0 0 0 17.8 6.3L14.8 9.3L12 8.9L11.7 6.2Z"
        />
        <text>{repairCapacity(props.desk.data, props.view, props.id)}</text>
      </g>
    </>
  );
};

const bandPath = ([x, y, width]: Box, isEmpty: boolean): string => {
  const foot = isEmpty ? `V${y + BAND - 8}a8 8 0 0 1 -8 8H${x + 8}a8 8 0 0 1 -8 -8Z` : `V${y + BAND}H${x}Z`;
  return `M${x} ${y + 9}a9 9 0 0 1 9-9H${x + width - 9}a9 9 0 0 1 9 9${foot}`;
};

/** A base: who holds it, and its ships. */
export const BaseCallout = (props: ChartPart & { readonly id: Base }) => {
  const { least } = legible();
  const { title } = baseBox(props.id);
  const muster = createMemo(() => props.desk.muster(props.id));
  const isEmpty = () => muster().ships.length === 0;
  const shape = createMemo(() => shapeOf(props.id, isEmpty()));
  const [x, y, width] = [() => shape().box[0], () => shape().box[1], () => shape().box[2]];
  const size = () => Math.max(least(), fittingSize(title, width() - BESIDE, TITLE));
  const owner = createMemo(() => ownerOf(props.view, props.id));
  const turn = createMemo(() => turnOf(props.view, props.id));
  return (
    <g
      class={`nn-base nn-${owner()} kit-pressable`}
      data-place={props.id}
      classList={{
        'nn-active': turn() === 'active',
        'nn-acted': turn() === 'acted',
        'nn-offered': props.desk.isOffered(props.id),
        'nn-asked': props.desk.isAsked(props.id),
        'nn-open': props.desk.opened() === props.id,
        'nn-lit kit-lit': props.desk.isLit(props.id) || muster().ships.some(({ id }) => props.desk.isLit(id)),
      }}
      {...pressing(baseLabel(props, props.id, turn()), () => props.desk.pressPlace(props.id))}
    >
      <path class="nn-base-shade" d={shape().path} transform="translate(1 2)" />
      <path class="nn-base-ground" d={shape().path} />
      <path class="nn-base-band" d={bandPath(shape().box, isEmpty())} />
      <Flag nation={sideFlag[owner()]} x={x() + 7} y={y() + 6.5} width={16} />
      <SetName class="nn-base-title" name={title} x={x() + 28} y={y() + 17} room={width() - BESIDE + 8} size={size()} />
      <text class="nn-base-count" x={x() + width() - 7} y={y() + 18}>
        {muster().ships.length}
      </text>
      <Show when={!isEmpty()}>
        <BaseShips view={props.view} desk={props.desk} id={props.id} muster={muster()} box={shape().box} />
      </Show>
      <path class="nn-base-edge" d={shape().path} />
    </g>
  );
};

/** The rooms of all cards and boxes on the chart, for names to keep clear of. */
export const roomsOn = (desk: Desk, bases: readonly Base[]): readonly Box[] => [
  ...bases.map((id) => shapeOf(id, desk.muster(id).ships.length === 0).box),
  ...ZONES.flatMap((zone) =>
    SIDES.flatMap((side, i): readonly Box[] => {
      const fleet = fleetOf(desk, zone, side);
      const [x, y] = seaShape(zone).fleets[i === 0 ? 0 : 1];
      return fleet.ships.length === 0 ? [] : [[x - CARD.width / 2, y - CARD.height / 2, CARD.width, heightOf(fleet)]];
    }),
  ),
];
