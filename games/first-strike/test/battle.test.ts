import { expect, test } from 'vitest';
import { odds } from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import { BATTLE_SPACES } from '../data/spaces.ts';
import { britishMovement, germanMove, germanMovement, navalBattle, roundsOfBattle } from '../rules/battle.ts';
import type { State } from '../state.ts';
import type { Posts } from './situations.ts';
import { battleBetween, fleetsMeet, rolledFor, spaceOf } from './situations.ts';
import { table } from './table.ts';

test('FS-10.0a ships of both sides in one space fight, with all the Harwich Force and none that stayed in reserve', () => {
  const game = fleetsMeet(['1st-battle'], ['i-battle']).run(navalBattle);
  expect(game.asks).toBe('deployment');
  const here = ['empress', 'engadine', 'riviera', 'arethusa', 'undaunted', 'harwich-destroyers', '1st-battle', 'i-battle'];
  expect(game.state.battle?.ships.map(({ id }) => id)).toEqual(here);
});

test('FS-10.0a a U-boat in the space is no reason for a battle, nor is a German fleet in its reserve', () => {
  const game = table({ turn: 4, harwich: 'C', raid: 'over' });
  game.raider('u-boat-1', 'C');
  game.german('i-battle');
  expect([game.run(navalBattle).asks, game.state.battle]).toEqual([null, null]);
});

const startOf = (id: ShipId, changes: Partial<State> = {}) =>
  spaceOf(fleetsMeet(['1st-battle'], ['i-battle', 'i-scouting', 'iii-scouting', 'torpedo-boats-1'], changes).run(navalBattle), id);

test('FS-10.0b battleships and carriers start in British A and stay there', () => {
  const game = fleetsMeet(['1st-battle', '2nd-battle'], ['i-battle']).run(navalBattle);
  for (const id of ['empress', 'engadine', 'riviera', '1st-battle', '2nd-battle'] as const) {
    expect(spaceOf(game, id)).toBe('british-a');
    expect(game.offered.filter((each) => each.includes(id))).toEqual([]);
  }
  expect(game.whyNot('post', ['empress', 'british-b'])?.rule).toBe('FS-10.0b');
});

test('FS-10.0c battlecruisers and cruisers start in British A or B, each as the player likes', () => {
  const game = fleetsMeet(['1st-battlecruiser', '3rd-cruiser', '6th-cruiser', '1st-light-cruiser'], ['i-battle']).run(navalBattle);
  for (const id of ['1st-battlecruiser', '3rd-cruiser', '1st-light-cruiser', 'arethusa', 'undaunted'] as const) {
    expect(spaceOf(game, id)).toBe('british-a');
    expect(game.offered.filter((each) => each.startsWith(`post ${id} `))).toEqual([`post ${id} british-b`]);
  }
  game.play('post', ['3rd-cruiser', 'british-b']);
  expect([spaceOf(game, '3rd-cruiser'), spaceOf(game, '6th-cruiser')]).toEqual(['british-b', 'british-a']);
});

test('FS-10.0d destroyers start in British B or Neutral, each as the player likes', () => {
  const game = fleetsMeet(['2nd-flotilla'], ['i-battle']).run(navalBattle);
  expect(game.offered.filter((each) => /flotilla|destroyers/.test(each))).toEqual([
    'post harwich-destroyers neutral',
    'post 2nd-flotilla neutral',
  ]);
  game.play('post', ['2nd-flotilla', 'neutral']);
  expect([spaceOf(game, 'harwich-destroyers'), spaceOf(game, '2nd-flotilla')]).toEqual(['british-b', 'neutral']);
});

test('FS-10.0b FS-10.2.1 who stand alike can be posted, and moved, by one order', () => {
  const posted = fleetsMeet(['3rd-cruiser', '6th-cruiser'], ['i-battle']).run(navalBattle);
  expect(posted.question.all('post', ['3rd-cruiser', 'british-b'])).toEqual(['All who may: forward to British B']);
  const game = battleBetween({ arethusa: 'british-a', undaunted: 'british-a' }, { 'i-battle': 'german-a' }).run(britishMovement);
  expect(game.question.all('move', ['arethusa', 'british-b'])).toEqual(['All in British A: to British B']);
});

test('FS-10.0e German battleships start in German A, in fog in German B', () => {
  expect(startOf('i-battle')).toBe('german-a');
  expect(startOf('i-battle', { fog: 'german-reserve' })).toBe('german-a');
  expect(startOf('i-battle', { fog: 'C' })).toBe('german-b');
});

test('FS-10.0f all other Germans start in German B', () => {
  expect((['i-scouting', 'iii-scouting', 'torpedo-boats-1'] as const).map((id) => startOf(id))).toEqual([
    'german-b',
    'german-b',
    'german-b',
  ]);
});

