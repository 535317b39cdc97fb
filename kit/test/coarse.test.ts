import { expect, test } from 'vitest';
import type { Point } from '../../chart/chart.ts';
import { linesOf, softRing } from '../../chart/path.ts';
import { coarse } from '../coarse.ts';

/** A round island with a ragged coast. */
const island = (radius: number, points: number): readonly Point[] =>
  Array.from({ length: points }, (_, i) => {
    const [turn, far] = [(i / points) * 2 * Math.PI, radius + (i % 2) * 0.4];
    return [100 + far * Math.cos(turn), 100 + far * Math.sin(turn)];
  });

test('a coarse coast has few points, all of them on the coast', () => {
  const [ring = []] = linesOf(coarse(softRing(island(40, 400)), 4));
  expect(ring.length).toBeGreaterThan(40);
  expect(ring.length).toBeLessThan(70);
  for (const [x, y] of ring) expect(Math.abs(Math.hypot(x - 100, y - 100) - 40)).toBeLessThan(1);
});

test('an island smaller than the distance between points is not lost', () => {
  expect(linesOf(coarse(softRing(island(0.5, 8)), 4))).toHaveLength(1);
  expect(coarse('', 4)).toBe('');
});
