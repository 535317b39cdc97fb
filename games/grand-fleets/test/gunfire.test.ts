/** GF-6.2: gunfire. */
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../test/scripted-table.ts';
import { combatPhase } from '../rules/combat.ts';
import { DESTROYER, like, MOLTKE, TIGER } from './cards.ts';
import type { TestTable } from './table.ts';
import { blue, N, red, table } from './table.ts';

/** Four barrels forward, no other guns. */
const MONITOR = like(TIGER, 'monitor', { guns: TIGER.guns.slice(0, 1), lightGuns: 0, locations: [0, 0, 0, 0, 0, 0, 0, 0, null] });
const TARGET = like(MOLTKE, 'target', { guns: [], lightGuns: 0, locations: [null, null, null, null, null, null, null, null, null] });

/** Monitor fires her four guns ahead at a ship that comes end on, at medium range, both at speed 2: eight or more hits, less one for size. */
function duel(...dice: number[]): TestTable {
  const game = table(blue(MONITOR, [0, 0], N), red(TARGET, [0, -4], N));
  game.ship('monitor', { spent: 2 });
  game.ship('target', { spent: 2 });
  return game
    .run(combatPhase)
    .dice(...dice)
    .play('blue', 'fire', ['monitor', 0, 'target'])
    .play('blue', 'done');
}

test('GF-6.2 each gun rolls to hit, and each hit to pierce; GF-6.2.3 what goes through does the damage of the gun', () => {
  const game = duel(7, 6, 10, 1, 4, 3, 9, 9);
  expect(game.rolls).toEqual(['to-hit: hit miss hit miss', 'penetration: pierced stopped', 'damage-roll: 9 9']);
  expect(game.told('fired')).toEqual([
    { type: 'fired', from: 'monitor', guns: 0, name: expect.any(String), target: 'target', shots: 4, hits: 2, pierced: 1 },
  ]);
  expect(game.ship('target').hits).toBe(2);
});

test('GF-6.2 the dice of a line of guns are one line of the log', () => {
  expect(linesOf(duel(7, 6, 10, 1, 4, 3, 9, 9).entries).slice(0, 2)).toEqual([
    ['fired', 2],
    ['damaged', 0],
  ]);
});

test('GF-6.2.1h at long odds only a ten has a second die, and at -7 none is thrown', () => {
  const game = table(blue(MONITOR, [0, 0], N), red(like(DESTROYER, 'boat', { lightGuns: 0 }), [0, -6], N));
  game.ship('monitor', { spent: 2 });
  game.ship('boat', { spent: 4 });
  game.run(combatPhase).dice(10, 9, 10, 8, 6, 7, 10);
  game.play('blue', 'fire', ['monitor', 0, 'boat']).play('blue', 'done');
  expect(game.rolls.slice(0, 3)).toEqual(['to-hit: long miss long miss', 'long-odds: miss hit', 'penetration: pierced']);
  const hopeless = table(blue(MONITOR, [0, 0], N), red(like(DESTROYER, 'boat', { lightGuns: 0 }), [0, -6], N));
  hopeless.ship('boat', { spent: 6, evasive: 3 });
  hopeless.run(combatPhase).play('blue', 'fire', ['monitor', 0, 'boat']).play('blue', 'done');
  expect(hopeless.told('fired')).toMatchObject([{ shots: 4, hits: 0 }]);
  expect(hopeless.rolls).toEqual([]);
});

