/** The chart of Europe: seas with their worth and who holds them, fleets at sea, and bases as boxes at their coasts. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import { Land, Sea } from '../../../kit/land.tsx';
import { Flag } from '../../../kit/nation.tsx';
import { pressing } from '../../../kit/press.ts';
import { Space } from '../../../kit/space.tsx';
import type { Box } from '../../../kit/view-box.ts';
import type { Alliance, Base, Zone } from '../data/map.ts';
import { BASE_FACTS, NARROWS, ZONE_FACTS, ZONES } from '../data/map.ts';
import type { View } from '../view.ts';
import { BASE_IDS, baseBox, chart, type Inset, type Narrow, seaShape } from './charts.ts';
import type { Desk } from './desk.ts';
import { flagOf, hasFallen, isActive, isBase, isOnMap, ownerOf, SIDES, shortDate, sideFlag, sideNames, yardOf } from './facts.ts';
import { KindRow, kindsInLine, LINE, NavyRow } from './mini.tsx';
import { type Muster, musterOf } from './muster.ts';
import { sendingTo } from './orders.ts';
import { baseInWords, counted, zoneInWords } from './words.ts';

interface PartProps {
  readonly view: View;
  readonly desk: Desk;
}

interface Patterns {
  readonly allied: string;
  readonly central: string;
}

/** Who holds a sea is told by a pattern as well as by a tint: slanting lines for the Allies, dots for the Central Powers. */
const Tints = (props: Patterns) => (
  <defs>
    <pattern id={props.allied} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect class="nn-tint-allied" width="11" height="11" />
      <path class="nn-tint-line" d="M0 0H11" />
    </pattern>
    <pattern id={props.central} width="11" height="11" patternUnits="userSpaceOnUse">
      <rect class="nn-tint-central" width="11" height="11" />
      <circle class="nn-tint-dot" cx="3" cy="3" r="1.15" />
      <circle class="nn-tint-dot" cx="8.5" cy="8.5" r="1.15" />
    </pattern>
  </defs>
);

const mayGo = (desk: Desk, place: string): string => {
  const way = sendingTo(desk.sendings(), place);
  if (way) return `press to send ${counted(way.ships.length, 'ship')} here`;
  return desk.orders().places.has(place) ? 'may be chosen' : '';
};

const zoneLabel = ({ view, desk }: PartProps, zone: Zone): string =>
  [zoneInWords(view, zone), mayGo(desk, zone)].filter(Boolean).join('; ');

interface ZoneProps extends PartProps {
  readonly id: Zone;
  readonly part: 'path' | 'america' | 'africa';
  readonly patterns: Patterns;
}

/** One body of water. What shows of it in an inset can be pressed too, but only the chief part is named to those who listen. */
const ZoneArea = (props: ZoneProps) => {
  const path = () => seaShape(props.id)[props.part];
  const isChief = () => (props.id === 'american-waters' ? props.part === 'america' : props.part === 'path');
  const holder = () => props.view.control[props.id];
  const tint = () => {
    const side = holder();
    return side ? `url(#${props.patterns[side]})` : 'none';
  };
  const offered = () => props.desk.isOffered(props.id);
  return (
    <g
      class="nn-zone"
      classList={{
        'nn-zone-offered': offered(),
        'nn-lit-area': props.desk.isLit(props.id),
        'nn-fought': props.view.battle?.zone === props.id,
      }}
    >
      <path class="nn-tint" d={path()} fill={tint()} />
      <Show
        when={isChief()}
        fallback={
          <path
            class="nn-zone-echo"
            classList={{ 'nn-zone-echo-offered': offered() }}
            d={path()}
            aria-hidden="true"
            onClick={() => props.desk.pressPlace(props.id)}
          />
        }
      >
        <Space
          path={path()}
          name={ZONE_FACTS[props.id].name}
          label={zoneLabel(props, props.id)}
          offered={offered()}
          selected={props.desk.opened() === props.id}
          onPress={() => props.desk.pressPlace(props.id)}
        />
      </Show>
    </g>
  );
};

