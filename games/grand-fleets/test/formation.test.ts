/** GF-2.1.3: formations in which battles begin. */
import { expect, test } from 'vitest';
import { areAdjacent, distance, neighbour } from '../../../chart/hex.ts';
import { facingOf, HEADINGS, hexOn, stationsOf } from '../data/formation.ts';

const at = hexOn(20, 15);
const line = (heading: (typeof HEADINGS)[number], perHex = 1) => stationsOf({ at, heading, form: 'line-ahead', perHex }, 5);

test.each(HEADINGS)('GF-2.1.3 heading %s in line ahead every ship points at the one before her', (heading) => {
  const hexes = line(heading);
  expect(hexes[0]).toBe(at);
  for (const [rank, hex] of hexes.entries()) if (rank > 0) expect(neighbour(hex, facingOf(heading))).toBe(hexes[rank - 1]);
});

test.each(HEADINGS)('GF-2.1.3 heading %s in line abreast nobody is ahead of her neighbour by more than half a hex', (heading) => {
  const hexes = stationsOf({ at, heading, form: 'line-abreast', perHex: 1 }, 5);
  for (const [rank, hex] of hexes.entries()) if (rank > 0) expect(areAdjacent(hex, hexes[rank - 1] ?? hex)).toBe(true);
  const farAhead = neighbour(at, facingOf(heading));
  expect(distance(hexes[4] ?? at, at)).toBe(4);
  expect(hexes).not.toContain(farAhead);
});

test('GF-2.1.3 destroyers may share a hex', () => {
  expect(new Set(line('N', 2)).size).toBe(3);
});

test('rows and columns of the board', () => {
  expect(areAdjacent(hexOn(4, 4), hexOn(5, 4))).toBe(true);
  expect(areAdjacent(hexOn(4, 4), hexOn(4, 5))).toBe(true);
  expect(distance(hexOn(0, 0), hexOn(10, 0))).toBe(10);
});
