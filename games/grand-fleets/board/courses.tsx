/** Courses that have been written down: the track of every ship, her ghost at its end, and for the one in hand the order itself. */
import { createMemo, For, Show } from 'solid-js';
import { hexPath } from '../../../kit/hex-geometry.ts';
import { counted } from '../../../kit/words.ts';
import { hexInWords } from '../rules/aircraft.ts';
import { edgesBeyond, escapesBy } from '../rules/board.ts';
import { costOfPart, type Manoeuvre, writeOrder } from '../rules/orders.ts';
import type { Mover, Passage } from '../rules/passage.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import { budgetOf, type Course, type Desk } from './desk.ts';
import { pathOf, SIZE, spotOf } from './geometry.ts';
import { Ghost } from './ghost.tsx';
import { passagesOf } from './plotting.ts';
import { courseName, FORMED } from './words.ts';

interface TrackProps {
  readonly desk: Desk;
  readonly closeness: Closeness;
  readonly berth: Berth | undefined;
  readonly ship: Mover;
  readonly passage: Passage;
  readonly isInHand: boolean;
}

/** From where she is drawn, through the hexes that she passes. */
const trackOf = ({ berth, passage }: TrackProps): string => {
  const [first, ...rest] = passage.hexes.map(spotOf);
  const from = berth ?? first;
  return from ? pathOf([from, ...rest]) : '';
};

const Track = (props: TrackProps) => (
  <g classList={{ 'gf-track-in-hand': props.isInHand }}>
    <path class="gf-track-casing" d={trackOf(props)} />
    <path class="gf-track" d={trackOf(props)} />
    <Ghost desk={props.desk} ship={props.ship.id} hex={props.passage.end.hex} facing={props.passage.end.facing} />
  </g>
);

/** Where each part of the order is done, with what it is and the points spent by then. */
function stepsOf({ plotter, order }: Course, passage: Passage) {
  let at = 0;
  let spent = 0;
  return order.map((part: Manoeuvre) => {
    const hexes = typeof part === 'number' ? part : 1;
    spent += costOfPart(part, plotter.helm.jammed);
    const [from, to] = [passage.path[at] ?? passage.end, passage.path[at + hexes] ?? passage.end];
    at += part === 'off' ? 0 : hexes;
    const [a, b] = [spotOf(from.hex), spotOf(to.hex)];
    const spot = typeof part === 'number' ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : b;
    return { part, spent, spot };
  });
}

/** Manoeuvres in one hex are set off from each other. */
const Steps = (props: { readonly course: Course; readonly passage: Passage; readonly closeness: Closeness }) => (
  <For each={stepsOf(props.course, props.passage)}>
    {({ part, spot }, place) => (
      <g
        class="gf-step"
        transform={`translate(${spot.x + (typeof part === 'number' ? 0 : (place() % 3) * 6)} ${spot.y - 18 * props.closeness.pixel}) scale(${props.closeness.pixel})`}
      >
        <circle r="9.5" />
        <text y="4.3">{part}</text>
      </g>
    )}
  </For>
);

/** GF-5.4.2: what it means to end beyond the edge. */
function edgeWarning(desk: Desk, passages: readonly (readonly [Mover, Passage])[]): string | null {
  const beyond = passages
    .map(([ship, { end }]) => [ship, edgesBeyond(desk.view().board, end.hex)] as const)
    .filter(([, edges]) => edges.length > 0);
  const [first] = beyond;
  if (!first) return null;
  if (escapesBy(desk.battle(), first[0].side, first[1])) return 'leads off the board: escapes';
  return desk.battle().board.floats ? 'beyond the edge: the board must float' : 'leads off the board: lost';
}

const Tag = (props: { readonly desk: Desk; readonly course: Course; readonly passage: Passage; readonly closeness: Closeness }) => {
  const spot = () => spotOf(props.passage.end.hex);
  const passages = () => passagesOf(props.desk.battle(), props.course.plotter, props.course.order);
  const whose = () =>
    props.course.plotter.formation === null
      ? 'by herself'
      : `${FORMED[props.course.plotter.formation]}, ${counted(props.course.plotter.ships.length, 'ship')}`;
  const cost = () => `${budgetOf(props.course)} points · ${whose()}`;
  const end = () =>
    `ends in ${hexInWords(props.desk.view().board, props.passage.end.hex)}, heading ${courseName(props.passage.end.facing)}`;
  const words = () => edgeWarning(props.desk, passages()) ?? end();
  const written = () => writeOrder(props.course.order);
  const stem = () => 26 + written().length * 11;
  const width = () => stem() + 14 + Math.max(cost().length * 6.5, words().length * 6.1);
  return (
    <g class="gf-tag" transform={`translate(${spot().x} ${spot().y}) scale(${props.closeness.pixel}) translate(30 26)`}>
      <rect width={width()} height="40" rx="5" />
      <text class="gf-tag-order" x="12" y="27">
        {written()}
      </text>
      <text class="gf-tag-cost" x={stem()} y="17">
        {cost()}
      </text>
      <text class="gf-tag-words" x={stem()} y="32">
        {words()}
      </text>
    </g>
  );
};

const Plotted = (props: {
  readonly desk: Desk;
  readonly closeness: Closeness;
  readonly course: Course;
  readonly berths: ReadonlyMap<string, Berth>;
}) => {
  const passages = createMemo(() => passagesOf(props.desk.battle(), props.course.plotter, props.course.order));
  const isInHand = () => props.desk.plotter()?.id === props.course.plotter.id;
  const anchor = () => passages().find(([{ id }]) => id === props.course.plotter.anchor.id)?.[1];
  return (
    <>
      <For each={passages()}>
        {([ship, passage]) => (
          <Track
            desk={props.desk}
            closeness={props.closeness}
            berth={props.berths.get(ship.id)}
            ship={ship}
            passage={passage}
            isInHand={isInHand()}
          />
        )}
      </For>
      <Show when={isInHand() && anchor()}>
        {(passage) => (
          <>
            <Steps course={props.course} passage={passage()} closeness={props.closeness} />
            <Tag desk={props.desk} course={props.course} passage={passage()} closeness={props.closeness} />
          </>
        )}
      </Show>
    </>
  );
};

/** Line ahead shows as a line through those who follow each other. */
const LineAhead = (props: { readonly desk: Desk; readonly berths: ReadonlyMap<string, Berth> }) => {
  const line = () => {
    const plotter = props.desk.plotter();
    return plotter?.formation === 'line-ahead' ? passagesOf(props.desk.battle(), plotter, []).map(([{ id }]) => props.berths.get(id)) : [];
  };
  return (
    <Show when={line().length > 1}>
      <path class="gf-line" d={pathOf(line().flatMap((berth) => berth ?? []))} />
    </Show>
  );
};

/** Hexes to which a press leads the course, or in which a ship can be shown. */
export const Ways = (props: { readonly desk: Desk }) => (
  <g class="gf-ways" aria-hidden="true">
    <For each={[...props.desk.ways()]}>
      {(hex) => <path class="gf-way" d={hexPath(hex, SIZE, 0.9)} onClick={() => props.desk.pressHex(hex)} />}
    </For>
  </g>
);

export const Courses = (props: { readonly desk: Desk; readonly closeness: Closeness; readonly berths: ReadonlyMap<string, Berth> }) => (
  <g class="gf-courses" aria-hidden="true">
    <LineAhead desk={props.desk} berths={props.berths} />
    <For each={props.desk.courses()}>
      {(course) => <Plotted desk={props.desk} closeness={props.closeness} course={course} berths={props.berths} />}
    </For>
  </g>
);