/** What a sea is worth to either side; the half of its holder is raised and ticked. */
const Plate = (props: { readonly id: Zone; readonly holder: Alliance | null }) => {
  const at = () => seaShape(props.id).plate;
  const points = () => ZONE_FACTS[props.id].points;
  return (
    <g class="nn-plate" transform={`translate(${at()[0]} ${at()[1]})`} aria-hidden="true">
      <For each={SIDES}>
        {(side, i) => (
          <g
            class="nn-plate-half"
            classList={{ 'nn-plate-held': props.holder === side }}
            transform={`translate(${i() === 0 ? -43 : 1} -10)`}
          >
            <rect width="42" height="20" rx="4" />
            <Flag nation={sideFlag[side]} x={5} y={5.5} width={13.5} />
            <text x="27" y="15">
              {points()[i()]}
            </text>
            <Show when={props.holder === side}>
              <path class="nn-tick" d="M33 9.5L35.4 12.6L39 6.4" />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
};

const ZoneName = (props: { readonly id: Zone }) => {
  const { name, label, angle } = seaShape(props.id);
  return (
    <text class="nn-zone-name" transform={`translate(${label[0]} ${label[1]}) rotate(${angle})`} aria-hidden="true">
      <For each={name}>
        {(line, i) => (
          <tspan x="0" dy={i() === 0 ? 0 : 17}>
            {line}
          </tspan>
        )}
      </For>
    </text>
  );
};

const CARD = { width: 108, height: 48 } as const;

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
  const lines = () => Math.ceil(props.muster.kinds.length / kindsInLine(props.muster.kinds.length, CARD.width - 8));
  const height = () => CARD.height + (lines() - 1) * LINE;
  return (
    <g
      class={`nn-fleet nn-${props.side} kit-pressable`}
      classList={{ 'nn-asked': isAsked(), 'nn-lit': isLit() }}
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

const Fleets = (props: PartProps & { readonly id: Zone }) => (
  <For each={SIDES}>
    {(side, i) => {
      const muster = createMemo(() => musterOf(props.desk.muster(props.id).ships.filter((ship) => ship.side === side)));
      return (
        <Show when={muster().ships.length > 0}>
          <FleetCard at={seaShape(props.id).fleets[i() === 0 ? 0 : 1]} side={side} zone={props.id} muster={muster()} desk={props.desk} />
        </Show>
      );
    }}
  </For>
);

const baseLabel = ({ view, desk }: PartProps, base: Base): string =>
  [
    baseInWords(view, base),
    hasFallen(view, base) ? 'fallen' : '',
    isActive(view, base) ? 'activated' : '',
    mayGo(desk, base) || 'press to see the ships',
  ]
    .filter(Boolean)
    .join('; ');

/** A base: its ships by kind and by navy, what its yard repairs, and who holds it. */
const BaseCallout = (props: PartProps & { readonly id: Base }) => {
  const { title, path, box } = baseBox(props.id);
  const [x, y, width, height] = box;
  const muster = () => props.desk.muster(props.id);
  const owner = () => ownerOf(props.view, props.id);
  return (
    <g
      class={`nn-base nn-${owner()} kit-pressable`}
      classList={{
        'nn-active': isActive(props.view, props.id),
        'nn-offered': props.desk.isOffered(props.id),
        'nn-asked': props.desk.isAsked(props.id),
        'nn-open': props.desk.opened() === props.id,
        'nn-lit': props.desk.isLit(props.id) || muster().ships.some(({ id }) => props.desk.isLit(id)),
        'nn-empty': muster().ships.length === 0,
      }}
      {...pressing(baseLabel(props, props.id), () => props.desk.pressPlace(props.id))}
    >
      <path class="nn-base-shade" d={path} transform="translate(1 2)" />
      <path class="nn-base-ground" d={path} />
      <path class="nn-base-band" d={`M${x} ${y + 23}V${y + 9}a9 9 0 0 1 9-9H${x + width - 9}a9 9 0 0 1 9 9V${y + 23}Z`} />
      <Flag nation={sideFlag[owner()]} x={x + 7} y={y + 6.5} width={16} />
      <text class="nn-base-title" x={x + 28} y={y + 17}>
        {title}
      </text>
      <text class="nn-base-count" x={x + width - 7} y={y + 18}>
        {muster().ships.length}
      </text>
      <Show
        when={muster().ships.length > 0}
        fallback={
          <text class="nn-base-none" x={x + width / 2} y={y + 45}>
            {hasFallen(props.view, props.id) ? `fell to the ${sideNames[owner()]}` : 'no ships'}
          </text>
        }
      >
        <KindRow muster={muster()} x={x + 8} y={y + 44} width={width - 12} />
        <NavyRow muster={muster()} x={x + 8} y={y + height - 7} width={muster().damaged > 0 ? width - 68 : width - 44} />
        <Show when={muster().damaged > 0}>
          <g class="nn-hurt" transform={`translate(${x + width - 52} ${y + height - 15})`}>
            <rect width="7" height="7" />
            <text x="10" y="8">
              {muster().damaged}
            </text>
          </g>
        </Show>
      </Show>
      <g class="nn-yard" transform={`translate(${x + width - 8} ${y + height - 7})`}>
        <path
          transform="translate(-27 -9.6) scale(0.46)"
          d="M14.7 3.2A5 5 0 0 0 8.4 9.6L2.5 15.5L5.5 18.5L11.4 12.6A5 5 0 0 0 17.8 6.3L14.8 9.3L12 8.9L11.7 6.2Z"
        />
        <text>{yardOf(props.view, props.id)}</text>
      </g>
      <path class="nn-base-edge" d={path} />
    </g>
  );
};

/** From a base to the seas on which it opens: drawn for the base that is active or open. */
const Ways = (props: PartProps) => {
  const from = () => BASE_IDS.filter((base) => isOnMap(props.view, base) && (isActive(props.view, base) || props.desk.opened() === base));
  const middle = (zone: Zone): Point => {
    const [x, y] = seaShape(zone).plate;
    return [x, y];
  };
  return (
    <g class="nn-ways" aria-hidden="true">
      <For each={from()}>
        {(base) => (
          <For each={BASE_FACTS[base].zones}>
            {(zone) => {
              const [a, b] = [baseBox(base).town, middle(zone)];
              const bend: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.12, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.12];
              return <path d={`M${a[0]} ${a[1]}Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`} />;
            }}
          </For>
        )}
      </For>
    </g>
  );
};

/** Every base is tied to its seas by a faint line, so that nobody has to look it up. */
const faintWays = BASE_IDS.filter((base) => base !== 'alexandria' && base !== 'suez')
  .flatMap((base) =>
    BASE_FACTS[base].zones.map((zone) => {
      const [a, b] = [baseBox(base).town, seaShape(zone).plate];
      return `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.12} ${(a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.12} ${b[0]} ${b[1]}`;
    }),
  )
  .join('');

const holderOf = (view: View, name: string): Alliance => {
  const held = NARROWS.find((each) => each.name === name)?.held;
  return held === 'gibraltar' ? ownerOf(view, 'gibraltar') : 'central';
};

/** A strait that one side passes at its peril. */
const NarrowsMark = (props: { readonly narrow: Narrow; readonly view: View }) => {
  const holder = () => holderOf(props.view, props.narrow.name);
  const words = () => `${props.narrow.name}: narrows, free to the ${sideNames[holder()]}, dangerous to the others`;
  return (
    <g class="nn-narrows" transform={`translate(${props.narrow.at[0]} ${props.narrow.at[1]})`} role="img" aria-label={words()}>
      <title>{words()}</title>
      <g transform={`rotate(${props.narrow.angle})`}>
        <path d="M-13 -5.5Q0 -1.4 13 -5.5M-13 5.5Q0 1.4 13 5.5" />
      </g>
      <Flag nation={sideFlag[holder()]} x={-5.5} y={-18} width={11} />
    </g>
  );
};

const InsetSheet = (props: PartProps & { readonly inset: Inset; readonly part: 'america' | 'africa'; readonly patterns: Patterns }) => {
  const [x, y, width, height] = props.inset.box;
  const here = ZONES.filter((id) => seaShape(id)[props.part] !== '');
  return (
    <>
      <rect class="nn-inset-paper" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="3" />
      <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} class="nn-inset">
        <rect class="kit-water" x={x} y={y} width={width} height={height} />
        <path class="kit-depth" d={props.inset.land} stroke-width="14" />
        <path class="kit-depth" d={props.inset.land} stroke-width="6" />
        <path class="kit-graticule" d={props.inset.graticule} />
        <For each={here}>
          {(id) => <ZoneArea id={id} part={props.part} view={props.view} desk={props.desk} patterns={props.patterns} />}
        </For>
        <path class="nn-limits" d={props.inset.limits} />
        <Land land={props.inset.land} />
      </svg>
      <rect class="nn-inset-edge" x={x} y={y} width={width} height={height} />
    </>
  );
};

/** What else stands on the printed sheet: the date, the points, and the pools that ships come from and go to. */
const WAR: readonly [number, number, number, number] = [1008, 14, 194, 150];

const WarPanel = (props: PartProps & { readonly onRecord: () => void }) => {
  const [x, y, width, height] = WAR;
  const rows = () =>
    [
      ['US cup', props.desk.muster('cup').ships.length, props.view.usAtWar ? 'at war' : 'neutral'],
      ['Pacific', props.desk.muster('pacific').ships.length, ''],
      ['Still to come', props.desk.muster('track').ships.length, ''],
      ['Sunk', props.desk.muster('sunk').ships.length, ''],
    ] as const;
  const label = () =>
    `Turn ${props.view.turn} of ${props.view.lastTurn}; Allies ${props.view.points.allied}, Central Powers ${props.view.points.central}; ${rows()
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}; press for the record of the war`;
  return (
    <g class="nn-war kit-pressable" transform={`translate(${x} ${y})`} {...pressing(label(), props.onRecord)}>
      <rect class="nn-war-ground" width={width} height={height} rx="8" />
      <text class="nn-war-title" x="12" y="24">
        {props.view.turn === 0 ? 'Set-up' : `Turn ${props.view.turn} of ${props.view.lastTurn}`}
      </text>
      <text class="nn-war-date" x={width - 12} y="24">
        {props.view.turn === 0 ? '' : shortDate(props.view.turn)}
      </text>
      <For each={SIDES}>
        {(side, i) => (
          <g transform={`translate(${12 + i() * 86} 34)`}>
            <Flag nation={sideFlag[side]} x={0} y={4} width={19} />
            <text class="nn-war-points" x="26" y="18">
              {props.view.points[side]}
            </text>
          </g>
        )}
      </For>
      <For each={rows()}>
        {([name, count, note], i) => (
          <g transform={`translate(12 ${74 + i() * 20})`}>
            <path class="nn-war-rule" d={`M0 -14H${width - 24}`} />
            <text class="nn-war-words" y="1">
              {name}
            </text>
            <text class="nn-war-note" x="86" y="1">
              {note}
            </text>
            <text class="nn-war-figure" x={width - 24} y="1">
              {count}
            </text>
          </g>
        )}
      </For>
    </g>
  );
};

const Names = () => (
  <>
    <For each={chart.names}>
      {(name) => (
        <text
          class={name.on === 'sea' ? 'kit-sea-name' : 'nn-country'}
          transform={`translate(${name.at[0]} ${name.at[1]}) rotate(${name.angle ?? 0})`}
          font-size={`${name.size}px`}
          aria-hidden="true"
        >
          {name.name}
        </text>
      )}
    </For>
    <For each={chart.places}>
      {(place) => (
        <g class="nn-place" transform={`translate(${place.at[0]} ${place.at[1]})`} aria-hidden="true">
          <circle r="2.2" />
          <text
            x={place.anchor === 'start' ? 5 : place.anchor === 'end' ? -5 : 0}
            y={place.anchor === 'middle' ? (place.above === true ? -6 : 13) : place.above === true ? -3 : 3.6}
            text-anchor={place.anchor}
          >
            {place.name}
          </text>
        </g>
      )}
    </For>
  </>
);

export interface SeaChartProps extends PartProps {
  readonly show: Box | undefined;
  readonly onRecord: () => void;
}

const onMain = ZONES.filter((id) => id !== 'american-waters');

export const SeaChart = (props: SeaChartProps) => {
  const patterns: Patterns = { allied: createUniqueId(), central: createUniqueId() };
  const bases = createMemo(() => BASE_IDS.filter((base) => isOnMap(props.view, base)));
  const [america, africa] = chart.insets;
  return (
    <ChartView width={chart.width} height={chart.height} label="Chart of the seas around Europe" show={props.show}>
      <svg class="nn-ground" width={chart.width} height={chart.height} viewBox={`0 0 ${chart.width} ${chart.height}`}>
        <Tints {...patterns} />
        <Sea width={chart.width} height={chart.height} land={chart.land} graticule={chart.graticule} />
        <For each={onMain}>{(id) => <ZoneArea id={id} part="path" view={props.view} desk={props.desk} patterns={patterns} />}</For>
        <path class="nn-limits" d={chart.limits} />
        <Land land={chart.land} />
        <Names />
        <path class="nn-joins" d={chart.joins.join('')} aria-hidden="true" />
        <Show when={america}>
          {(inset) => <InsetSheet inset={inset()} part="america" view={props.view} desk={props.desk} patterns={patterns} />}
        </Show>
        <Show when={africa}>
          {(inset) => <InsetSheet inset={inset()} part="africa" view={props.view} desk={props.desk} patterns={patterns} />}
        </Show>
        <path class="nn-ways-faint" d={faintWays} aria-hidden="true" />
        <Ways view={props.view} desk={props.desk} />
        <For each={ZONES}>{(id) => <ZoneName id={id} />}</For>
        <For each={chart.narrows}>{(narrow) => <NarrowsMark narrow={narrow} view={props.view} />}</For>
        <For each={ZONES}>{(id) => <Plate id={id} holder={props.view.control[id]} />}</For>
        <For each={bases()}>{(id) => <BaseCallout id={id} view={props.view} desk={props.desk} />}</For>
        <For each={ZONES}>{(id) => <Fleets id={id} view={props.view} desk={props.desk} />}</For>
        <WarPanel view={props.view} desk={props.desk} onRecord={props.onRecord} />
        <rect class="nn-frame" x="0.5" y="0.5" width={chart.width - 1} height={chart.height - 1} />
      </svg>
    </ChartView>
  );
};

/** A part of the chart is never shown closer than this, in chart units. */
const LEAST = 300;

/** The part of the chart that a base and its seas take up. */
export const around = (id: string): Box | undefined => {
  if (!isBase(id)) return undefined;
  const [x, y, width, height] = baseBox(id).box;
  const spots = BASE_FACTS[id].zones.flatMap((zone) => [seaShape(zone).plate, ...seaShape(zone).fleets]);
  const xs = [x, x + width, ...spots.map((at) => at[0])];
  const ys = [y, y + height, ...spots.map((at) => at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [wide, high] = [Math.max(LEAST, across), Math.max(LEAST, down)];
  return { x: left + (across - wide) / 2, y: top + (down - high) / 2, width: wide, height: high };
};
