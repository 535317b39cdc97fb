import { expect, test } from 'vitest';
import { airRaid } from '../rules/raid.ts';
import { rollGermanSortie } from '../rules/sortie.ts';
import { overTheCoast, raidOfRounds } from './situations.ts';

test('FS-9.7a example 3: five rounds wake the Germans by one, six by two, seven by two', () => {
  expect([4, 5, 6, 7, 10, 11].map((rounds) => raidOfRounds(rounds).state.alert)).toEqual([2, 2, 3, 3, 3, 4]);
});

test('FS-9.7a the alert never passes 5', () => {
  expect(raidOfRounds(7, { alert: 4 }).state.alert).toBe(5);
  expect(raidOfRounds(6, { alert: 5 }).state.alert).toBe(5);
});

test('FS-9.7a nothing happens while one aircraft is still over the coast', () => {
  const game = overTheCoast({ '119': { at: 'target-a' }, '120': { at: 'entry-2' } }).run(airRaid);
  game.play('fly', ['119', 'escape']).play('fly', ['120', 'target-b']).play('done');
  expect([game.state.alert, game.aircraft('119').at, game.asks]).toEqual([1, 'escape', 'air-movement']);
  game.play('fly', ['120', 'escape']).play('done');
  expect([game.state.alert, game.asks]).toEqual([2, 'landing']);
});

test('FS-9.7a the alert rises even if nobody comes back', () => {
  const game = overTheCoast({ '119': { at: 'aboard', carrier: 'engadine' } }, { airRound: 0 });
  game.battery('battery-1', 'target-a');
  game.battery('battery-2', 'target-b');
  game.dice(1, 2, 1, 1, 1).run(airRaid);
  expect(game.aircraft('119').at).toBe('lost');
  expect([game.state.alert, game.state.raid]).toEqual([2, 'over']);
});

test('FS-9.7a a raid of which nobody got off has no rounds and wakes nobody', () => {
  const game = overTheCoast({ '119': { at: 'aboard', carrier: 'engadine' } }, { airRound: 0 })
    .dice(6)
    .run(airRaid);
  expect([game.state.alert, game.state.raid]).toEqual([1, 'over']);
});

test('FS-9.7b an undamaged aircraft lands where the player likes', () => {
  const game = raidOfRounds(3);
  expect(game.offered).toEqual(['land empress', 'land engadine', 'land riviera']);
  game.play('land', 'riviera');
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', carrier: 'riviera', damaged: false });
});

test('FS-9.7b three to a carrier, and those with engine trouble take up room', () => {
  const onEngadine = { at: 'aboard', carrier: 'engadine' } as const;
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 }, '120': onEngadine, '122': onEngadine, '135': onEngadine });
  game.dice(6, 6, 6).run(airRaid).play('fly', ['119', 'escape']).play('done');
  expect(game.offered).toEqual(['land empress', 'land riviera']);
  expect(game.whyNot('land', 'engadine')?.rule).toBe('FS-9.7b');
});

test('FS-9.7b each carrier says how many places are taken', () => {
  const onEngadine = { at: 'aboard', carrier: 'engadine' } as const;
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 }, '120': onEngadine, '122': onEngadine });
  game.dice(6, 6).run(airRaid).play('fly', ['119', 'escape']).play('done');
  expect([game.label('land', 'engadine'), game.label('land', 'riviera')]).toEqual([
    'Aboard Engadine: 2 of 3 places taken',
    'Aboard Riviera: 0 of 3 places taken',
  ]);
});

test('FS-9.7b the third box is still free', () => {
  const onEngadine = { at: 'aboard', carrier: 'engadine' } as const;
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 }, '120': onEngadine, '122': onEngadine });
  game.ship('empress', { at: 'sunk', flipped: true });
  game.ship('riviera', { at: 'sunk', flipped: true });
  game.dice(6, 6).run(airRaid).play('fly', ['119', 'escape']).play('done');
  expect(game.aircraft('119')).toMatchObject({ at: 'aboard', carrier: 'engadine' });
});

test('FS-9.7b without room an aircraft is lost', () => {
  const onEngadine = { at: 'aboard', carrier: 'engadine' } as const;
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0 }, '120': onEngadine, '122': onEngadine, '135': onEngadine });
  game.ship('empress', { at: 'sunk', flipped: true });
  game.ship('riviera', { at: 'sunk', flipped: true });
  game.dice(6, 6, 6).run(airRaid).play('fly', ['119', 'escape']).play('done');
  expect(game.told('aircraft-lost')).toMatchObject([{ aircraft: '119', how: 'no-room' }]);
});

test('FS-9.7c a damaged aircraft comes down in the Rescue space, an undamaged one does not', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0, damaged: true }, '120': { at: 'target-a', bombs: 0 } }).run(airRaid);
  game.play('fly', ['119', 'escape']).play('fly', ['120', 'escape']).play('done').play('land', 'empress');
  expect([game.aircraft('119').at, game.aircraft('120').at]).toEqual(['rescue', 'aboard']);
});

test('FS-9.7d E-11 is in the Rescue space as long as an aircraft is down there', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0, damaged: true } })
    .run(airRaid)
    .play('fly', ['119', 'escape'])
    .play('done');
  expect(game.aircraft('119').at).toBe('rescue');
  expect(game.state.e11).toEqual({ home: false, hits: 0 });
});

test('FS-9.9 with nobody damaged the raid is over at once, and the Germans may come out the turn after', () => {
  const game = raidOfRounds(3, { alert: 5 }).play('land', 'empress');
  expect(game.state).toMatchObject({ raid: 'over', raidOverTurn: 2, e11: { home: true } });
  game.german('i-battle');
  expect(game.run(rollGermanSortie).rolls).not.toContain('german-sortie: sorties');
  game.state.turn = 3;
  expect(game.dice(5).run(rollGermanSortie).rolls).toContain('german-sortie: sorties');
});

test('FS-9.9 with a damaged aircraft down the raid goes on', () => {
  const game = overTheCoast({ '119': { at: 'target-a', bombs: 0, damaged: true } }, { alert: 5 })
    .run(airRaid)
    .play('fly', ['119', 'escape'])
    .play('done');
  game.german('i-battle');
  game.state.turn = 3;
  expect(game.run(rollGermanSortie).state).toMatchObject({ raid: 'rescue', raidOverTurn: 0, sortied: false });
});
