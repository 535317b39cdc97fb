import { expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { navalBattle } from '../rules/battle.ts';
import { battleEnds, extraRound, extraRoundCheck } from '../rules/battle-end.ts';
import { drawCounters } from '../rules/reaction.ts';
import { rollGermanSortie } from '../rules/sortie.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import type { State } from '../state.ts';
import type { Posts } from './situations.ts';
import { battleBetween, fleetsMeet } from './situations.ts';

test('FS-10.3.5a the battle lasts as many rounds as were fixed, and then ends', () => {
  const game = fleetsMeet([], ['torpedo-boats-1'], { alert: 2 }).dice(3, 3).run(navalBattle).play('done').play('done');
  expect(game.asks).toBe('british-movement');
  game.play('done');
  expect([game.asks, game.state.battle?.round]).toEqual(['extra-round', 2]);
  expect(game.play('break-off').state.battle).toBeNull();
  expect(game.told('battle-round').map(({ round }) => round)).toEqual([1, 2]);
});

test('FS-10.3.5b one more round may be tried for once: won, and no second try', () => {
  const game = fleetsMeet([], ['torpedo-boats-1'], { alert: 1 }).dice(3, 1, 3).run(navalBattle).play('done').play('done');
  game.play('press-on');
  expect([game.asks, game.state.battle?.round]).toEqual(['british-movement', 2]);
  game.play('done');
  expect([game.asks, game.state.battle]).toEqual([null, null]);
});

test('FS-10.3.5b lost, and the battle is over', () => {
  const game = fleetsMeet([], ['torpedo-boats-1'], { alert: 1 }).dice(3, 2).run(navalBattle).play('done').play('done').play('press-on');
  expect([game.asks, game.state.battle]).toEqual([null, null]);
  expect(game.told('battle-round')).toHaveLength(1);
});

/** The highest die that brings one more round, after the last of three; 0 for none. */
const againUpTo = (
  british: Posts,
  german: Posts,
  changes: Partial<State> = {},
  prepare: (game: ReturnType<typeof battleBetween>) => void = () => {},
): number => {
  const again = [1, 2, 3, 4, 5, 6].filter((die) => {
    const game = battleBetween(british, german, changes);
    Object.assign(game.state.battle ?? {}, { round: 3 });
    prepare(game);
    return game.dice(die).run(extraRound).play('press-on').state.battle?.rounds === 4;
  });
  return Math.max(0, ...again);
};

test('FS-10.3.5b at or under the alert', () => {
  const at = (alert: number) => againUpTo({ arethusa: 'neutral' }, { 'i-battle': 'german-a' }, { alert });
  expect([1, 3, 5].map(at)).toEqual([1, 3, 5]);
  expect(odds(extraRoundCheck, { alert: 3, germansWorse: true, crippled: 1 })).toMatchObject([{ outcome: 'again', ways: 1 }, { ways: 5 }]);
});

test('FS-10.3.5b the button to press on says how likely there is one more round', () => {
  const chance = (markers: number) => {
    const game = battleBetween({ arethusa: 'neutral' }, { 'i-battle': { space: 'german-a', markers } }, { alert: 4 });
    Object.assign(game.state.battle ?? {}, { round: 3 });
    return game.run(extraRound).odds('press-on');
  };
  expect([chance(0), chance(1), chance(2)]).toEqual([{ 'one more round': 67 }, { 'one more round': 50 }, { 'one more round': 33 }]);
});

test('FS-10.3.5b one less if more Germans than British are damaged or sunk; counters are compared, not hits', () => {
  const hurt = { 'i-battle': { space: 'german-a', markers: 1 } } as const;
  expect(againUpTo({ arethusa: 'neutral' }, hurt)).toBe(2);
  expect(againUpTo({ arethusa: { space: 'neutral', flipped: true } }, hurt)).toBe(3);
  expect(
    againUpTo(
      { '1st-battle': { space: 'neutral', flipped: true, markers: 2 } },
      { ...hurt, 'ii-battle': { space: 'german-a', markers: 1 } },
    ),
  ).toBe(2);
});

test('FS-10.3.5b sunk counters are compared as well', () => {
  const german = { 'i-battle': 'german-a', 'torpedo-boats-1': 'german-b' } as const;
  expect(againUpTo({ arethusa: 'neutral' }, german, {}, (game) => void game.ship('torpedo-boats-1', { at: 'sunk', markers: 3 }))).toBe(2);
  const british = { arethusa: 'neutral', undaunted: 'neutral' } as const;
  const sinkBoth = (game: ReturnType<typeof battleBetween>) => {
    game.ship('torpedo-boats-1', { at: 'sunk', markers: 3 });
    game.ship('undaunted', { at: 'sunk', flipped: true, markers: 2 });
  };
  expect(againUpTo(british, german, {}, sinkBoth)).toBe(3);
});

test('FS-10.3.5b one less for each German afloat with two markers or more', () => {
  const british = { arethusa: { space: 'neutral', flipped: true }, undaunted: { space: 'neutral', flipped: true } } as const;
  const german = (one: number, two: number) =>
    ({ 'i-battle': { space: 'german-a', markers: one }, 'ii-battle': { space: 'german-a', markers: two } }) as const;
  expect([
    againUpTo(british, german(1, 1)),
    againUpTo(british, german(2, 1)),
    againUpTo(british, german(2, 2)),
    againUpTo(british, german(3, 0)),
  ]).toEqual([3, 2, 1, 2]);
  expect(againUpTo(british, german(5, 0), {}, (game) => void game.ship('i-battle', { at: 'sunk' }))).toBe(3);
});

test('FS-10.3.6a after the battle Germans with two markers leave the game, the others go home', () => {
  const game = battleBetween(
    { arethusa: 'neutral' },
    { 'i-battle': 'german-a', 'ii-battle': { space: 'german-a', markers: 1 }, 'iii-battle': { space: 'german-a', markers: 2 } },
  ).run(battleEnds);
  expect(['i-battle', 'ii-battle', 'iii-battle'].map((id) => game.state.ships.find((ship) => ship.id === id)?.at)).toEqual([
    'german-reserve',
    'german-reserve',
    'out',
  ]);
  expect(game.ship('ii-battle').markers).toBe(1);
});

test('FS-10.3.6a the fleet never comes out again, though submarines still do', () => {
  const game = battleBetween({ arethusa: 'neutral' }, { 'i-battle': 'german-a' }, { alert: 5 }).run(battleEnds);
  game.state.turn = 5;
  expect(game.run(rollGermanSortie).rolls).toEqual([]);
  Object.assign(game.state, { container: ['u-boat-1'] });
  expect(game.dice(1, 5).run(drawCounters).raider('u-boat-1').at).toBe('C');
});

test('FS-10.3.6b the British of the battle stay with the Harwich Force, damage and all, and sail on with it', () => {
  const game = battleBetween(
    { arethusa: 'neutral', '1st-battle': { space: 'neutral', flipped: true, markers: 3 } },
    { 'i-battle': 'german-a' },
  ).run(battleEnds);
  game.state.turn = 5;
  game.run(sailOrLaunch).play('sail', 'D');
  expect(game.ship('1st-battle')).toMatchObject({ at: 'harwich', flipped: true, markers: 3 });
  expect([game.ship('2nd-battle').at, game.state.harwich]).toEqual(['british-reserve', 'D']);
});

test('FS-10.3.6b they can be attacked there like the rest of the force', () => {
  const game = battleBetween({ arethusa: 'neutral', '1st-battle': 'neutral' }, { 'i-battle': 'german-a' }).run(battleEnds);
  game.raider('u-boat-1', 'C');
  game.dice(7, 2, 6).run(attacksOnHarwich);
  expect(game.told('attacked')).toEqual([{ type: 'attacked', raider: 'u-boat-1', ship: '1st-battle', hit: true }]);
  expect(game.ship('1st-battle').flipped).toBe(true);
});
