/** CW-7.3: ships that move together. */
import { expect, test } from 'vitest';
import { distance, hexAt } from '../../chart/hex.ts';
import { FAR, group, movesOf, O, step } from './moving.ts';
import { fight } from './table.ts';

test('CW-7.3a ships of one class in a hex move together, at the speed of the slowest', () => {
  const game = fight().put(O, 'warrior', 'invincible').put(FAR, 'emden').run(step(6));
  expect(group(game, 'warrior')).toBe(group(game, 'invincible'));
  expect(movesOf(game, 'invincible')).toBe(0);
  const later = fight().put(O, 'warrior', 'invincible').put(FAR, 'emden').run(step(10));
  later.play('allied', 'move', [group(later, 'warrior'), hexAt(1, 0)]);
  expect([later.hexOf('warrior'), later.hexOf('invincible')]).toEqual([hexAt(1, 0), hexAt(1, 0)]);
});

test('CW-7.29 capital, light and other ships that lie together move on their own', () => {
  const game = fight().put(O, 'warrior', 'glasgow', 'empire-1').put(FAR, 'emden').run(step(6));
  expect(movesOf(game, 'glasgow')).toBe(6);
  game.play('allied', 'move', [group(game, 'glasgow'), hexAt(1, 0)]);
  expect([game.hexOf('warrior'), game.hexOf('empire-1')]).toEqual([O, O]);
});

test('CW-7.3b a group does not split', () => {
  const game = fight().put(O, 'warrior', 'minotaur').put(FAR, 'emden').run(step(10));
  expect(game.targets('allied', 'detach')).toEqual([]);
  expect(game.whyNot('allied', 'detach', 'warrior')?.rule).toBe('CW-7.3b');
});

test('CW-7.3c groups in one hex combine, of different classes too, and then move as one', () => {
  const game = fight().put(O, 'warrior', 'glasgow').put(FAR, 'emden').run(step(6));
  game.play('allied', 'join', [group(game, 'warrior'), group(game, 'glasgow')]);
  expect(group(game, 'glasgow')).toBe(group(game, 'warrior'));
  expect(movesOf(game, 'glasgow')).toBe(0);
  expect(game.targets('allied', 'join')).toEqual([]);
});

test('CW-7.3a, CW-7.3c who combines fast ships with slow ones is told whom that holds back, and that they stay together', () => {
  const game = fight().put(O, 'warrior', 'glasgow', 'empire-1').put(FAR, 'emden').run(step(6));
  const warned = (one: string, two: string) => game.caution('allied', 'join', [group(game, one), group(game, two)]);
  expect(warned('warrior', 'glasgow')).toBe(
    'A group goes at the speed of its slowest ship, and does not divide again: that holds back **Glasgow**.',
  );
  game.ship('glasgow', { slowed: 1 });
  expect(warned('warrior', 'glasgow')).toBeUndefined();
});

test('CW-7.3c what one of them has moved the whole group has moved', () => {
  const game = fight().put(O, 'warrior').put(hexAt(1, 0), 'minotaur').put(FAR, 'emden').run(step(10));
  game
    .play('allied', 'move', [group(game, 'warrior'), hexAt(1, 0)])
    .play('allied', 'join', [group(game, 'warrior'), group(game, 'minotaur')]);
  expect(game.targets('allied', 'move')).toEqual([]);
});

test('CW-7.3c whichever of the two has moved', () => {
  const game = fight().put(O, 'warrior').put(hexAt(1, 0), 'minotaur').put(FAR, 'emden').run(step(10));
  game.play('allied', 'move', [group(game, 'minotaur'), O]).play('allied', 'join', [group(game, 'warrior'), group(game, 'minotaur')]);
  expect(game.targets('allied', 'move')).toEqual([]);
});

test('CW-7.3c groups in different hexes do not combine', () => {
  const game = fight().put(O, 'warrior').put(hexAt(1, 0), 'minotaur').put(FAR, 'emden').run(step(10));
  expect(game.targets('allied', 'join')).toEqual([]);
});

test('GW-TAC-GROUP in the series too every class is a group, but others combine around a capital ship only', () => {
  const game = fight({ profile: 'great-war-at-sea' }).put(O, 'warrior', 'glasgow', 'empire-1').put(FAR, 'emden').run(step(10));
  expect(new Set(['warrior', 'glasgow', 'empire-1'].map((id) => group(game, id))).size).toBe(3);
  expect(game.targets('allied', 'join')).toEqual([
    [group(game, 'warrior'), group(game, 'glasgow')],
    [group(game, 'warrior'), group(game, 'empire-1')],
  ]);
  game.play('allied', 'join', [group(game, 'warrior'), group(game, 'glasgow')]);
  expect(game.targets('allied', 'join')).toEqual([[group(game, 'warrior'), group(game, 'empire-1')]]);
});

test('CW-7.3c in Cruiser Warfare any two classes combine', () => {
  const game = fight().put(O, 'glasgow', 'empire-1').put(FAR, 'emden').run(step(10));
  expect(game.targets('allied', 'join')).toEqual([[group(game, 'glasgow'), group(game, 'empire-1')]]);
});

test('CW-7.34b a crippled ship is left by her group, and does not join it again in the same step', () => {
  const game = fight().put(O, 'invincible', 'inflexible').put(FAR, 'emden');
  game.ship('inflexible', { slowed: 1 });
  game.run(step(6));
  expect(movesOf(game, 'invincible')).toBe(0);
  game.play('allied', 'detach', 'inflexible');
  expect(movesOf(game, 'invincible')).toBe(6);
  expect(game.targets('allied', 'join')).toEqual([]);
});

test('CW-7.34b she is left before the group moves, not on the way', () => {
  const game = fight().put(O, 'invincible', 'inflexible').put(FAR, 'emden');
  game.ship('inflexible', { hull: 6 });
  game.run(step(6)).play('allied', 'move', [group(game, 'invincible'), hexAt(1, 0)]);
  expect(game.targets('allied', 'detach')).toEqual([]);
});

test('CW-7.34b she may join again in a later step', () => {
  const game = fight().put(O, 'invincible', 'inflexible').put(FAR, 'emden');
  game.ship('inflexible', { slowed: 1 });
  game.run(step(6)).play('allied', 'detach', 'inflexible').play('allied', 'done').run(step(10));
  expect(game.targets('allied', 'join')).toEqual([[group(game, 'invincible'), group(game, 'inflexible')]]);
});

test('GW-TAC-CRIPPLED the same holds in the series', () => {
  const game = fight({ profile: 'great-war-at-sea' }).put(O, 'invincible', 'inflexible').put(FAR, 'emden');
  game.ship('inflexible', { hull: 6 });
  expect(game.run(step(6)).targets('allied', 'detach')).toEqual(['inflexible']);
});

test('CW-5.5g an escort may move away from its convoy', () => {
  const game = fight().put(O, 'empire-1').put(hexAt(1, 0), 'glasgow').put(FAR, 'emden');
  game.piece('empire-1', { role: 'convoy' });
  game.piece('glasgow', { role: 'escort' });
  game.run(step(6)).play('allied', 'move', [group(game, 'glasgow'), hexAt(2, 0)]);
  expect(distance(O, game.hexOf('glasgow') ?? O)).toBe(2);
});
