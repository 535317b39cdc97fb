/** What the log says of aircraft, and how a player's file names them. */
import { expect, test } from 'vitest';
import { readPack } from '../data/pack.ts';
import type { AirHappening } from '../events/air.ts';
import { airTold } from '../words/air.ts';

const said = (event: AirHappening): string => airTold.inWords(event, { ship: (id) => id }).words;
const L5 = { craft: 'l5', name: 'L 5' } as const;

test('GF-9.3 a flight is told with its place and height', () => {
  expect(said({ type: 'flew', ...L5, from: 0, to: 1, place: '7.3', level: 1 })).toBe('**L 5** flies to 7.3, at altitude 1.');
  expect(said({ type: 'flew', ...L5, from: 0, to: 1, place: '7.3', level: 0 })).toBe('**L 5** flies to 7.3, just above the water.');
});

test('GF-9.4.2 bombs are told with hits and what went through', () => {
  expect(said({ type: 'bombed', ...L5, target: 'Lion', bombs: 2, hits: 1, pierced: 0 })).toBe(
    '**L 5** drops **2** bombs on **Lion**: **1** hit, none through the deck.',
  );
});

test('GF-9.3.1 aeroplanes take off from their ships', () => {
  const took = { type: 'took-off', side: 'blue', ships: ['Engadine'] } as const;
  expect(said({ ...took, names: ['a', 'b'] })).toBe('**a**, **b** take off from Engadine.');
  expect(said({ ...took, names: ['a'] })).toBe('**a** takes off from Engadine.');
});

const squadron = (ship: string, at: readonly [number, number]) => ({ name: ship, ships: [ship], at, heading: 'N' });
const packWith = (aircraft: readonly object[]) => ({
  game: 'grand-fleets',
  name: 'A test',
  battles: [
    {
      id: 'mine',
      title: 'Mine',
      words: 'A battle.',
      year: 1916,
      board: { width: 30, height: 30 },
      forces: {
        blue: { name: 'British', nation: 'british', squadrons: [squadron('engadine', [5, 5])] },
        red: { name: 'German', nation: 'german', squadrons: [squadron('lutzow', [15, 15])] },
      },
      aircraft,
    },
  ],
});

const faultsOf = (...aircraft: readonly object[]): readonly string[] => {
  const reading = readPack(packWith(aircraft));
  return 'faults' in reading ? reading.faults.map(({ reason }) => reason) : [];
};

test('GF-9 a battle of a player’s own may have aircraft, aboard a ship that takes part or coming by themselves', () => {
  const short = { name: 'Short', type: 'short-184', side: 'blue' };
  const zeppelin = { name: 'L 9', type: 'zeppelin-p', side: 'red' };
  expect(faultsOf({ ...short, ship: 'engadine' }, { ...zeppelin, at: [3, 3], arrives: 2 })).toEqual([]);
  expect(faultsOf({ ...short, ship: 'tiger' })).toEqual(['tiger is not in the battle']);
  expect(faultsOf({ ...zeppelin, ship: 'lutzow' })).toEqual(['no ship carries a zeppelin']);
  expect(faultsOf(short)).toEqual(['expected a ship that carries it, or where it comes in sight']);
});
