/** Lines and rings to SVG paths and back; curves are quadratic splines that never swing outside their points. */
import type { Point } from './chart.ts';
import { between, type Ring } from './geometry.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

const onGrid = ([x, y]: Point): Point => [tenth(x), tenth(y)];

/** Numbers as short as SVG allows: `-.5-3 12` for -0.5, -3, 12. */
const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(tenth(value) + 0).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** A pen that writes relative steps from points on the grid, so that rounding never adds up. */
const pen = (start: Point) => {
  let at = onGrid(start);
  let text = `M${numbers(at)}`;
  const step = (to: Point): Point => [to[0] - at[0], to[1] - at[1]];
  return {
    line(to: Point) {
      const end = onGrid(to);
      text += `l${numbers(step(end))}`;
      at = end;
    },
    bend(around: Point, to: Point) {
      const end = onGrid(to);
      text += `q${numbers([...step(onGrid(around)), ...step(end)])}`;
      at = end;
    },
    close: () => `${text}Z`,
    text: () => text,
  };
};

type Pen = ReturnType<typeof pen>;

/** Draws a soft curve from where the pen stands (the first point) to the last; points between pull the curve. */
const bendAlong = (draw: Pen, line: readonly Point[]): void => {
  const last = line.at(-1);
  if (!last) return;
  if (line.length === 2) draw.line(last);
  for (const [i, here] of line.slice(1, -1).entries()) {
    const next = line[i + 2] ?? last;
    draw.bend(here, next === last ? last : between(here, next));
  }
};

/** A closed ring with straight sides. */
export const straightRing = (ring: Ring): string => {
  const [start, ...others] = ring;
  if (!start) return '';
  const draw = pen(start);
  for (const point of others) draw.line(point);
  return draw.close();
};

/** An open line with straight sides. */
export const straightLine = (line: readonly Point[]): string => straightRing(line).slice(0, -1);

/** A closed ring drawn softly: through the middle of every side, bending at every corner. */
export const softRing = (ring: Ring): string => {
  const first = ring[0];
  const last = ring.at(-1);
  if (!first || !last) return '';
  const draw = pen(between(last, first));
  for (const [i, corner] of ring.entries()) draw.bend(corner, between(corner, ring[i + 1] ?? first));
  return draw.close();
};

/** An open line drawn softly from its first point to its last. */
export const softLine = (line: readonly Point[]): string => {
  const [start] = line;
  if (!start) return '';
  const draw = pen(start);
  bendAlong(draw, line);
  return draw.text();
};

/** A ring stitched from several lines, each soft in itself, with a corner where two of them meet. */
export const stitchedRing = (lines: readonly (readonly Point[])[]): string => {
  const start = lines[0]?.[0];
  if (!start) return '';
  const draw = pen(start);
  for (const line of lines) bendAlong(draw, line);
  return draw.close();
};

interface Stroke {
  readonly letter: string;
  readonly text: string;
  readonly steps: readonly number[];
  readonly from: Point;
  readonly to: Point;
}

/** What a path of this module is drawn with, stroke by stroke. */
function* strokesOf(path: string): Generator<Stroke> {
  let start: Point = [0, 0];
  let at = start;
  for (const [text, letter = '', rest = ''] of path.matchAll(/([MlqZ])([^MlqZ]*)/g)) {
    const steps = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x = 0, y = 0] = steps.slice(-2);
    const from = at;
    at = letter === 'M' ? [x, y] : letter === 'Z' ? start : [from[0] + x, from[1] + y];
    if (letter === 'M') start = at;
    yield { letter, text, steps, from, to: at };
  }
}

/** Reads back a path of this module as lines of points; a bend becomes `sides` short sides. */
export const linesOf = (path: string, sides = 6): Point[][] => {
  const lines: Point[][] = [];
  for (const { letter, steps, from, to } of strokesOf(path)) {
    const line = lines.at(-1);
    if (letter === 'M') lines.push([to]);
    else if (letter === 'l') line?.push(to);
    else if (letter === 'q') {
      const around: Point = [from[0] + (steps[0] ?? 0), from[1] + (steps[1] ?? 0)];
      for (let i = 1; i <= sides; i++) line?.push(between(between(from, around, i / sides), between(around, to, i / sides), i / sides));
    }
  }
  return lines;
};

/** The strokes of a path of this module, those that begin in one square of so many units as one path: whoever draws a part of a chart draws only what lies there. */
export const inSquares = (path: string, size: number): readonly string[] => {
  const squares = new Map<string, { readonly text: string; readonly at: Point }>();
  for (const { letter, text, from, to } of strokesOf(path)) {
    if (letter === 'M') continue;
    const square = from.map((along) => Math.floor(along / size)).join(' ');
    const before = squares.get(square);
    const start = before?.at === from ? '' : `M${numbers(from)}`;
    const step = letter === 'Z' ? `l${numbers([to[0] - from[0], to[1] - from[1]])}` : text;
    squares.set(square, { text: `${before?.text ?? ''}${start}${step}`, at: to });
  }
  return [...squares.values()].map(({ text }) => text);
};