test('FS-10.0g any number of counters of both sides share a space', () => {
  const game = battleBetween(
    { arethusa: 'british-b', undaunted: 'british-b', 'harwich-destroyers': 'british-b' },
    { 'iii-scouting': 'neutral', 'torpedo-boats-1': 'neutral' },
  );
  game
    .run(britishMovement)
    .play('move', ['arethusa', 'neutral'])
    .play('move', ['undaunted', 'neutral'])
    .play('move', ['harwich-destroyers', 'neutral']);
  expect(game.state.battle?.ships.every(({ space }) => space === 'neutral')).toBe(true);
});

test('FS-10.0h the board is a row of five, and the round marker starts at 0', () => {
  expect(BATTLE_SPACES).toEqual(['british-a', 'british-b', 'neutral', 'german-b', 'german-a']);
  expect(fleetsMeet([], ['i-battle']).run(navalBattle).state.battle?.round).toBe(0);
});

test('FS-10.1a marker, British movement, German movement, fire, effects, end: in this order', () => {
  const game = fleetsMeet([], ['torpedo-boats-1'], { alert: 1 })
    .dice(3, 1, 2)
    .run(navalBattle)
    .play('post', ['harwich-destroyers', 'neutral'])
    .play('done');
  game.play('move', ['arethusa', 'british-b']).play('done').play('fire', ['harwich-destroyers', 'torpedo-boats-1']).play('done');
  const order = game.entries.map(({ what }) =>
    what.kind === 'event' ? what.event.type : what.kind === 'roll' ? what.check.name : what.kind,
  );
  expect(order.slice(2)).toEqual([
    'battle-round',
    'steamed',
    'german-move',
    'gunfire',
    'fired',
    'gunfire',
    'fired',
    'ship-damaged',
    'ship-damaged',
  ]);
  expect([game.state.battle?.round, game.asks]).toEqual([1, 'extra-round']);
});

test('FS-10.1a the battle ends before its time when one side has nobody left', () => {
  const game = fleetsMeet([], ['torpedo-boats-1'], { alert: 3 });
  game.ship('torpedo-boats-1', { markers: 2 });
  game.dice(3, 2).run(navalBattle).play('post', ['harwich-destroyers', 'neutral']).play('done').play('done');
  game.play('fire', ['harwich-destroyers', 'torpedo-boats-1']).play('done');
  expect(game.told('battle-round').map(({ round }) => round)).toEqual([1]);
  expect([game.ship('torpedo-boats-1').at, game.state.battle, game.asks]).toEqual(['sunk', null, null]);
});

test('FS-10.1b as many rounds as the alert, one less for each airship off the British reserve, two at most', () => {
  const roundsWith = (airships: number) => {
    const game = table({ alert: 5, harwich: 'C', fog: null });
    for (const id of (['l-3', 'l-5', 'l-6'] as const).slice(0, airships)) game.raider(id, 'british-reserve');
    game.raider('u-boat-1', 'british-reserve');
    return roundsOfBattle(game.state);
  };
  expect([0, 1, 2, 3].map(roundsWith)).toEqual([5, 4, 3, 3]);
});

test('FS-10.1b an airship with the Harwich Force shortens nothing', () => {
  const game = table({ alert: 3, harwich: 'C', fog: null });
  game.raider('l-3', 'C');
  expect(roundsOfBattle(game.state)).toBe(3);
});

test('FS-10.1b one more in fog or Poor Weather where the battle is, and one only in both', () => {
  const rounds = (weather: Partial<State>) => roundsOfBattle(table({ alert: 5, harwich: 'C', fog: null, ...weather }).state);
  expect([rounds({ fog: 'C' }), rounds({ poorWeather: 'C' }), rounds({ fog: 'C', poorWeather: 'C' })]).toEqual([6, 6, 6]);
  expect(rounds({ fog: 'german-reserve', poorWeather: 'B' })).toBe(5);
});

test('FS-10.1b there is always one round', () => {
  const game = table({ alert: 1, harwich: 'C', fog: null });
  game.raider('l-3', 'british-reserve');
  game.raider('l-5', 'british-reserve');
  expect(roundsOfBattle(game.state)).toBe(1);
});

test('FS-10.2 one space a round, never off the board, and the British first', () => {
  const game = battleBetween({ arethusa: 'british-a', undaunted: 'neutral' }, { 'torpedo-boats-1': 'german-a' }).run(britishMovement);
  expect(game.offered).toEqual(['move arethusa british-b', 'move undaunted british-b', 'move undaunted german-b', 'done']);
  game.play('move', ['arethusa', 'british-b']);
  expect(game.offered.filter((each) => each.includes('arethusa'))).toEqual([]);
  expect(game.whyNot('move', ['arethusa', 'neutral'])?.rule).toBe('FS-10.2.1');
});

