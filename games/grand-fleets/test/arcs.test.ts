/** GF-6.1.2a: arcs, and the guns that bear on them. */
import { describe, expect, test } from 'vitest';
import { distance, FACINGS, hexAt, ORIGIN, rotated, turned, within } from '../../../chart/hex.ts';
import type { Arc } from '../data/card.ts';
import { ARCS, LIGHT_GUNS } from '../data/card.ts';
import { arcsTo, barrelsOn } from '../rules/arcs.ts';
import { shareIn, shareOn, sharesOn } from '../rules/light-guns.ts';
import { bandAt, reachOf } from '../rules/solution.ts';
import { TIGER } from './cards.ts';
import { N, S } from './table.ts';

const FIELD = within(ORIGIN, 9).filter((hex) => hex !== ORIGIN);
const north = (column: number, row: number): string => arcsTo({ hex: ORIGIN, facing: N }, hexAt(column, row)).join('');

test('GF-6.1.2a six arcs lie around a ship, and a row of hexes belongs to the two that it parts', () => {
  expect([north(-1, -2), north(1, -2), north(-2, 1), north(2, -1), north(-1, 2), north(1, 1)]).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect([north(0, -4), north(-4, 0), north(4, -4), north(-4, 4), north(4, 0), north(0, 4)]).toEqual(['AB', 'AC', 'BD', 'CE', 'DF', 'EF']);
});

test('GF-3.7.5 Tiger has all her turrets abeam and half of them ahead, and of twelve six-inch guns three to six', () => {
  const [turrets, sixInch] = TIGER.guns;
  const barrels = (line: typeof turrets, lost: readonly number[]): number[] =>
    line ? ARCS.map((arc) => barrelsOn(line, lost, [arc])) : [];
  expect(barrels(turrets, [0, 0])).toEqual([4, 4, 8, 8, 4, 4]);
  expect(barrels(sixInch, [0, 0, 0, 0])).toEqual([3, 3, 6, 6, 3, 3]);
  expect(barrels(turrets, [1, 2])).toEqual([2, 2, 2, 2, 0, 0]);
  expect(sixInch && barrelsOn(sixInch, [0, 1, 0, 0], ['A', 'B'])).toBe(5);
});

test('GF-6.1.3 short, medium and long range end where the card says, and one hex more is too far', () => {
  const bands = [0, 3, 4, 5, 6, 8, 9].map((range) => bandAt(reachOf(TIGER, 0), range));
  expect(bands).toEqual(['short', 'short', 'medium', 'medium', 'long', 'long', null]);
});

test('GF-3.7 light guns are alike on every ship', () => {
  expect(reachOf(TIGER, 'light')).toEqual([1, 2, 3]);
  expect(LIGHT_GUNS).toMatchObject({ rof: 3, penetration: [1, 0, 0], damage: 1 });
});

test("GF-6.1.1c of Tiger's three light guns two fire abeam, and one ahead or astern", () => {
  expect(ARCS.map((arc) => shareIn(arc, 3))).toEqual([1, 1, 2, 2, 1, 1]);
  expect([shareOn(['A', 'C'], 3), shareOn(['E', 'F'], 3), shareOn(['C'], 8), shareOn(['B'], 8)]).toEqual([2, 1, 4, 2]);
});

test('GF-6.1.1b two targets of light guns lie in different arcs, and no gun fires twice', () => {
  const shares = (first: readonly Arc[], second: readonly Arc[], guns = 3) => sharesOn(first, second, guns);
  expect(shares(['A'], ['C'])).toEqual([1, 2]);
  expect(shares(['C'], ['D'])).toEqual([2, 1]);
  expect(shares(['C'], ['C'])).toBeNull();
  expect(shares(['A', 'C'], ['C'])).toEqual([1, 2]);
  expect(shares(['A', 'C'], ['A', 'C'], 4)).toEqual([2, 1]);
  expect(shares(['A', 'C'], ['D'])).toEqual([2, 1]);
  expect(shares(['A', 'C'], ['C', 'E'], 8)).toEqual([4, 2]);
  expect(shares(['A'], ['B', 'D'], 5)).toEqual([2, 3]);
  expect(shares(['C'], ['D'], 1)).toEqual([1, 0]);
});

describe('everywhere', () => {
  test('GF-6.1.2a the arcs cover the plane, and no hex but those of the rows lies in two', () => {
    for (const hex of FIELD) {
      const count = arcsTo({ hex: ORIGIN, facing: N }, hex).length;
      const isOnRow = FACINGS.some((facing) => rotated(hexAt(distance(ORIGIN, hex), 0), facing) === hex);
      expect(count).toBe(isOnRow ? 2 : 1);
    }
  });

  test('GF-6.1.2a ship and sea turned together leave every arc as it was', () => {
    for (const hex of FIELD)
      for (const facing of FACINGS)
        expect(arcsTo({ hex: ORIGIN, facing: turned(N, facing) }, rotated(hex, facing))).toEqual(arcsTo({ hex: ORIGIN, facing: N }, hex));
  });

  test('GF-6.1.2a a ship that has turned about has to port what she had to starboard, and ahead what was astern', () => {
    const ACROSS: Readonly<Record<Arc, Arc>> = { A: 'F', B: 'E', C: 'D', D: 'C', E: 'B', F: 'A' };
    for (const hex of FIELD) {
      const before = arcsTo({ hex: ORIGIN, facing: N }, hex).map((arc) => ACROSS[arc]);
      expect(arcsTo({ hex: ORIGIN, facing: S }, hex)).toEqual(before.sort());
    }
  });

  test('GF-6.1.2a of two that steam the same way either has the other abeam, or neither', () => {
    for (const hex of FIELD)
      for (const facing of FACINGS) {
        const there = arcsTo({ hex: ORIGIN, facing }, hex);
        const back = arcsTo({ hex, facing }, ORIGIN);
        expect(there.some((arc) => arc === 'C' || arc === 'D')).toBe(back.some((arc) => arc === 'C' || arc === 'D'));
      }
  });

  test('GF-6.1.3 range is a metric', () => {
    const few = within(ORIGIN, 2);
    for (const a of few)
      for (const b of few) {
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, b)).toBe(distance(b, a));
        for (const c of few) expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }
  });
});
