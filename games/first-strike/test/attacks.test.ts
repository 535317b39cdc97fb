import { expect, test } from 'vitest';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { endPhase } from '../rules/end-phase.ts';
import type { State } from '../state.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** Places in the line of the Harwich Force: Empress, Engadine, Riviera, Arethusa, Undaunted, the destroyers. */
const EMPRESS = 1;
const ARETHUSA = 4;

/** A U-boat beside the Harwich Force in A; it goes back to the container after its attack. */
const uBoatAttacks = (target: number, die: number, changes: Partial<State> = {}): TestTable => {
  const game = table({ fog: null, ...changes }).raidersIn('A', 'u-boat-1');
  return game.dice(target, die, 6);
};

test('FS-7.4 every raider with the Harwich Force attacks, one that stayed from an earlier turn too', () => {
  const game = table({ turn: 4, alert: 1 })
    .raidersIn('A', 'u-boat-1', 'l-3', 'ff-19-1')
    .raidersIn('british-reserve', 'u-boat-2')
    .raidersIn('rescue', 'u-boat-3');
  game.dice(6, 6, 6, 6, 6, 6).dice(1, 6).run(attacksOnHarwich); // all miss; the U-boat stays, the airship does not
  expect(game.told('attacked').map(({ raider }) => raider)).toEqual(['u-boat-1', 'l-3', 'ff-19-1']);
  expect(game.lines[0]).toEqual(['attacked', 2]); // whom, and with what success
  expect(game.dice(6, 6, 1).run(attacksOnHarwich).told('attacked').length).toBe(4);
});

test('FS-7.4.1a two that roll one both attack the first in the line (worked example 2)', () => {
  const game = table().raidersIn('A', 'u-boat-1', 'ff-19-1').dice(1, 6, 1, 6, 6).run(attacksOnHarwich);
  expect(game.told('attacked').map(({ ship }) => ship)).toEqual(['empress', 'empress']);
});

test('FS-7.4.1a one and four are the first and the fourth, two is the second (worked example 2)', () => {
  const game = table().raidersIn('A', 'u-boat-1', 'u-boat-2', 'ff-19-1').dice(1, 6, 4, 6, 2, 6, 6, 6).run(attacksOnHarwich);
  expect(game.told('attacked').map(({ ship }) => ship)).toEqual(['empress', 'arethusa', 'engadine']);
});

test('FS-7.4.1a squadrons that have joined are in the line, and a ship that has gone is not', () => {
  const game = table().raidersIn('A', 'u-boat-1');
  game.ship('1st-battle', { at: 'harwich' });
  game.ship('empress', { at: 'sunk', flipped: true });
  expect(game.dice(6, 6, 6).run(attacksOnHarwich).told('attacked')[0]?.ship).toBe('1st-battle');
});

test('FS-7.4.1b nobody fires back, and the player is asked nothing', () => {
  const game = table({ alert: 5 }).raidersIn('A', 'u-boat-1', 'l-3').dice(ARETHUSA, 6, ARETHUSA, 6, 5, 5).run(attacksOnHarwich);
  expect([game.asks, game.rolls]).toEqual([null, ['raider-attack: miss', 'raider-attack: miss', 'stay: stays', 'stay: stays']]);
});

test.each([
  { raider: 'u-boat-1', die: 2, hits: true },
  { raider: 'u-boat-1', die: 3, hits: false },
  { raider: 'l-3', die: 1, hits: true },
  { raider: 'l-3', die: 2, hits: false },
  { raider: 'ff-19-1', die: 1, hits: true },
  { raider: 'ff-19-1', die: 2, hits: false },
] as const)('FS-7.4.2a $raider that rolls $die: hit $hits', ({ raider, die, hits }) => {
  const game = table({ fog: 'british-reserve' }).raidersIn('A', raider).dice(ARETHUSA, die);
  if (raider !== 'ff-19-1') game.dice(6);
  expect(game.run(attacksOnHarwich).ship('arethusa').flipped).toBe(hits);
});

