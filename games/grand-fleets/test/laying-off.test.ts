/** GF-1.2: from the chart to the hexes. */
import { expect, test } from 'vitest';
import { distance, hexAt, ORIGIN } from '../../../chart/hex.ts';
import { headingNear, hexNear, laidOff, turnAt } from '../data/laying-off.ts';

const HERE = { east: 0, south: 0 };

test('GF-1.2.1 a mile on a bearing is a hex in that direction', () => {
  expect(hexNear(laidOff(HERE, 0, 5))).toBe(hexAt(0, -5));
  expect(hexNear(laidOff(HERE, 180, 5))).toBe(hexAt(0, 5));
  expect(hexNear(laidOff(HERE, 60, 5))).toBe(hexAt(5, -5));
  expect(hexNear(laidOff(HERE, 120, 5))).toBe(hexAt(5, 0));
});

test('GF-1.2.1 every range comes out within a sixth of itself and a hex, on every bearing', () => {
  for (let bearing = 0; bearing < 360; bearing += 7)
    for (let range = 1; range < 40; range += 3) {
      const hexes = distance(ORIGIN, hexNear(laidOff(HERE, bearing, range)));
      expect(hexes).toBeGreaterThanOrEqual(range - 1);
      expect(hexes).toBeLessThanOrEqual(range * 1.16 + 1);
    }
});

test('GF-2.2a a course becomes the nearest of the six headings', () => {
  expect([0, 29, 31, 90, 135, 146, 180, 225, 270, 315].map(headingNear)).toEqual(['N', 'N', 'NE', 'SE', 'SE', 'SE', 'S', 'SW', 'NW', 'NW']);
});

test('GF-1.2.2 four turns and a bit are an hour', () => {
  expect([-5, 0, 12, 13, 60].map(turnAt)).toEqual([1, 1, 1, 2, 5]);
});
