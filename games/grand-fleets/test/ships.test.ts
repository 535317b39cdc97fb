/** GF-3: what follows from a card. */
import { expect, test } from 'vitest';
import { SIZES, sizeOf } from '../data/sizes.ts';
import { isViable } from '../rules/beginning.ts';
import { movementPoints, trackSpeed } from '../rules/ships.ts';
import { like, SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, table } from './table.ts';

test('GF-3.5 the hull decides the size, and with it modifier, command and control, and radius', () => {
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

test('GF-4.1b eight points make a squadron; one of all ships needs none, two of six do for twelve to fifteen', () => {
  const cruisers = ['southampton', 'birmingham', 'nottingham', 'lowestoft', 'dublin', 'chatham', 'sydney', 'yarmouth'].map((id) =>
    blue(like(SOUTHAMPTON, id), [0, 0], N),
  );
  expect(isViable(cruisers.slice(0, 4), cruisers)).toBe(true);
  expect(isViable(cruisers.slice(0, 3), cruisers)).toBe(false);
  expect(isViable(cruisers.slice(0, 3), cruisers.slice(0, 3))).toBe(true);
  expect(isViable(cruisers.slice(0, 3), cruisers.slice(0, 6))).toBe(true);
  expect(isViable(cruisers.slice(0, 2), cruisers.slice(0, 6))).toBe(false);
  expect(isViable(cruisers.slice(0, 3), cruisers.slice(0, 5))).toBe(false);
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
