/** What the other side may have reached by now: tinted waters with a line and its hour, a fainter line for when this turn's moves are made. */
import { createMemo, Index, Show } from 'solid-js';
import type { Box, Point } from '../../../chart/chart.ts';
import { legible } from '../../../kit/legible.ts';
import type { ZoneId } from '../state.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { zoneMiddle } from './charts.ts';
import { clearOf, roomAround } from './clear-water.ts';
import type { MarkersAt } from './ground-part.ts';
import { createPortNames } from './named-ports.ts';
import { ZONE_SIZE } from './plate.ts';
import { outlineOf } from './shapes.ts';
import { type Area, frontOf, suspectedIn } from './suspected.ts';
import { endHour, startHour, turnToMove } from './time.ts';

/** Pixels that 'by 08h' takes. */
const [WIDTH, HEIGHT] = [52, 20];

/** The middle of a zone, or its edge where the middle is taken. */
const around = ([x, y]: Point): readonly Point[] => [
  [x, y],
  [x, y - ZONE_SIZE / 2],
  [x, y + ZONE_SIZE / 2],
  [x - ZONE_SIZE / 2, y],
  [x + ZONE_SIZE / 2, y],
];

/** 'by 08h', where the line comes nearest to one's own fleets and nothing else lies. */
const Hour = (props: { readonly at: Point; readonly hour: string; readonly unit: number }) => (
  <text class="gw-reach-hour" transform={`translate(${props.at.join(' ')}) scale(${props.unit})`} text-anchor="middle">
    by {props.hour}
  </text>
);

interface HoursProps extends ChartPart {
  readonly area: Area;
  readonly unit: number;
  readonly lying: readonly Box[];
}

/** The hours of both lines of an area, clear of what lies there and of each other. */
const Hours = (props: HoursProps) => {
  const { war, view } = props.desk;
  const size = (): readonly [number, number] => [WIDTH * props.unit, HEIGHT * props.unit];
  const placed = (zones: ReadonlySet<ZoneId>, lying: readonly Box[]): Point | null => {
    const points = frontOf(war(), view(), zones).flatMap((zone) => around(zoneMiddle(war().theatre, zone)));
    return points.length === 0 ? null : clearOf(points, size(), lying);
  };
  const now = createMemo(() => placed(props.area.now, props.lying));
  const next = createMemo(() => {
    const other = now();
    return placed(props.area.next, other ? [...props.lying, roomAround(other, size())] : props.lying);
  });
  return (
    <>
      <Show when={now()}>{(at) => <Hour at={at()} hour={startHour(war().operation, turnToMove(view()))} unit={props.unit} />}</Show>
      <Show when={next()}>{(at) => <Hour at={at()} hour={endHour(war().operation, turnToMove(view()))} unit={props.unit} />}</Show>
    </>
  );
};

interface WhereaboutsProps extends ChartPart {
  readonly shown: Shown;
}

/** The one whose card lies open; with the layer on, all of them. */
const areasOf = ({ desk, shown }: WhereaboutsProps): readonly Area[] =>
  suspectedIn(desk.war(), desk.view()).filter(({ id }) => shown().whereabouts || id === desk.opened());

export const Whereabouts = (props: WhereaboutsProps) => {
  const { war } = props.desk;
  const areas = createMemo(() => areasOf(props));
  /** Tinted once, however many may be there: late in an operation the areas of all who were met lie over each other. */
  const tinted = (when: 'now' | 'next'): string => outlineOf(war().theatre, new Set(areas().flatMap((area) => [...area[when]])));
  return (
    <g class="gw-whereabouts" aria-hidden="true">
      <path class="gw-reach-tint" d={tinted('next')} />
      <path class="gw-reach-tint" d={tinted('now')} />
      {/* By place: what is drawn anew although it is the same costs half of the chart's tiles. */}
      <Index each={areas()}>
        {(area) => (
          <g class="gw-reach">
            <path class="gw-reach-next" d={outlineOf(war().theatre, area().next)} />
            <path class="gw-reach-now" d={outlineOf(war().theatre, area().now)} />
          </g>
        )}
      </Index>
    </g>
  );
};

interface WhereaboutsHoursProps extends WhereaboutsProps {
  readonly markersAt: MarkersAt;
}

/** Of several areas in one place the hour is written once: over land and mines, and clear of whatever lies there. */
export const WhereaboutsHours = (props: WhereaboutsHoursProps) => {
  const { unit } = legible();
  const names = createPortNames(props);
  const lying = createMemo(() => [...props.markersAt(unit()), ...names()]);
  const area = createMemo(() => {
    const areas = areasOf(props);
    return areas.find(({ source }) => source === 'unseen') ?? areas[0];
  });
  return (
    <g class="gw-whereabouts" aria-hidden="true">
      <Show when={area()}>{(found) => <Hours desk={props.desk} area={found()} unit={unit()} lying={lying()} />}</Show>
    </g>
  );
};
