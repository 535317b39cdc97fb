/** GF-3: what follows from a card. */
import { expect, test } from 'vitest';
import { LIGHT_GUNS } from '../data/card.ts';
import { BUILT_IN } from '../data/pack.ts';
import { SIZES, sizeOf } from '../data/sizes.ts';
import { grandFleets } from '../index.ts';
import { movementPoints, trackSpeed } from '../rules/ships.ts';
import { TIGER } from './cards.ts';
import { blue, N, table } from './table.ts';

test('GF-3.5 GF-3.5.1 GF-3.5.2 GF-3.5.3 the hull decides the size, and with it modifier, command and control, and radius', () => {
  const sizes = [1, 3, 4, 8, 9, 15, 16, 24, 25, 35, 36].map((hull) => sizeOf({ hull }).name);
  expect(sizes).toEqual([
    'Very Small',
    'Very Small',
    'Small',
    'Small',
    'Medium',
    'Medium',
    'Large',
    'Large',
    'Very Large',
    'Very Large',
    'Huge',
  ]);
  expect(SIZES.map(({ modifier, control, radius }) => [modifier, control, radius])).toEqual([
    [-2, 1, 3],
    [-1, 2, 4],
    [0, 3, 5],
    [1, 4, 6],
    [2, 5, 7],
    [3, 6, 8],
  ]);
});

test('GF-3.9 Tiger slows down as her boxes fill, and is gone with the last', () => {
  expect([0, 5, 6, 11, 12, 17, 18, 23, 24].map((hits) => trackSpeed(TIGER, hits))).toEqual([6, 6, 5, 5, 4, 4, 2, 2, 0]);
});

test('GF-5.1 engine hits, a list and flooding take a point each, and nothing goes below nothing', () => {
  const whole = { id: 'tiger', fate: 'afloat', hits: 0, engines: 0, floods: 0, listing: false } as const;
  expect(movementPoints(TIGER, whole)).toBe(6);
  expect(movementPoints(TIGER, { ...whole, engines: 2, listing: true, floods: 3 })).toBe(2);
  expect(movementPoints(TIGER, { ...whole, hits: 18, engines: 3 })).toBe(0);
});

test('GF-2.1 a battle begins with fresh cards', () => {
  const { state } = table(blue(TIGER, [0, 0], N));
  expect(state.ships[0]).toMatchObject({
    fate: 'afloat',
    hits: 0,
    lost: [
      [0, 0],
      [0, 0, 0, 0],
    ],
    tubes: [1, 1, 1, 1],
  });
  expect(state.squadrons[0]).toMatchObject({ leader: 'tiger', valid: true });
});

const tiger = BUILT_IN.battles.get('dogger-bank')?.berths.find(({ ship }) => ship === 'tiger')?.card;

test('GF-3.0 GF-3.0t GF-2.1.2 the card that the register makes of Tiger is the one that the book prints', () => {
  expect(tiger).toMatchObject({ hull: 24, speed: 6, belt: [11, 9], ends: [8, 8], deck: 7, antiAircraft: 6, lightGuns: 3 });
  expect(tiger?.locations).toEqual([0, 0, 1, 1, 1, 1, 1, 'light', null]);
  expect(tiger?.track.map(({ hull, speed }) => [hull, speed])).toEqual([
    [6, 6],
    [6, 5],
    [6, 4],
    [6, 2],
  ]);
});

test('GF-3.1 GF-3.2 GF-3.3 GF-3.4 GF-3.6 she has a name, a class, a hull, a speed, armour, and a rating against aircraft', () => {
  expect(tiger).toMatchObject({ name: 'Tiger', class: 'Tiger', hull: 24, speed: 6, belt: [11, 9], ends: [8, 8], deck: 7, antiAircraft: 6 });
});

test('GF-3.7.1 GF-3.7.2 GF-3.7.3 GF-3.7.4 her guns have rate of fire, range, penetration and damage; only the heavy ones plunge', () => {
  expect(tiger?.guns.map(({ rof, range, penetration, damage, plunging }) => [rof, range, penetration, damage, plunging])).toEqual([
    [0, [3, 5, 8], [10, 5, 3], 2, true],
    [1, [2, 4, 6], [3, 1, 1], 2, false],
  ]);
});

test('GF-3.7 light guns are alike on every ship', () => {
  expect(LIGHT_GUNS).toMatchObject({ rof: 3, range: [1, 2, 3], penetration: [1, 0, 0], damage: 1 });
});

test('GF-3.8 GF-3.8.1 GF-3.8.2 GF-3.8.3a GF-3.8.3b she has four tubes with a torpedo each, of range 5 and damage 5', () => {
  expect(tiger?.torpedoes).toMatchObject({ range: 5, damage: 5, tubes: [1, 1, 1, 1] });
});

test('GF-3.10 nine places of the hit location line, and the tenth is a critical hit', () => {
  for (const { berths } of BUILT_IN.battles.values()) for (const { card } of berths) expect(card.locations).toHaveLength(9);
});

test('GF-1.1 GF-2.1.1 every battle has two sides with ships, under names of their own', () => {
  for (const { berths, names } of BUILT_IN.battles.values()) {
    expect(new Set(berths.map(({ side }) => side))).toEqual(new Set(['blue', 'red']));
    expect(names.blue).not.toBe(names.red);
  }
});

test('GF-1.3.3 all dice have ten sides, and two of them are added for critical hits alone', () => {
  expect(grandFleets.checks.every(({ dice }) => dice.sides === 10)).toBe(true);
  expect(grandFleets.checks.filter(({ dice }) => dice.count === 2).map(({ name }) => name)).toEqual(['critical-hit']);
});

test('GF-2.2b a turn is command, movement, combat and end, in this order', () => {
  const phases = grandFleets.flow.filter(({ parent }) => grandFleets.flow[parent]?.step.name === 'turn').map(({ step }) => step.name);
  expect(phases.filter((name) => name !== 'begin-turn')).toEqual(expect.arrayContaining(['command', 'movement', 'combat', 'end-phase']));
  expect(phases.indexOf('command')).toBeLessThan(phases.indexOf('movement'));
  expect(phases.indexOf('movement')).toBeLessThan(phases.indexOf('combat'));
  expect(phases.indexOf('combat')).toBeLessThan(phases.indexOf('end-phase'));
});
