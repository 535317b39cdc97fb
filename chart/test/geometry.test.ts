import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../chart.ts';
import { areaOf, cornersOf, ellipse, isInside, simplified, simplifiedRing } from '../geometry.ts';

const square = cornersOf([0, 0, 10, 10]);
const hole = cornersOf([4, 4, 2, 2]);

test('a point in a ring is inside it, and one in a hole is not', () => {
  expect(isInside([2, 2], [square, hole])).toBe(true);
  expect(isInside([5, 5], [square, hole])).toBe(false);
  expect(isInside([12, 5], [square, hole])).toBe(false);
});

test('the area of a ring does not depend on which way it runs', () => {
  expect(areaOf(square)).toBe(100);
  expect(areaOf([...square].reverse())).toBe(100);
});

test('simplifying drops what lies on the way and keeps what stands out', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [15, 6],
    [20, 0],
  ];
  expect(simplified(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [15, 6],
    [20, 0],
  ]);
});

test('a simplified ring keeps its corners', () => {
  expect(
    simplifiedRing(
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 5],
      ],
      0.1,
    ),
  ).toEqual(square);
});

test('simplifying keeps both ends and adds no point', () => {
  const coordinate = fc.integer({ min: -100, max: 100 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 0, max: 20 }),
      (line, tolerance) => {
        const kept = simplified(line, tolerance);
        expect(kept[0]).toEqual(line[0]);
        expect(kept.at(-1)).toEqual(line.at(-1));
        expect(kept.length).toBeLessThanOrEqual(line.length);
      },
    ),
  );
});

test('an ellipse reaches as far as it is told to', () => {
  const ring = ellipse([100, 50], 40, 20, 64);
  expect(Math.max(...ring.map(([x]) => x))).toBeCloseTo(140, 0);
  expect(Math.max(...ring.map(([, y]) => y))).toBeCloseTo(70, 0);
});
