/** The chart of Europe: seas with their worth and who holds them, fleets at sea, and bases as boxes at their coasts. */
import { createMemo, createUniqueId, For, Show } from 'solid-js';
import type { ChartPlace } from '../../../chart/chart.ts';
import { besideMarks, type Named } from '../../../kit/beside-marks.ts';
import type { ChartMark } from '../../../kit/chart-marks.ts';
import { ChartNames } from '../../../kit/chart-names.tsx';
import { ChartView } from '../../../kit/chart-view.tsx';
import { coarse } from '../../../kit/coarse.ts';
import type { Spot } from '../../../kit/gestures.ts';
import { Depths, Land, Sea } from '../../../kit/land.tsx';
import { legible } from '../../../kit/legible.ts';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import type { Box } from '../../../kit/view-box.ts';
import { type Base, ZONES } from '../data/map.ts';
import { exists } from '../rules/bases.ts';
import type { View } from '../view.ts';
import { BaseCallout, Fleets, roomsOn } from './boxes.tsx';
import type { ChartPart } from './chart-part.ts';
import { BASE_IDS, baseBox, chart, type Inset, seaShape } from './charts.ts';
import type { Desk } from './desk.ts';
import { isBase, isZone } from './facts.ts';
import { WarPanel } from './war-panel.tsx';
import { faintWays, NarrowsMark, Ways } from './ways.tsx';
import { type Patterns, Plate, plateRoom, Tints, ZoneArea, ZoneName } from './zones.tsx';
import './css/chart.css';