test('FS-10.2 in the battle the Germans roll only when the British have done', () => {
  const game = fleetsMeet([], ['torpedo-boats-1']).run(navalBattle).play('done');
  expect([game.asks, game.rolls]).toEqual(['british-movement', []]);
  expect(game.dice(3).play('done').rolls).toEqual(['german-move: stays']);
});

test('FS-10.2.1 some, none or all may move, carriers too', () => {
  const game = battleBetween({ empress: 'british-a', arethusa: 'british-a' }, { 'torpedo-boats-1': 'german-a' }).run(britishMovement);
  game.play('move', ['empress', 'british-b']).play('done');
  expect([spaceOf(game, 'empress'), spaceOf(game, 'arethusa')]).toEqual(['british-b', 'british-a']);
});

test('FS-10.2.1 with two markers a counter may draw off but not close, with one it may do both', () => {
  const movesWith = (markers: number) =>
    battleBetween({ '1st-battle': { space: 'british-b', flipped: true, markers } }, { 'i-battle': 'german-a' }).run(britishMovement)
      .offered;
  expect(movesWith(1)).toEqual(['move 1st-battle british-a', 'move 1st-battle neutral', 'done']);
  expect(movesWith(2)).toEqual(['move 1st-battle british-a', 'done']);
});

test('FS-10.2.1 closer is closer to the nearest enemy', () => {
  const game = battleBetween(
    { '1st-battle': { space: 'neutral', flipped: true, markers: 2 } },
    { 'i-battle': 'british-b', 'ii-battle': 'german-a' },
  ).run(britishMovement);
  expect(game.offered).toEqual(['move 1st-battle german-b', 'done']);
  expect(game.whyNot('move', ['1st-battle', 'british-b'])?.rule).toBe('FS-10.2.1');
});

/** Where a German in German B, or another post, ends up with each of some dice. */
const germanGoes = (dice: readonly number[], british: Posts, german: Posts, id: ShipId, changes: Partial<State> = {}) =>
  dice.map((die) => {
    const game = battleBetween(british, german, changes);
    const others = Object.keys(german).length - 1;
    game.dice(die, ...Array<number>(others).fill(3)).run(germanMovement);
    return spaceOf(game, id);
  });

const lookout = { arethusa: 'british-a' } as const;
const flotilla = { 'torpedo-boats-1': 'german-b' } as const;

test('FS-10.2.2a the roll: 1 and 2 close, 3 and 4 stay, 5 and 6 draw off; each modifier shifts it by one', () => {
  const none = { fog: false, outnumber: false, worseHurt: false };
  const ways = (facts: Partial<typeof none>) => odds(germanMove, { ...none, ...facts }).map(({ outcome, ways }) => [outcome, ways]);
  expect(ways({})).toEqual([
    ['closer', 2],
    ['stays', 2],
    ['away', 2],
  ]);
  expect(ways({ fog: true })).toEqual([
    ['closer', 1],
    ['stays', 2],
    ['away', 3],
  ]);
  expect(ways({ outnumber: true })).toEqual([
    ['closer', 3],
    ['stays', 2],
    ['away', 1],
  ]);
  expect(ways({ worseHurt: true })).toEqual([
    ['closer', 1],
    ['stays', 2],
    ['away', 3],
  ]);
});

test('FS-10.2.2a the button that ends the moves says what each German may do', () => {
  const chances = (fog: 'C' | null) =>
    battleBetween({ arethusa: 'british-a' }, { 'torpedo-boats-1': 'german-b' }, { fog }).run(britishMovement).odds('done');
  expect(chances(null)).toEqual({ 'each German closes': 33, 'each German draws off': 33 });
  expect(chances('C')).toEqual({ 'each German closes': 17, 'each German draws off': 50 });
});

test('FS-10.2.2a fog counts where the battle is', () => {
  expect(germanGoes([2, 4], lookout, flotilla, 'torpedo-boats-1', { fog: 'C' })).toEqual(['german-b', 'german-a']);
  expect(germanGoes([2, 4], lookout, flotilla, 'torpedo-boats-1', { fog: 'german-reserve' })).toEqual(['neutral', 'german-b']);
});

test('FS-10.2.2a more German battleships and battlecruisers than British make bolder, as many do not', () => {
  const heavy = { 'i-battle': 'german-b', 'i-scouting': 'german-b' } as const;
  const one = { '1st-battle': 'british-a' } as const;
  const two = { ...one, '1st-battlecruiser': 'british-a' } as const;
  expect(germanGoes([3, 4], one, heavy, 'i-battle')).toEqual(['neutral', 'german-b']);
  expect(germanGoes([3, 2], two, heavy, 'i-battle')).toEqual(['german-b', 'neutral']);
  expect(germanGoes([3], one, { 'i-battle': 'german-b', 'iii-scouting': 'german-b' }, 'i-battle')).toEqual(['german-b']);
});

