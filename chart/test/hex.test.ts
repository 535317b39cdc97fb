import { describe, expect, test } from 'vitest';
import type { Facing, Hex } from '../hex.ts';
import {
  areAdjacent,
  columnOf,
  distance,
  FACINGS,
  hexAt,
  neighbour,
  neighboursOf,
  ORIGIN,
  rotated,
  rowOf,
  turned,
  within,
} from '../hex.ts';
import { ARCS, arcsOf, type Bearing, bearing, hexsidesCut, isWithin } from '../hex-bearing.ts';
import { hexesBetween } from '../hex-line.ts';

const FIELD = within(ORIGIN, 6);

describe('coordinates', () => {
  test('a hex keeps its coordinates, far out and on every side', () => {
    for (const [q, r] of [
      [0, 0],
      [7, -3],
      [-7, 3],
      [-1, -1],
      [30000, -30000],
      [-30000, 30000],
    ] as const)
      expect([columnOf(hexAt(q, r)), rowOf(hexAt(q, r))]).toEqual([q, r]);
  });

  test('ways are added: by any hex to any other', () => {
    for (const way of FIELD) expect(hexAt(-12000, 25000) + way).toBe(hexAt(-12000 + columnOf(way), 25000 + rowOf(way)));
  });

  test('a field of radius n has 3n(n+1)+1 hexes, none twice and none farther', () => {
    expect([0, 1, 2, 5].map((reach) => within(hexAt(3, -2), reach).length)).toEqual([1, 7, 19, 91]);
    expect(new Set(FIELD).size).toBe(127);
    expect(Math.max(...FIELD.map((hex) => distance(ORIGIN, hex)))).toBe(6);
  });

  test('as many steps as the distance says, and no fewer, lead from hex to hex', () => {
    let ring = new Set([ORIGIN]);
    const reached = new Map<Hex, number>([[ORIGIN, 0]]);
    for (let steps = 1; steps <= 6; steps++) {
      ring = new Set([...ring].flatMap(neighboursOf).filter((hex) => !reached.has(hex)));
      for (const hex of ring) reached.set(hex, steps);
    }
    expect(reached.size).toBe(FIELD.length);
    for (const [hex, steps] of reached) expect(distance(hexAt(9, 9), hexAt(9, 9) + hex)).toBe(steps);
  });
});

describe('turning', () => {
  test('six sixths are a circle, and three lead back', () => {
    expect(FACINGS.map((facing) => turned(facing, 6))).toEqual(FACINGS);
    expect([turned(5, 1), turned(0, -1), turned(2, -8), turned(1, 3)]).toEqual([0, 5, 0, 4]);
    for (const facing of FACINGS) expect(neighbour(neighbour(hexAt(4, 4), facing), turned(facing, 3))).toBe(hexAt(4, 4));
  });

  test('neighbours stand clockwise, each beside the next', () => {
    for (const facing of FACINGS) expect(areAdjacent(neighbour(ORIGIN, facing), neighbour(ORIGIN, turned(facing, 1)))).toBe(true);
    for (const facing of FACINGS) expect(rotated(neighbour(ORIGIN, facing), 1)).toBe(neighbour(ORIGIN, turned(facing, 1)));
  });

  test('a board that is turned keeps its distances, and lies as before after a circle', () => {
    const about = hexAt(-3, 5);
    for (const hex of FIELD) {
      expect(rotated(hex, 6, about)).toBe(hex);
      expect(rotated(rotated(hex, 2, about), -2, about)).toBe(hex);
      expect(distance(about, rotated(hex, 1, about))).toBe(distance(about, hex));
    }
  });
});