describe('at once', () => {
  const fatal = like(MONITOR, 'fatal', { hull: 2, track: [{ hull: 2, speed: 3 }] });

  test('GF-6.2 whoever is sunk by guns has fired as well, and nobody is hurt before all have', () => {
    const game = table(blue(MONITOR, [0, 0], N), red({ ...fatal, nation: 'german' }, [0, -4], 1));
    game.ship('monitor', { spent: 2 });
    game.ship('fatal', { spent: 2 });
    game.run(combatPhase);
    game.play('blue', 'fire', ['monitor', 0, 'fatal']).play('blue', 'done').play('red', 'fire', ['fatal', 0, 'monitor']);
    game.dice(10, 1, 1, 1, 8, 10, 1, 1, 1, 4, 9, 9).play('red', 'done');
    expect(game.ship('fatal').fate).toBe('sunk');
    expect(game.ship('monitor').hits).toBe(2);
    expect(linesOf(game.entries).map(([line]) => line)).toEqual(['fired', 'fired', 'damaged', 'sunk', 'damaged', 'damage-roll']);
  });

  test('GF-6.2 orders are over when they are carried out', () => {
    expect(duel(1, 1, 1, 1).state.aims).toEqual([]);
  });

  test('GF-6.2.1c a ship that does not fire does not confuse the others', () => {
    const game = table(blue(MONITOR, [0, 0], N), blue(like(MONITOR, 'erebus'), [2, -1], N), red(TARGET, [0, -6], N));
    game.run(combatPhase);
    game.play('blue', 'fire', ['monitor', 0, 'target']).play('blue', 'fire', ['erebus', 0, 'target']);
    game.ship('erebus', { lost: [[2, 2]] });
    game.dice(1, 1, 1, 1).play('blue', 'done');
    expect(game.told('fire-wasted')).toEqual([
      { type: 'fire-wasted', from: 'erebus', guns: 0, name: expect.any(String), target: 'target', why: 'guns-lost' },
    ]);
    expect(game.entries[0]?.what).toMatchObject({ facts: { others: 0 } });
  });
});

test('GF-8.3.4 fire control that is lost by gunfire is missing in the next phase', () => {
  const game = duel(7, 1, 1, 1, 4, 10, 9, 3, 4);
  expect(game.ship('target')).toMatchObject({ directorHits: 1, silent: 1 });
});

test('GF-6.1 guns are told of ship by ship and line by line, in whatever order they were written down', () => {
  const game = table(blue(TIGER, [0, 0], N), red(like(DESTROYER, 'boat', { lightGuns: 0 }), [-2, 1], N));
  game.ship('boat', { spent: 8, evasive: 9 });
  game.run(combatPhase);
  for (const guns of ['light', 1, 0]) game.play('blue', 'fire', ['tiger', guns, 'boat']);
  expect(
    game
      .play('blue', 'done')
      .told('fired')
      .map(({ shots }) => shots),
  ).toEqual([8, 6, 2]);
});

test('GF-6.1.1b of light guns with two targets the first named is fired at by its share, the second by the rest', () => {
  const boat = (ship: string, column: number, row: number) => red(like(DESTROYER, ship, { lightGuns: 0 }), [column, row], N);
  const shotsAt = (...targets: readonly string[]) => {
    const game = table(blue(TIGER, [0, 0], N), boat('v26', -2, 1), boat('v27', 2, -1)).run(combatPhase);
    game.ship('tiger', { lightLost: 0, spent: 8, evasive: 9 });
    for (const target of targets) game.play('blue', 'fire', ['tiger', 'light', target]);
    return game
      .play('blue', 'fire', ['tiger', 0, 'v26'])
      .play('blue', 'done')
      .told('fired')
      .map(({ target, shots }) => `${target} ${shots}`);
  };
  expect(shotsAt('v26')).toEqual(['v26 8', 'v26 2']);
  expect(shotsAt('v26', 'v27')).toEqual(['v26 8', 'v26 2', 'v27 1']);
  expect(shotsAt('v27', 'v26')).toEqual(['v26 8', 'v27 2', 'v26 1']);
});

test('GF-6.2.3 a single point of damage is damage', () => {
  const game = table(blue(TIGER, [0, 0], N), red(like(TARGET, 'target', { belt: [2, 2], ends: [2, 2] }), [-1, 0], N));
  game.ship('target', { evasive: 9 });
  game.run(combatPhase).play('blue', 'fire', ['tiger', 'light', 'target']).dice(10, 1, 5, 9).play('blue', 'done');
  expect(game.told('fired')).toMatchObject([{ shots: 2, hits: 1, pierced: 1 }]);
  expect(game.ship('target').hits).toBe(1);
});

test('GF-8.2b the mount that is lost bears on the ship that fired', () => {
  const target = like(TARGET, 'target', { guns: TIGER.guns.slice(0, 1), locations: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
  const game = table(blue(MONITOR, [0, 0], N), red(target, [0, -4], N));
  game.run(combatPhase).play('red', 'done').play('blue', 'fire', ['monitor', 0, 'target']);
  game.dice(10, 1, 1, 1, 8, 1, 1).play('blue', 'done');
  expect(game.ship('target').lost).toEqual([[0, 2]]);
});
