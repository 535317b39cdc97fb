/** What lies under everything on a theatre's chart: water with its depths, the zone grid, land, ports, channels, mines and names. */
import { createMemo, For, type JSX } from 'solid-js';
import { ChartView } from '../../../kit/chart-view.tsx';
import { Depths, Land } from '../../../kit/land.tsx';
import type { Box } from '../../../kit/view-box.ts';
import type { Operation } from '../data/operation.ts';
import { theatreOf } from '../data/theatres.ts';
import { chartOf } from './charts.ts';
import { closedPath, elsewherePath, gridPath } from './grid-lines.ts';
import type { GroundPart, MarkersAt } from './ground-part.ts';
import { Channels, Mines } from './hazards.tsx';
import { Margin } from './margin.tsx';
import { Landmarks, SeaAndLandNames, Soundings, ZoneNames } from './names.tsx';
import { plateSize } from './plate.ts';
import { Ports } from './ports.tsx';
import './css/ground.css';

/** The shallows along a coast: one soft edge inside the depth lines. */
const SHALLOWS = [9, 4] as const;

export interface GroundProps extends GroundPart {
  /** The day of the operation: ports have changed hands in the war. */
  readonly date: Operation['date'];
  /** Ids of the minefields that whoever looks knows of. */
  readonly fields: readonly string[];
  /** Ids of the swept channels to show. */
  readonly channels: readonly string[];
  /** The rooms of what lies on the chart at so many units to a pixel: names keep clear of them. */
  readonly markersAt?: MarkersAt;
  /** What lies on the water and under the land: tints of zones, weather. */
  readonly water?: JSX.Element;
  /** What lies over everything: courses and fleets. */
  readonly children?: JSX.Element;
}

const Waters = (props: GroundPart) => {
  const chart = () => chartOf(props.theatre);
  return (
    <g aria-hidden="true">
      <rect class="kit-water" width={chart().width} height={chart().height} />
      <For each={chart().depths}>{({ path }) => <path class="gw-depth" d={path} fill-rule="evenodd" />}</For>
      <Depths land={chart().land} bands={SHALLOWS} />
      <path class="kit-graticule" d={chart().graticule} />
    </g>
  );
};

const Grid = (props: GroundPart) => {
  const lines = createMemo(() => {
    const theatre = theatreOf(props.theatre);
    return { grid: gridPath(theatre), closed: closedPath(theatre), elsewhere: elsewherePath(theatre) };
  });
  return (
    <g aria-hidden="true">
      <path class="gw-elsewhere" d={lines().elsewhere} fill-rule="evenodd" />
      <path class="gw-grid" d={lines().grid} />
      <path class="gw-closed" d={lines().closed} />
    </g>
  );
};

/** All layers, to be put into a chart's svg. */
export const Ground = (props: GroundProps) => (
  <>
    <Waters theatre={props.theatre} />
    <Soundings theatre={props.theatre} />
    {props.water}
    <Grid theatre={props.theatre} />
    <Channels theatre={props.theatre} channels={props.channels} />
    <Land land={chartOf(props.theatre).land} />
    <SeaAndLandNames theatre={props.theatre} />
    <ZoneNames theatre={props.theatre} />
    <Mines theatre={props.theatre} fields={props.fields} />
    <Landmarks theatre={props.theatre} date={props.date} markersAt={props.markersAt} />
    <Ports theatre={props.theatre} date={props.date} markersAt={props.markersAt} />
    {props.children}
    <Margin theatre={props.theatre} />
  </>
);

/** A whole theatre in a view of its own, with pan and zoom. */
export const TheatreChart = (props: GroundProps & { readonly show?: Box | undefined }) => {
  const size = () => plateSize(theatreOf(props.theatre).grid);
  return (
    <ChartView width={size().width} height={size().height} label={`Chart: ${theatreOf(props.theatre).title}`} show={props.show}>
      <svg class="kit-ground gw-ground" width={size().width} height={size().height} viewBox={`0 0 ${size().width} ${size().height}`}>
        <Ground {...props} />
      </svg>
    </ChartView>
  );
};
