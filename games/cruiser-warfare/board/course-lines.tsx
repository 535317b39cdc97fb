/** Plotted courses on the chart: this turn's solid, the next dashed, and the coal that is left at each stop. */

import { createMemo, For, Show } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import { Arrow } from '../../../kit/arrow.tsx';
import { legible } from '../../../kit/legible.ts';
import { counted } from '../../../kit/words.ts';
import { areaName, isArea } from '../data/areas.ts';
import type { ChartPart } from './chart-part.ts';
import { areaShape, courseBetween } from './charts.ts';
import { type Plotted, plottedIn } from './courses.ts';
import { fleetIn, shortName } from './fleets.ts';
import { fuelSpot } from './spots.ts';
import type { Trail } from './trails.ts';

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const EASE = 0.4;
const along = (from: Point, to: Point, by: Point, part: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + by[0] * length * part, to[1] + by[1] * length * part];
};

/** By way of the water between the areas, and through it in the direction of the whole course. */
const curve = ([start, middle, end]: readonly Point[]): string => {
  if (!start || !middle) return '';
  if (!end) return `M${at(start)}L${at(middle)}`;
  const whole = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const heading: Point = [(end[0] - start[0]) / whole, (end[1] - start[1]) / whole];
  const before = along(start, middle, heading, -EASE);
  const beyond = along(end, middle, heading, EASE);
  return `M${at(start)}C${at(start)} ${at(before)} ${at(middle)}C${at(beyond)} ${at(end)} ${at(end)}`;
};

/** What has been sailed this turn: faint, and dotted for the enemy. */
export const Trails = (props: { readonly of: readonly Trail[] }) => (
  <For each={props.of}>
    {({ from, to, isEnemy }) => (
      <g class="cw-trail" classList={{ 'cw-trail-enemy': isEnemy }} aria-hidden="true">
        <For each={courseBetween(from, to)}>{(line) => <Arrow path={curve(line)} oneWay tone={isEnemy ? 'danger' : 'link'} />}</For>
      </g>
    )}
  </For>
);

const WHEN = { now: 'this turn', next: 'next turn', route: 'on its way' } as const;

interface LegProps extends Plotted {
  readonly name: string;
  readonly chosen: boolean;
}

/** One under another, where several fleets end in one area. */
const ROW = 14;

/** A lump of coal and the boxes that are left. */
const FuelLeft = (props: LegProps) => {
  const [x, y] = fuelSpot(props.leg.to);
  return (
    <g class="cw-fuel-left" classList={{ 'cw-fuel-low': (props.leg.fuel ?? 0) <= 2 }} transform={`translate(${x} ${y + ROW * props.row})`}>
      <rect x="-13" y="-6.5" width="26" height="12" rx="6" />
      <path d="M-9.4 3L-8.6 -0.6L-6 -2L-3.4 0.2L-3.8 3Z" />
      <text x="4.6" y="3.4">
        {props.leg.fuel}
      </text>
    </g>
  );
};

const FUEL = 9;

const LegLine = (props: LegProps) => {
  const { hasRoom } = legible();
  const lines = () => courseBetween(props.leg.from, props.leg.to);
  const words = () =>
    `${props.name} to ${areaName(props.leg.to)} ${WHEN[props.leg.when]}${props.leg.fuel === null ? '' : `, ${counted(props.leg.fuel, 'box', 'boxes')} of fuel left`}`;
  return (
    <g class="cw-leg" classList={{ 'cw-leg-chosen': props.chosen }} role="img" aria-label={words()}>
      <For each={lines()}>
        {(line) => <Arrow path={curve(line)} oneWay tone={props.chosen ? 'selected' : 'offered'} planned={props.leg.when !== 'now'} />}
      </For>
      <Show when={props.leg.fuel !== null && hasRoom(FUEL)}>
        <FuelLeft {...props} />
      </Show>
    </g>
  );
};

export const Courses = (props: ChartPart) => {
  const plotted = createMemo(() => plottedIn(props.data, props.view, props.desk.bound.goalOf));
  return (
    <For each={plotted()}>
      {(each) => <LegLine {...each} name={shortName(props.view, each.fleet)} chosen={props.desk.fleet() === each.fleet.id} />}
    </For>
  );
};

/** The course that would be plotted if the fleet in the hand were let go here. */
export const CarriedCourse = (props: ChartPart) => {
  const drag = () => props.desk.carrying.dragging.now();
  const from = createMemo(() => fleetIn(props.view, props.desk.carrying.carried())?.area);
  const goal = () => {
    const over = drag()?.over ?? '';
    const fleet = props.desk.fleet();
    return isArea(over) && (props.desk.wayTo(over) || (fleet && props.desk.bound.leadsTo(fleet, over))) ? over : undefined;
  };
  return (
    <Show when={drag()}>
      {(hand) => (
        <Show when={from()}>
          {(area) => (
            <g class="cw-carried" aria-hidden="true">
              <Arrow
                path={curve([areaShape(area()).centre, [hand().at.x, hand().at.y]])}
                oneWay
                tone={goal() ? 'selected' : 'link'}
                planned
              />
              <Show when={goal()}>
                {(to) => (
                  <text x={hand().at.x} y={hand().at.y - 12}>
                    {areaName(to())}
                  </text>
                )}
              </Show>
            </g>
          )}
        </Show>
      )}
    </Show>
  );
};
