/** Plotted courses: a line that carries the light of each turn, a knot with the hour and the zones of the turn where it ends, and what is done there. */
import { createMemo, For, Show } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { legible } from '../../../kit/legible.ts';
import { counted } from '../../../kit/words.ts';
import type { FleetId, Task } from '../state.ts';
import type { ChartPart } from './chart-part.ts';
import type { Leg } from './courses.ts';
import { endName } from './desk.ts';
import { markersOf } from './fleets.ts';
import { wordsWithRoom } from './knot-words.ts';
import { inLane, lanesOf, lineThrough } from './lanes.ts';
import { endHour, turnToMove } from './time.ts';

const SIGNS: Readonly<Record<Task['do'], IconName>> = {
  port: 'anchor',
  bombard: 'bomb',
  unload: 'flag',
  lay: 'plus',
  sweep: 'minus',
  hunt: 'eye',
};

interface LegProps extends ChartPart {
  readonly leg: Leg;
  readonly lane: number;
  readonly unit: number;
  readonly isChosen: boolean;
  /** A lighter drawing, of what would be. */
  readonly isPreview?: boolean;
  /** How many turns it stays where this leg ends. */
  readonly stays: number;
}

const LegLine = (props: LegProps) => {
  const points = (): readonly Point[] =>
    [props.leg.from, ...props.leg.way].map((zone) => inLane(props.desk.war().theatre, zone, props.lane));
  return (
    <>
      <path class="gw-leg-casing" d={lineThrough(points())} />
      <path class={`gw-leg gw-leg-${props.leg.light}`} d={lineThrough(points())} />
    </>
  );
};

const Knot = (props: LegProps & { readonly words: { readonly hour: string; readonly zones: string } | undefined }) => {
  const at = () => inLane(props.desk.war().theatre, props.leg.to, props.lane);
  return (
    <g class="gw-knot" transform={`translate(${at()[0]} ${at()[1]}) scale(${props.unit})`}>
      <circle class={`gw-knot-${props.leg.light}`} r={props.isChosen ? 4.6 : 3.4} />
      <Show when={props.words?.hour}>
        {(hour) => (
          <text x="0" y="-9">
            {hour()}
          </text>
        )}
      </Show>
      <Show when={props.words?.zones}>
        {(zones) => (
          <text class="gw-knot-zones" x="0" y="17">
            {zones()}
          </text>
        )}
      </Show>
      <Show when={props.leg.task}>
        {(task) => (
          <g class={`gw-sign gw-sign-${task().do}`} transform="translate(11 11)">
            <circle r="8.5" />
            <Icon name={SIGNS[task().do] ?? 'flag'} x={-6} y={-6} size={12} />
          </g>
        )}
      </Show>
    </g>
  );
};

/** A leg that stays is told on the knot of the one before it. */
function movingLegs(legs: readonly Leg[]): readonly { readonly leg: Leg; readonly stays: number }[] {
  const shown: { leg: Leg; stays: number }[] = [];
  for (const leg of legs) {
    const last = shown.at(-1);
    if (leg.way.length > 0 || leg.task !== null || !last) shown.push({ leg, stays: 0 });
    else last.stays++;
  }
  return shown.filter(({ leg }) => leg.way.length > 0 || leg.task !== null);
}

interface CourseProps extends ChartPart {
  readonly legs: readonly Leg[];
  readonly lane: number;
  readonly unit: number;
  readonly isChosen: boolean;
  readonly isPreview?: boolean;
  readonly isNamed: boolean;
}

const Course = (props: CourseProps) => {
  const shown = createMemo(() => movingLegs(props.legs));
  const words = createMemo(() => {
    if (!props.isNamed) return [];
    const { theatre, operation } = props.desk.war();
    const knots = shown().map(({ leg, stays }) => {
      const hour = endHour(operation, leg.turn + stays);
      return {
        at: inLane(theatre, leg.to, props.lane),
        hour: stays > 0 ? `stays to ${hour}` : hour,
        zones: leg.way.length > 0 ? counted(leg.way.length, 'zone') : '',
      };
    });
    return wordsWithRoom(knots, props.unit);
  });
  return (
    <g
      class="gw-course"
      classList={{ 'gw-course-chosen': props.isChosen, 'gw-course-preview': props.isPreview === true }}
      aria-hidden="true"
    >
      <For each={shown()}>{(each) => <LegLine {...props} {...each} />}</For>
      <For each={shown()}>{(each, place) => <Knot {...props} {...each} words={words()[place()]} />}</For>
    </g>
  );
};

/** The end of a course that can be taken up and led on. */
const Handle = (
  props: ChartPart & { readonly fleet: FleetId; readonly legs: readonly Leg[]; readonly lane: number; readonly unit: number },
) => {
  const end = () => props.legs.at(-1)?.to;
  return (
    <Show when={end()}>
      {(zone) => {
        const at = () => inLane(props.desk.war().theatre, zone(), props.lane);
        return (
          <g
            class="gw-handle"
            transform={`translate(${at()[0]} ${at()[1]}) scale(${props.unit})`}
            {...props.desk.dragging.handlers(endName(props.fleet))}
          >
            <circle class="gw-handle-grip" r="16" />
            <circle class="gw-handle-ring" r="9" />
          </g>
        );
      }}
    </Show>
  );
};

/** Where fleets were in the turn before, dotted. */
const Wakes = (props: ChartPart) => {
  const wakes = createMemo(() =>
    markersOf(props.desk.view()).flatMap(({ from, track, zone }) =>
      from === zone || track.length === 0 ? [] : [lineThrough([from, ...track].map((each) => inLane(props.desk.war().theatre, each, 0)))],
    ),
  );
  return <For each={wakes()}>{(path) => <path class="gw-wake" d={path} aria-hidden="true" />}</For>;
};

/** Below so many chart units to a pixel there is room for the hours of every course. */
const NEAR = 1.05;

export const Courses = (props: ChartPart) => {
  const { unit } = legible();
  const lanes = createMemo(() => lanesOf(markersOf(props.desk.view())));
  const chosen = () => props.desk.fleet()?.id ?? null;
  const all = createMemo(() => [...props.desk.courses()].filter(([, legs]) => legs.length > 0));
  const others = () => all().filter(([id]) => id !== chosen());
  const own = () => all().find(([id]) => id === chosen());
  const laneOf = (id: FleetId | null): number => lanes().get(id ?? '') ?? 0;
  return (
    <>
      <Wakes desk={props.desk} />
      <For each={others()}>
        {([id, legs]) => <Course desk={props.desk} legs={legs} lane={laneOf(id)} unit={unit()} isChosen={false} isNamed={unit() <= NEAR} />}
      </For>
      <Show when={own()}>
        {(course) => (
          <g classList={{ 'gw-course-replaced': props.desk.preview() !== null && props.desk.pen()?.anew === true }}>
            <Course desk={props.desk} legs={course()[1]} lane={laneOf(chosen())} unit={unit()} isChosen isNamed />
          </g>
        )}
      </Show>
      <Show when={props.desk.preview()}>
        {(legs) => (
          <Course
            desk={props.desk}
            legs={legs().filter(({ fixed, turn }) => !fixed && turn >= turnToMove(props.desk.view()))}
            lane={laneOf(chosen())}
            unit={unit()}
            isChosen
            isPreview
            isNamed
          />
        )}
      </Show>
      <Show when={props.desk.pen()}>
        {(pen) => <Handle desk={props.desk} fleet={pen().fleet.id} legs={own()?.[1] ?? []} lane={laneOf(chosen())} unit={unit()} />}
      </Show>
    </>
  );
};
