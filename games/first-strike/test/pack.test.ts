import { expect, test } from 'vitest';
import type { ShipId } from '../data/counters.ts';
import { AIRCRAFT_FACTOR, RAIDERS, SHIPS } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { arrowsFrom, BUILT_IN, bearsOn, counterOf, factorOf, levelFor, raiderFactor, worthOf } from '../data/data.ts';
import { dataFor, readPack } from '../data/pack.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/setup.ts';
import { shipOf } from '../rules/ships.ts';
import { scoreOf, totalOfLines } from '../rules/victory.ts';

const pack = (parts: object) => ({ game: 'first-strike', name: 'Test', ...parts });
const dataWith = (parts: object): Data => dataFor(pack(parts));
const faultsOf = (value: unknown): string[] => {
  const reading = readPack(value);
  return 'faults' in reading ? reading.faults.map(({ place, reason }) => `${place}: ${reason}`) : [];
};

test('what is built in passes as a pack that replaces nothing, is made once and is never changed', () => {
  const nothing = pack({});
  expect(dataFor(nothing)).toEqual({ ...BUILT_IN, pack: 'Test' });
  expect(dataFor(nothing)).toBe(dataFor(nothing));
  expect(dataFor()).toBe(BUILT_IN);
  expect([BUILT_IN.ships[0], BUILT_IN.arrows, dataFor(nothing).points.german].every(Object.isFrozen)).toBe(true);
});

test('FS-12.0 what a counter is worth is what the rules score for it', () => {
  const pointsWithout = (id: ShipId): number => {
    const state = beginning(readingsOf({}));
    const before = totalOfLines(scoreOf(BUILT_IN, state));
    shipOf(state, id).at = 'out';
    return Math.abs(totalOfLines(scoreOf(BUILT_IN, state)) - before);
  };
  for (const { id, side, type } of SHIPS) expect([id, pointsWithout(id)]).toEqual([id, worthOf(BUILT_IN, side, type)]);
});

test('FS-CF a pack replaces the factors it names, and no others', () => {
  const data = dataWith({
    ships: { arethusa: { factor: 3, damaged: 2 }, undaunted: { factor: 4 }, 'i-battle': { factor: 6 } },
    raiders: { zeppelin: 4 },
  });
  expect(counterOf(data, 'arethusa')).toEqual({ ...counterOf(BUILT_IN, 'arethusa'), factor: 3, damagedFactor: 2, source: 'pack' });
  expect([false, true].map((flipped) => factorOf(data, { id: 'undaunted', flipped }))).toEqual([4, 1]);
  expect([false, true].map((flipped) => factorOf(data, { id: 'i-battle', flipped }))).toEqual([6, 6]);
  expect(counterOf(data, 'ii-battle')).toBe(counterOf(BUILT_IN, 'ii-battle'));
  expect(RAIDERS.map(({ type }) => raiderFactor(data, type))).toEqual([2, 2, 2, 4, 4, 4, 1, 1, 1, 1]);
  expect(AIRCRAFT_FACTOR).toEqual({ whole: 2, damaged: 1 });
});

test('FS-9.4d, FS-9.5a aircraft fly by the arrows of the pack, and batteries fire along them', () => {
  const data = dataWith({ arrows: { 'target-a': ['entry-3', 'escape'] } });
  expect([arrowsFrom(data, 'target-a'), arrowsFrom(data, 'entry-1')]).toEqual([['entry-3', 'escape'], arrowsFrom(BUILT_IN, 'entry-1')]);
  const under = (of: Data) => ['target-a', 'entry-1', 'entry-3', 'escape'].filter((space) => bearsOn(of, 'target-a', space));
  expect([under(BUILT_IN), under(data)]).toEqual([
    ['target-a', 'entry-1'],
    ['target-a', 'entry-3'],
  ]);
});

test('FS-12.0 points are those of the pack', () => {
  const { points } = dataWith({ points: { british: { CV: 5 }, german: { DD: 2 }, noRaid: 7 } });
  expect(points).toEqual({
    british: { ...BUILT_IN.points.british, CV: 5 },
    german: { ...BUILT_IN.points.german, DD: 2 },
    noRaid: 7,
  });
});

test('FS-13.0 levels are those of the pack', () => {
  const data = dataWith({ levels: { decisive: 9, substantive: 4, marginal: 0, draw: -2 } });
  const idsOf = (of: Data) => [9, 8, 4, 3, 0, -1, -2, -3].map((total) => levelFor(of, total).id);
  expect(idsOf(data)).toEqual(['decisive', 'substantive', 'substantive', 'marginal', 'marginal', 'draw', 'draw', 'german']);
  expect(idsOf(BUILT_IN)).toEqual(['decisive', 'decisive', 'substantive', 'substantive', 'marginal', 'marginal', 'marginal', 'marginal']);
});

