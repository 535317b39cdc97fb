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

/** Reads back a path of this module as lines of points; a bend becomes `steps` short sides. */
export const linesOf = (path: string, steps = 6): Point[][] => {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, letter, text = ''] of path.matchAll(/([MlqZ])([^MlqZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const from = at;
    const line = lines.at(-1);
    if (letter === 'M') {
      at = [a, b];
      lines.push([at]);
    } else if (letter === 'l') {
      at = [from[0] + a, from[1] + b];
      line?.push(at);
    } else if (letter === 'q') {
      const around: Point = [from[0] + a, from[1] + b];
      at = [from[0] + c, from[1] + d];
      for (let i = 1; i <= steps; i++) line?.push(between(between(from, around, i / steps), between(around, at, i / steps), i / steps));
    }
  }
  return lines;
};