test('FS-10.2.2a a sunk battleship no longer counts in the comparison', () => {
  const game = battleBetween({ '1st-battle': 'british-a', '2nd-battle': 'british-a' }, { 'i-battle': 'german-b', 'ii-battle': 'german-b' });
  game.ship('2nd-battle', { at: 'sunk' });
  game.dice(3, 3).run(germanMovement);
  expect(spaceOf(game, 'i-battle')).toBe('neutral');
});

test('FS-10.2.2a with more damage than the British the Germans hang back; a turned British counter weighs a marker', () => {
  const hurt = { 'torpedo-boats-1': { space: 'german-b', markers: 1 } } as const;
  expect(germanGoes([4, 2], lookout, hurt, 'torpedo-boats-1')).toEqual(['german-a', 'german-b']);
  expect(germanGoes([4, 2], { arethusa: { space: 'british-a', flipped: true } }, hurt, 'torpedo-boats-1')).toEqual(['german-b', 'neutral']);
  expect(germanGoes([4], { arethusa: { space: 'british-a', flipped: true, markers: 1 } }, hurt, 'torpedo-boats-1')).toEqual(['german-b']);
});

test('FS-10.2.2a counters sunk in the battle count with what they had, a carrier as one', () => {
  const game = battleBetween(
    { ...lookout, empress: 'british-a' },
    { 'torpedo-boats-1': { space: 'german-b', markers: 1 }, 'torpedo-boats-2': 'german-b' },
  );
  game.ship('empress', { at: 'sunk', flipped: true });
  game.dice(4, 3).run(germanMovement);
  expect(spaceOf(game, 'torpedo-boats-1')).toBe('german-b');
  game.ship('torpedo-boats-2', { at: 'sunk', markers: 3 });
  game.dice(4).run(germanMovement);
  expect(spaceOf(game, 'torpedo-boats-1')).toBe('german-a');
});

test('FS-10.2.2b a 2 closes by a space, 3 and 4 stay, a 5 draws off by a space', () => {
  expect(germanGoes([1, 2, 3, 4, 5, 6], lookout, flotilla, 'torpedo-boats-1')).toEqual([
    'neutral',
    'neutral',
    'german-b',
    'german-b',
    'german-a',
    'german-a',
  ]);
});

test('FS-10.2.2b in one space with the British it does not close, in German A it does not draw off', () => {
  expect(germanGoes([1], { arethusa: 'german-b' }, flotilla, 'torpedo-boats-1')).toEqual(['german-b']);
  expect(germanGoes([6], lookout, { 'torpedo-boats-1': 'german-a' }, 'torpedo-boats-1')).toEqual(['german-a']);
});

test('FS-10.2.2b it closes the nearest, even behind it; with both as near it goes for the British end', () => {
  const between = { 'torpedo-boats-1': 'neutral' } as const;
  expect(germanGoes([1], { arethusa: 'british-a', undaunted: 'german-b' }, between, 'torpedo-boats-1')).toEqual(['german-b']);
  expect(germanGoes([1], { arethusa: 'british-b', undaunted: 'german-b' }, between, 'torpedo-boats-1')).toEqual(['british-b']);
});

test('FS-10.2.2b each German rolls for itself', () => {
  const game = battleBetween(lookout, { 'i-battle': 'german-a', 'torpedo-boats-1': 'german-b' }).dice(6, 2).run(germanMovement);
  expect(rolledFor(game, 'german-move')).toEqual(['i-battle', 'torpedo-boats-1']);
  expect([spaceOf(game, 'i-battle'), spaceOf(game, 'torpedo-boats-1')]).toEqual(['german-a', 'neutral']);
});

test('FS-10.2.2c with two markers a German does not close, with one it does', () => {
  const british = { '1st-battle': { space: 'british-a', flipped: true, markers: 2 } } as const;
  expect(germanGoes([1], british, { 'i-battle': { space: 'german-b', markers: 1 } }, 'i-battle')).toEqual(['neutral']);
  expect(germanGoes([1], british, { 'i-battle': { space: 'german-b', markers: 2 } }, 'i-battle')).toEqual(['german-b']);
});

test('FS-10.2.2c nor does it draw off towards British counters behind it', () => {
  const british = { '1st-battle': { space: 'german-a', flipped: true, markers: 2 } } as const;
  expect(germanGoes([6], british, { 'i-battle': { space: 'neutral', markers: 1 } }, 'i-battle')).toEqual(['german-b']);
  expect(germanGoes([6], british, { 'i-battle': { space: 'neutral', markers: 2 } }, 'i-battle')).toEqual(['neutral']);
});