describe('bearings', () => {
  const AHEAD: Facing = 4;
  const ship = hexAt(11, -7);
  const at = (ahead: number, aside: number): Bearing | null => bearing(ship, AHEAD, ship + rotated(hexAt(ahead, aside), AHEAD));

  test('rows of hexes are fourths, hexspines lie half-way, and the rest between', () => {
    expect([at(3, 0), at(3, 1), at(2, 2), at(1, 3), at(0, 3)]).toEqual([0, 1, 2, 3, 4]);
    expect([at(-2, 0), at(3, -3), at(2, -1), at(3, -1), at(ORIGIN, ORIGIN)]).toEqual([12, 20, 22, 23, null]);
  });

  test('bearing and angle agree all around', () => {
    for (const hex of FIELD.filter((each) => each !== ORIGIN)) {
      const [q, r] = [columnOf(hex), rowOf(hex)];
      const degrees = (Math.atan2((Math.sqrt(3) / 2) * r, q + r / 2) * 180) / Math.PI;
      const found = bearing(ORIGIN, 0, hex) ?? Number.NaN;
      const turn = (degrees - 15 * found + 720) % 360;
      expect(Math.min(turn, 360 - turn)).toBeLessThan(found % 2 === 0 ? 1e-9 : 15);
    }
  });

  test('a ship that turns to starboard sees everything a sixth farther to port', () => {
    for (const hex of FIELD.filter((each) => each !== ship))
      for (const facing of FACINGS)
        expect(bearing(ship, turned(facing, 1), hex)).toBe(((bearing(ship, facing, hex) ?? Number.NaN) + 20) % 24);
  });

  test('each arc is a sixth of the circle, and a row of hexes belongs to the two that it parts', () => {
    ARCS.forEach((arc, sixth) => {
      for (const part of [1, 2, 3]) expect(arcsOf(4 * sixth + part)).toEqual([arc]);
      expect(new Set(arcsOf(4 * sixth))).toEqual(new Set([arc, ARCS.at(sixth - 1)]));
    });
    expect([at(3, 0), at(1, 3), at(-1, -1), at(2, -1)].map((each) => arcsOf(each ?? Number.NaN))).toEqual([
      ['starboard bow', 'port bow'],
      ['starboard bow'],
      ['port quarter'],
      ['port bow'],
    ]);
  });

  test('a line goes out by one hexside, or by the corner of two', () => {
    expect([hexsidesCut(0), hexsidesCut(1), hexsidesCut(2), hexsidesCut(3)]).toEqual([[0], [0], [0, 1], [1]]);
    expect([hexsidesCut(12), hexsidesCut(14), hexsidesCut(22), hexsidesCut(23)]).toEqual([[3], [3, 4], [0, 5], [0]]);
  });

  test('an arc may lie across the bow', () => {
    expect([20, 22, 0, 4].map((each) => isWithin(each, [20, 4]))).toEqual([true, true, true, true]);
    expect([5, 12, 19].map((each) => isWithin(each, [20, 4]))).toEqual([false, false, false]);
  });
});

describe('lines', () => {
  const away = hexAt(-20, 8);
  const crossed = (q: number, r: number): string[] =>
    hexesBetween(away, away + hexAt(q, r)).map((hexes) => hexes.map((hex) => `${columnOf(hex - away)},${rowOf(hex - away)}`).join(' or '));

  test('nothing lies between a hex and itself, nor between neighbours', () => {
    expect(crossed(0, 0)).toEqual([]);
    for (const next of neighboursOf(away)) expect(hexesBetween(away, next)).toEqual([]);
  });

  test('along a row it is hex after hex', () => {
    expect(crossed(-3, 0)).toEqual(['-1,0', '-2,0']);
    expect(crossed(0, 3)).toEqual(['0,1', '0,2']);
  });

  test('along a hexspine it runs between two hexes, and then through the middle of one', () => {
    expect(crossed(2, 2)).toEqual(['1,0 or 0,1', '1,1', '2,1 or 1,2']);
    expect(crossed(2, -1)).toEqual(['1,0 or 1,-1']);
  });

  test('a corner that is cut counts, a corner that is only touched does not', () => {
    expect(crossed(3, 1)).toEqual(['1,0', '1,1', '2,0', '2,1']);
    expect(crossed(4, 1)).toEqual(['1,0', '2,0', '2,1', '3,1']);
  });

  test('it is the same line from the other end', () => {
    for (const hex of FIELD) {
      const sorted = hexesBetween(hex, ORIGIN).map((hexes) => [...hexes].sort((a, b) => a - b));
      expect(hexesBetween(ORIGIN, hex).map((hexes) => [...hexes].sort((a, b) => a - b))).toEqual(sorted.reverse());
    }
  });

  test('what a line meets lies on it: every point of it is in a hex that is named', () => {
    for (const hex of FIELD.filter((each) => each !== ORIGIN)) {
      const met = new Set([ORIGIN, hex, ...hexesBetween(ORIGIN, hex).flat()]);
      const points = Array.from({ length: 96 }, (_, i) => (i + 1) / 97);
      expect(points.filter((part) => !met.has(nearest(columnOf(hex) * part, rowOf(hex) * part)))).toEqual([]);
    }
  });

  /** The hex that a point lies in. */
  function nearest(q: number, r: number): Hex {
    const from = hexAt(Math.floor(q), Math.floor(r));
    const apart = (hex: Hex): number => {
      const [x, y] = [columnOf(hex) - q, rowOf(hex) - r];
      return x * x + y * y + x * y;
    };
    return within(from, 2).reduce((best, each) => (apart(each) < apart(best) ? each : best));
  }
});