const InsetChart = (props: ChartPart & { readonly inset: Inset; readonly part: 'america' | 'africa'; readonly patterns: Patterns }) => {
  const [x, y, width, height] = props.inset.box;
  const here = ZONES.filter((id) => seaShape(id)[props.part] !== '');
  return (
    <>
      <rect class="nn-inset-paper" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="3" />
      <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`} class="kit-ground nn-inset">
        <rect class="kit-water" x={x} y={y} width={width} height={height} />
        <Depths land={props.inset.land} bands={[14, 6]} />
        <path class="kit-graticule" d={props.inset.graticule} />
        <For each={here}>
          {(id) => <ZoneArea id={id} part={props.part} view={props.view} desk={props.desk} patterns={props.patterns} />}
        </For>
        <path class="kit-limits nn-limits" d={props.inset.limits} />
        <Land land={props.inset.land} />
      </svg>
      <rect class="nn-inset-edge" x={x} y={y} width={width} height={height} />
    </>
  );
};

/** Type of the names of towns, and how far from its mark one keeps. */
const [TOWN, CLEAR] = [12.5, 5];

const townAs = ({ name, at, anchor, above }: ChartPlace, size: number): Named => {
  const [x, y] = anchor === 'middle' ? [0, above === true ? -6 : 13] : [anchor === 'start' ? CLEAR : -CLEAR, above === true ? -3 : 3.6];
  return { name, at, clear: CLEAR, size, usual: { x: at[0] + x, y: at[1] + y, anchor } };
};

const PLATES = ZONES.map(plateRoom);

const Names = (props: { readonly desk: Desk; readonly bases: readonly Base[] }) => {
  const { least } = legible();
  const hanging = createMemo(() => {
    const size = Math.max(TOWN, least());
    return besideMarks(
      chart.places.map((place) => townAs(place, size)),
      [...PLATES, ...roomsOn(props.desk, props.bases)],
    );
  });
  return (
    <>
      <ChartNames names={chart.names} />
      <For each={chart.places}>
        {({ name, at }, i) => (
          <g class="kit-town" transform={`translate(${at[0]} ${at[1]})`} aria-hidden="true">
            <circle r="2.2" />
            <Show when={hanging()[i()]}>
              {(place) => (
                <text x={place().x - at[0]} y={place().y - at[1]} text-anchor={place().anchor}>
                  {name}
                </text>
              )}
            </Show>
          </g>
        )}
      </For>
    </>
  );
};

interface SeaChartProps extends ChartPart {
  /** What the playback draws. */
  readonly marks: readonly ChartMark[];
  readonly show: Box | undefined;
  /** Where a chart is opened that cannot be read as a whole. */
  readonly start: Box;
  readonly onRecord: () => void;
}

/** What a sea is worth, and how many ships lie in a base. */
const TYPE = 14;

const LAND = coarse(chart.land, 8);

/** On a small map: where ships are at sea. */
const MiniSeas = (props: { readonly desk: Desk }) => (
  <>
    <path class="kit-mini-land" d={LAND} />
    <For each={ZONES.filter((zone) => props.desk.muster(zone).ships.length > 0)}>
      {(zone) => <circle class="kit-mini-own" cx={seaShape(zone).plate[0]} cy={seaShape(zone).plate[1]} r="22" />}
    </For>
  </>
);

/** Where a sea, a base or a ship is. */
function spotOf(view: View, id: string): Spot | undefined {
  const place = isBase(id) || isZone(id) ? id : view.ships.find((ship) => ship.id === id)?.at;
  if (place === undefined) return undefined;
  if (isZone(place)) return { x: seaShape(place).plate[0], y: seaShape(place).plate[1] };
  if (!isBase(place)) return undefined;
  const [x, y, width, height] = baseBox(place).box;
  return { x: x + width / 2, y: y + height / 2 };
}

const onMain = ZONES.filter((id) => id !== 'american-waters');

export const SeaChart = (props: SeaChartProps) => {
  const patterns: Patterns = { allied: createUniqueId(), central: createUniqueId() };
  const bases = createMemo(() => BASE_IDS.filter((base) => exists(props.view, base)));
  const [america, africa] = chart.insets;
  return (
    <ChartView
      width={chart.width}
      height={chart.height}
      label="Chart of the seas around Europe"
      show={props.show}
      type={TYPE}
      start={props.start}
      mini={() => <MiniSeas desk={props.desk} />}
    >
      <svg class="kit-ground nn-ground" width={chart.width} height={chart.height} viewBox={`0 0 ${chart.width} ${chart.height}`}>
        <Tints {...patterns} />
        <Sea width={chart.width} height={chart.height} land={chart.land} graticule={chart.graticule} />
        <For each={onMain}>{(id) => <ZoneArea id={id} part="path" view={props.view} desk={props.desk} patterns={patterns} />}</For>
        <path class="kit-limits nn-limits" d={chart.limits} />
        <Land land={chart.land} />
        <Names desk={props.desk} bases={bases()} />
        <path class="nn-joins" d={chart.joins.join('')} aria-hidden="true" />
        <Show when={america}>
          {(inset) => <InsetChart inset={inset()} part="america" view={props.view} desk={props.desk} patterns={patterns} />}
        </Show>
        <Show when={africa}>
          {(inset) => <InsetChart inset={inset()} part="africa" view={props.view} desk={props.desk} patterns={patterns} />}
        </Show>
        <path class="nn-ways-faint" d={faintWays(props.desk.data)} aria-hidden="true" />
        <Ways view={props.view} desk={props.desk} />
        <For each={ZONES}>{(id) => <ZoneName id={id} />}</For>
        <For each={chart.narrows}>{(narrow) => <NarrowsMark narrow={narrow} view={props.view} />}</For>
        <For each={ZONES}>{(id) => <Plate id={id} view={props.view} data={props.desk.data} />}</For>
        <For each={bases()}>{(id) => <BaseCallout id={id} view={props.view} desk={props.desk} />}</For>
        <For each={ZONES}>{(id) => <Fleets id={id} view={props.view} desk={props.desk} />}</For>
        <PlayedMarks marks={props.marks} spotOf={(id) => spotOf(props.view, id)} />
        <WarPanel view={props.view} desk={props.desk} onRecord={props.onRecord} />
        <rect class="nn-frame" x="0.5" y="0.5" width={chart.width - 1} height={chart.height - 1} />
      </svg>
    </ChartView>
  );
};