const ship = (figures: object) => pack({ ships: { arethusa: figures } });

test.each<[string, unknown, string]>([
  ['no name', { game: 'first-strike' }, 'name: missing'],
  ['another game', { game: 'nine-navies', name: 'x' }, 'game: expected first-strike, found "nine-navies"'],
  ['an unknown key', pack({ dice: 6 }), 'dice: unknown key; known are game, name, ships, raiders, arrows, points, levels'],
  ['an unknown counter', pack({ ships: { lion: {} } }), 'ships, lion: there is none of this name among the ships'],
  ['FS-10.3b guns on a carrier', pack({ ships: { empress: { factor: 1 } } }), 'ships, empress: there is none of this name among the ships'],
  ['an unknown factor', ship({ armour: 1 }), 'ships, arethusa, armour: unknown key; known are factor, damaged'],
  ['FS-2.1a more than a die', ship({ factor: 7 }), 'ships, arethusa, factor: expected 1 to 6 points, found 7'],
  ['half a factor', ship({ damaged: 0.5 }), 'ships, arethusa, damaged: expected a whole number of points, found 0.5'],
  [
    'FS-CF a stronger wreck',
    ship({ damaged: 3 }),
    'ships, arethusa, damaged: a damaged counter is no stronger: expected 2 at most (FS-CF)',
  ],
  [
    'FS-10.3.4c the other side of a German counter',
    pack({ ships: { 'i-battle': { damaged: 1 } } }),
    'ships, i-battle, damaged: unknown key; known are factor',
  ],
  ['an unknown raider', pack({ raiders: { gotha: 1 } }), 'raiders, gotha: there is none of this name among the raiders'],
  ['a raider without a factor', pack({ raiders: { zeppelin: 0 } }), 'raiders, zeppelin: expected 1 to 6 points, found 0'],
  ['an unknown space', pack({ arrows: { 'entry-6': [] } }), 'arrows, entry-6: there is none of this name among the arrows'],
  ['a way back', pack({ arrows: { escape: ['entry-1'] } }), 'arrows, escape: there is none of this name among the arrows'],
  ['an arrow to nowhere', pack({ arrows: { 'entry-1': ['home'] } }), 'arrows, entry-1, number 1: expected one of entry-1'],
  ['an arrow in a ring', pack({ arrows: { 'entry-1': ['entry-1'] } }), 'arrows, entry-1: no arrow leads back to where it begins'],
  ['an arrow twice', pack({ arrows: { 'entry-1': ['entry-2', 'entry-2'] } }), 'arrows, entry-1: a space stands there twice'],
  ['FS-9.4a an entry to nowhere', pack({ arrows: { 'entry-1': [] } }), 'arrows, entry-1: no target can be reached from there (FS-9.4a)'],
  [
    'FS-9.4a a target out of reach',
    pack({ arrows: { 'entry-4': ['target-c', 'entry-3', 'entry-5'], 'entry-5': ['entry-4'] } }),
    'arrows, target-d: it can be reached from no entry (FS-9.4a)',
  ],
  ['FS-9.4c a target without a way home', pack({ arrows: { 'target-b': ['entry-2'] } }), 'arrows, target-b: it must lead to escape'],
  ['points that are no object', pack({ points: 3 }), 'points: expected an object, found 3'],
  ['a German carrier', pack({ points: { german: { CV: 1 } } }), 'points, german, CV: there is none of this name among the german'],
  ['a reward for a loss', pack({ points: { british: { BB: -1 } } }), 'points, british, BB: expected 0 to 20 points, found -1'],
  ['too high a price', pack({ points: { noRaid: 21 } }), 'points, noRaid: expected 0 to 20 points, found 21'],
  ['an unknown level', pack({ levels: { glorious: 9 } }), 'levels, glorious: there is none of this name among the levels'],
  ['half a point', pack({ levels: { draw: 0.5 } }), 'levels, draw: expected a whole number of points, found 0.5'],
  [
    'FS-13.0 levels out of order',
    pack({ levels: { substantive: 6 } }),
    'levels, substantive: expected less than 6, which is decisive (FS-13.0)',
  ],
])('%s is refused with place and reason', (_, value, words) => {
  const faults = faultsOf(value);
  expect(faults.find((each) => each.startsWith(words)) ?? faults).toContain(words);
});
