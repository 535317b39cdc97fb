import { expect, test } from 'vitest';
import { areAdjacent, type Hex, hexAt, neighboursOf, ORIGIN, STEPS, within } from '../../chart/hex.ts';
import { boxAround, centreOf, halfExtent, headingTo, hexPath, outlineOf } from '../hex-geometry.ts';

const apart = (a: Hex, b: Hex): number => {
  const [from, to] = [centreOf(a, 10), centreOf(b, 10)];
  return Math.hypot(to.x - from.x, to.y - from.y);
};

test('all neighbours of a hex are equally far, and no other hex is as near', () => {
  for (const hex of neighboursOf(ORIGIN)) expect(apart(ORIGIN, hex)).toBeCloseTo(10 * Math.sqrt(3), 9);
  for (const hex of within(ORIGIN, 3)) if (hex !== ORIGIN && !areAdjacent(hex, ORIGIN)) expect(apart(ORIGIN, hex)).toBeGreaterThan(25);
});

test('an outline has the edges that face outwards and no others', () => {
  const edges = (region: readonly Hex[]): number => outlineOf(region, 10).split('M').length - 1;
  expect(edges([ORIGIN])).toBe(6);
  expect(edges([ORIGIN, hexAt(1, 0)])).toBe(10);
  expect(edges(within(ORIGIN, 2))).toBe(30);
});

test('edge i of a hex faces neighbour i', () => {
  const [, only] = outlineOf([ORIGIN], 10).split('M');
  const [a, b] = (only ?? '').split('L').map((corner) => corner.split(' ').map(Number));
  const middle = { x: ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, y: ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2 };
  expect(headingTo({ x: 0, y: 0 }, middle)).toBeCloseTo(headingTo({ x: 0, y: 0 }, centreOf(STEPS[0], 10)), 1);
});

test('headings are those of the compass', () => {
  const from = { x: 5, y: 5 };
  expect(headingTo(from, { x: 5, y: 0 })).toBe(0);
  expect(headingTo(from, { x: 9, y: 5 })).toBe(90);
  expect(headingTo(from, { x: 5, y: 9 })).toBe(180);
  expect(headingTo(from, { x: 0, y: 5 })).toBe(270);
});

test('the extent of a field holds every corner of it, and no less would', () => {
  const { x, y } = halfExtent(4, 10);
  const corners = within(ORIGIN, 4).flatMap((hex) => [...hexPath(hex, 10).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]);
  expect(Math.max(...corners.map(([, across]) => Number(across)))).toBeCloseTo(x, 1);
  expect(Math.max(...corners.map(([, , down]) => Number(down)))).toBeCloseTo(y, 1);
});

test('a box holds its hexes whole; there is none around nothing', () => {
  expect(boxAround([], 10)).toBeNull();
  const box = boxAround(within(ORIGIN, 4), 10);
  const half = halfExtent(4, 10);
  expect(box?.width).toBeCloseTo(2 * half.x, 9);
  expect(box?.height).toBeCloseTo(2 * half.y, 9);
});
