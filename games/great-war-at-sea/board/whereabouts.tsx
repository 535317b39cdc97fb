/** What the other side may have reached by now: tinted waters with a line and its hour, a fainter line for when this turn's moves are made. */
import { createMemo, Index, Show } from 'solid-js';
import type { Box, Point } from '../../../chart/chart.ts';
import { legible } from '../../../kit/legible.ts';
import type { ZoneId } from '../state.ts';
import type { ChartPart, Shown } from './chart-part.ts';
import { zoneMiddle } from './charts.ts';
import { clearOf, roomAround } from './clear-water.ts';
import { outlineOf } from './shapes.ts';
import { markerScale, roomsOf } from './stations.ts';
import { type Area, frontOf, suspectedIn } from './suspected.ts';
import { endHour, startHour, turnToMove } from './time.ts';

/** Pixels that 'by 08h' takes. */
const [WIDTH, HEIGHT] = [52, 20];

/** 'by 08h', where the line comes nearest to one's own fleets and nothing else lies. */
const Hour = (props: { readonly at: Point; readonly hour: string; readonly unit: number }) => (
  <text class="gw-reach-hour" transform={`translate(${props.at.join(' ')}) scale(${props.unit})`} text-anchor="middle">
    by {props.hour}
  </text>
);

/** The hours of both lines of an area, clear of the markers and of each other. */
const Hours = (props: ChartPart & { readonly area: Area; readonly unit: number }) => {
  const { war, view } = props.desk;
  const size = (): readonly [number, number] => [WIDTH * props.unit, HEIGHT * props.unit];
  const markers = createMemo(() => roomsOf(war().theatre, view(), markerScale(props.unit)));
  const placed = (zones: ReadonlySet<ZoneId>, lying: readonly Box[]): Point | null => {
    const points = frontOf(war(), view(), zones).map((zone) => zoneMiddle(war().theatre, zone));
    return points.length === 0 ? null : clearOf(points, size(), lying);
  };
  const now = createMemo(() => placed(props.area.now, markers()));
  const next = createMemo(() => {
    const other = now();
    return placed(props.area.next, other ? [...markers(), roomAround(other, size())] : markers());
  });
  return (
    <>
      <Show when={now()}>{(at) => <Hour at={at()} hour={startHour(war().operation, turnToMove(view()))} unit={props.unit} />}</Show>
      <Show when={next()}>{(at) => <Hour at={at()} hour={endHour(war().operation, turnToMove(view()))} unit={props.unit} />}</Show>
    </>
  );
};

export const Whereabouts = (props: ChartPart & { readonly shown: Shown }) => {
  const { war, view, opened } = props.desk;
  const { unit } = legible();
  /** The one whose card lies open; with the layer on, all of them. */
  const areas = createMemo(() => suspectedIn(war(), view()).filter(({ id }) => props.shown().whereabouts || id === opened()));
  /** Of several areas in one place the hour is written once. */
  const hours = createMemo(() => {
    const [unseen] = areas().filter(({ source }) => source === 'unseen');
    return unseen ?? areas()[0];
  });
  return (
    <g class="gw-whereabouts" aria-hidden="true">
      {/* By place: what is drawn anew although it is the same costs half of the chart's tiles. */}
      <Index each={areas()}>
        {(area) => (
          <g class={`gw-reach gw-reach-${area().source}`}>
            <path class="gw-reach-next" d={outlineOf(war().theatre, area().next)} />
            <path class="gw-reach-now" d={outlineOf(war().theatre, area().now)} />
          </g>
        )}
      </Index>
      <Show when={hours()}>{(area) => <Hours desk={props.desk} area={area()} unit={unit()} />}</Show>
    </g>
  );
};
