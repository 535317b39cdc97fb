import { expect, test } from 'vitest';
import { graduatedBorder } from '../border.ts';
import { callout } from '../callout.ts';
import type { Point } from '../chart.ts';
import { areaOf, cornersOf, distance, ellipse, isInside } from '../geometry.ts';
import { linkPath } from '../link.ts';
import { inSquares, linesOf, softLine, softRing, stitchedRing, straightLine, straightRing } from '../path.ts';

const start = (line: readonly Point[]): Point => line[0] ?? expect.fail('an empty line');
const end = (line: readonly Point[]): Point => line.at(-1) ?? expect.fail('an empty line');

test('a straight ring is written in relative steps of a tenth', () => {
  expect(
    straightRing([
      [0, 0],
      [10.04, 0],
      [10, -0.5],
    ]),
  ).toBe('M0 0l10 0l0-.5Z');
});

test('rounding does not add up along a line', () => {
  const line = Array.from({ length: 100 }, (_, i): Point => [i * 0.333, i * 0.777]);
  const [read = []] = linesOf(straightLine(line));
  expect(distance(end(read), end(line))).toBeLessThan(0.1);
});

test('a soft ring stays inside the polygon that bends it', () => {
  const polygon = cornersOf([0, 0, 100, 60]);
  const [read = []] = linesOf(softRing(polygon));
  expect(read.every((point) => isInside(point, [cornersOf([-0.1, -0.1, 100.2, 60.2])]))).toBe(true);
  expect(areaOf(read)).toBeLessThan(areaOf(polygon));
});

test('a soft line starts and ends where it is told to', () => {
  const [read = []] = linesOf(
    softLine([
      [0, 0],
      [50, 80],
      [100, 0],
    ]),
  );
  expect(read[0]).toEqual([0, 0]);
  expect(read.at(-1)).toEqual([100, 0]);
  expect(Math.max(...read.map(([, y]) => y))).toBe(40);
});

test('a softly drawn ellipse is round', () => {
  const [read = []] = linesOf(softRing(ellipse([0, 0], 50, 50)));
  for (const point of read) expect(Math.abs(distance(point, [0, 0]) - 50)).toBeLessThan(0.5);
});

test('neighbours stitched from one limit meet without a gap', () => {
  const limit: Point[] = [
    [50, 0],
    [60, 30],
    [50, 60],
  ];
  const west = stitchedRing([
    limit,
    [
      [50, 60],
      [0, 60],
    ],
    [
      [0, 60],
      [0, 0],
    ],
    [
      [0, 0],
      [50, 0],
    ],
  ]);
  const east = stitchedRing([
    [...limit].reverse(),
    [
      [50, 0],
      [100, 0],
    ],
    [
      [100, 0],
      [100, 60],
    ],
    [
      [100, 60],
      [50, 60],
    ],
  ]);
  expect(areaOf(linesOf(west)[0] ?? []) + areaOf(linesOf(east)[0] ?? [])).toBeCloseTo(6000, 1);
});

test('a link leaves the one outline and stops short of the other', () => {
  const disc = (centre: Point) => ({ centre, outline: ellipse(centre, 20, 20, 48) });
  const [read = []] = linesOf(linkPath(disc([0, 0]), disc([100, 0]), [], 4));
  expect(distance(start(read), [24, 0])).toBeLessThan(1.5);
  expect(distance(end(read), [76, 0])).toBeLessThan(1.5);
});

test('a callout holds its panel and reaches its tip', () => {
  const [read = []] = linesOf(callout([0, 0, 100, 60], [-30, 30]));
  expect(isInside([50, 30], [read])).toBe(true);
  expect(Math.min(...read.map(([x]) => x))).toBe(-30);
  expect(isInside([-20, 30], [read])).toBe(true);
});

test('the border blackens every other step, on all four sides', () => {
  expect(linesOf(graduatedBorder(100, 50, [0, 25, 50, 75, 100], [0, 25, 50], 5))).toHaveLength(2 + 2 + 1 + 1);
});

test('a ring in squares is drawn stroke by stroke as before, each where it begins', () => {
  expect(inSquares('M5 5l10 0l10 0l0 10Z', 20)).toEqual(['M5 5l10 0l10 0', 'M25 5l0 10l-20-10']);
  expect(inSquares('M1 1q2 0 2 2Z', 20)).toEqual(['M1 1q2 0 2 2l-2-2']);
});

test('rings that lie in one square are one path, and a line that comes back goes on in it', () => {
  expect(inSquares('M1 1l2 0l0 2ZM6 6l2 0l0 2Z', 20)).toEqual(['M1 1l2 0l0 2l-2-2M6 6l2 0l0 2l-2-2']);
  expect(inSquares('M15 5l10 0l-10 2l-3 0', 20)).toEqual(['M15 5l10 0M15 7l-3 0', 'M25 5l-10 2']);
});