test.each([
  [1, true],
  [2, false],
])('FS-7.4.2a in fog a U-boat that rolls %i: hit %s', (die, hits) => {
  expect(uBoatAttacks(ARETHUSA, die, { fog: 'A' }).run(attacksOnHarwich).ship('arethusa').flipped).toBe(hits);
});

test.each([
  [3, 1],
  [4, 0],
])('FS-7.4.2a a U-boat that rolls %i at a damaged ship leaves %i markers', (die, markers) => {
  const game = uBoatAttacks(ARETHUSA, die);
  game.ship('arethusa', { flipped: true });
  expect(game.run(attacksOnHarwich).ship('arethusa').markers).toBe(markers);
});

test('FS-7.4.2a damage done a moment ago counts for the next attacker', () => {
  const game = table({ fog: null }).raidersIn('A', 'u-boat-1', 'u-boat-2').dice(ARETHUSA, 2, ARETHUSA, 3, 6, 6).run(attacksOnHarwich);
  expect(game.ship('arethusa')).toMatchObject({ flipped: true, markers: 1 });
});

test('FS-7.4.2a off the British reserve it is the fog there that counts', () => {
  const game = table({ fog: 'british-reserve' }).raidersIn('british-reserve', 'u-boat-1').dice(1, 2, 6).run(endPhase);
  expect(game.ship('1st-battle').flipped).toBe(false);
});

test('FS-7.4.2b the first hit flips, the second marks, the third sends home', () => {
  const game = table({ fog: null })
    .raidersIn('british-reserve', 'u-boat-1', 'u-boat-2', 'u-boat-3')
    .dice(1, 2, 1, 3, 1, 3, 6, 6, 6)
    .run(endPhase);
  expect(game.told('ship-damaged').map(({ how }) => how)).toEqual(['flip', 'marker']);
  expect([game.ship('1st-battle').at, game.told('ship-out')]).toEqual([
    'out',
    [{ type: 'ship-out', ship: '1st-battle', how: 'out', rule: 'FS-7.4.2b' }],
  ]);
});

test('FS-7.4.2b a squadron with markers from a battle is sent home by any hit, whatever its factor', () => {
  const game = uBoatAttacks(7, 3);
  game.ship('1st-battle', { at: 'harwich', flipped: true, markers: 2 });
  expect(game.run(attacksOnHarwich).ship('1st-battle').at).toBe('out');
});

test('FS-7.4.2c one hit sinks a carrier with all aboard, the one that could not start too', () => {
  const game = uBoatAttacks(EMPRESS, 2);
  game.aircraft('812', { grounded: true });
  game.aircraft('814', { at: 'rescue', carrier: null, damaged: true });
  game.run(attacksOnHarwich);
  expect(game.ship('empress').at).toBe('sunk');
  expect(game.state.aircraft.filter(({ at }) => at === 'lost').map(({ id }) => id)).toEqual(['812', '815']);
});

test.each([
  { raider: 'u-boat-1', die: 3, at: 'A' },
  { raider: 'u-boat-1', die: 4, at: 'container' },
  { raider: 'l-3', die: 3, at: 'A' },
  { raider: 'l-3', die: 4, at: 'container' },
] as const)('FS-7.4.2d at alert 3, in whatever fog, $raider that rolls $die after its attack is in $at', ({ raider, die, at }) => {
  const game = table({ alert: 3, fog: 'A' }).raidersIn('A', raider).dice(6, 6, die).run(attacksOnHarwich);
  expect([game.raider(raider).at, game.state.container.includes(raider)]).toEqual([at, at === 'container']);
});

test('FS-7.4.2d an FF 19 flies home without a roll, at any alert', () => {
  const game = table({ alert: 5 }).raidersIn('A', 'ff-19-1').dice(6, 6).run(attacksOnHarwich);
  expect([game.raider('ff-19-1').at, game.state.container.includes('ff-19-1')]).toEqual(['container', true]);
});

test('FS-7.4.2d nobody rolls to stay before all have attacked', () => {
  const game = table().raidersIn('A', 'u-boat-1', 'u-boat-2').dice(6, 6, 6, 6, 1, 6).run(attacksOnHarwich);
  expect(game.rolls).toEqual(['raider-attack: miss', 'raider-attack: miss', 'stay: stays', 'stay: returns']);
});
