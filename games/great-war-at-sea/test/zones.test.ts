import { describe, expect, test } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { neighbour, neighbours, pathsFrom, shortestWay, sideTo, sideTowards, stepsBetween, zoneIn, zonesWithin } from '../data/zones.ts';

const sea = theatreOf('north-sea');
const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5] as const;

describe('rows lie like bricks', () => {
  test('a row that is not shifted', () => {
    expect([NE, E, SE, SW, W, NW].map((side) => neighbour(sea, 'M7', side))).toEqual(['L7', 'M8', 'N7', 'N6', 'M6', 'L6']);
  });
  test('a row that is', () => {
    expect([NE, E, SE, SW, W, NW].map((side) => neighbour(sea, 'N7', side))).toEqual(['M8', 'N8', 'O8', 'O7', 'N6', 'M7']);
  });
  test('nothing lies beyond the frame', () => {
    expect([NE, NW, W].map((side) => neighbour(sea, 'A1', side))).toEqual([undefined, undefined, undefined]);
  });
  test('a zone that is not there is an error', () => {
    expect(() => zoneIn(sea, 'Z9')).toThrow('The North Sea has no zone Z9');
  });
});

test('ships go by the open sides alone, clockwise from north-east', () => {
  expect(neighbours(sea, 'M7')).toEqual(['L7', 'M8', 'N7', 'N6', 'M6', 'L6']);
  expect(neighbours(sea, 'K2')).not.toContain('K1');
});

describe('ways', () => {
  test('the zone itself is no step away, its neighbour one', () => {
    expect([stepsBetween(sea, 'M7', 'M7'), stepsBetween(sea, 'M7', 'N7'), stepsBetween(sea, 'M7', 'O7')]).toEqual([0, 1, 2]);
  });
  test('the Jutland peninsula is a long way round, and land cannot be reached', () => {
    expect(stepsBetween(sea, 'O13', 'N14')).toBeGreaterThan(12);
    expect(stepsBetween(sea, 'M7', 'Q1')).toBe(Number.POSITIVE_INFINITY);
  });
  test('a shortest way goes on by the first neighbour that is a step nearer, as far as one asks for it', () => {
    expect(shortestWay(sea, 'M7', 'O7')).toEqual(['N7', 'O7']);
    expect(shortestWay(sea, 'M7', 'M10')).toEqual(['M8', 'M9', 'M10']);
    expect(shortestWay(sea, 'M7', 'M10', 2)).toEqual(['M8', 'M9']);
    expect(shortestWay(sea, 'M7', 'Q1')).toEqual([]);
  });
  test('what lies within two zones, nearest first', () => {
    const near = zonesWithin(sea, 'M7', 2);
    expect([near[0], near.slice(1, 7).toSorted(), near.length]).toEqual(['M7', neighbours(sea, 'M7').toSorted(), 19]);
  });
  test('paths of up to three steps, turning back included', () => {
    expect(pathsFrom(sea, 'M7', 1)).toEqual(neighbours(sea, 'M7').map((zone) => [zone]));
    expect(pathsFrom(sea, 'M7', 3)).toHaveLength(6 + 36 + 216);
    expect(pathsFrom(sea, 'M7', 2)).toContainEqual(['M8', 'M7']);
  });
});

describe('where one zone lies from another', () => {
  test('a neighbour lies beyond one side', () => {
    expect([sideTo(sea, 'M7', 'L7'), sideTo(sea, 'M7', 'N6'), sideTo(sea, 'M7', 'M9')]).toEqual([NE, SW, undefined]);
  });
  test.each(['M7', 'N7'])('the neighbours of %s lie in the direction of their sides', (zone) => {
    const sides = [NE, E, SE, SW, W, NW];
    expect(sides.map((side) => sideTowards(sea, zone, neighbour(sea, zone, side) ?? ''))).toEqual(sides);
  });
  test('what is farther off lies in the direction of the nearest side', () => {
    expect(['M12', 'H9', 'P8', 'S4', 'M4', 'H4', 'M7'].map((zone) => sideTowards(sea, 'M7', zone))).toEqual([
      E,
      NE,
      SE,
      SW,
      W,
      NW,
      undefined,
    ]);
  });
});
