import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import { chase, fire, holdFire, meeting } from './situations.ts';

// Lion, Queen Mary and Princess Royal are 5-5-6, Swiftsure and Triumph 2-3-4.
// Moltke is 4-5-6, Blücher 2-4-6; Wettin and Schwaben are 2-4-4.

const fixed = { 'pursuit-groups': 'fixed' };

/** The Allies have broken off in the Baltic, and the Central Powers pursue. */
const hunted = (allied: readonly ShipId[], central: readonly ShipId[], options: Options = {}) =>
  chase(meeting(allied, central, 'baltic', options), 'allied');

/** They run in one group, these ships go after it, and the Allies have first fire. */
const oneChase = (allied: readonly ShipId[], central: readonly ShipId[], options: Options = {}) => {
  const game = hunted(allied, central, options).play('allied', 'done');
  for (const id of central) game.play('central', 'chase', [id, 1]);
  return game.dice(2, 1).play('central', 'done');
};

test('NN-11.15d who broke off does not get the sea, even if he beats his pursuers', () => {
  const game = oneChase(['lion'], ['blucher']);
  fire(fire(game, { lion: 'blucher' }, 6, 1, 1, 1, 1, 5), {});
  expect([game.ship('blucher').at, game.ship('lion').at, game.asks]).toEqual(['sunk', 'northern-russia', null]);
  expect([game.state.control.baltic, game.state.points]).toEqual([null, { allied: 0, central: 0 }]);
});

test('NN-11.15d a ship that was kept back holds the sea for the pursuing side', () => {
  const game = hunted(['lion'], ['blucher', 'wettin']).play('allied', 'done').play('central', 'chase', ['blucher', 1]);
  game.dice(2, 1).play('central', 'done');
  fire(fire(game, { lion: 'blucher' }, 6, 1, 1, 1, 1, 5), {});
  expect([game.ship('blucher').at, game.state.control.baltic, game.state.points.central]).toEqual(['sunk', 'central', 1]);
});

test('NN-11.16a the pursued may run as one group, and a group is as fast as its slowest ship', () => {
  const game = hunted(['lion', 'swiftsure'], ['wettin']).play('allied', 'done');
  expect(game.offered('central')).toEqual(['chase wettin 1', 'done']);
});

test('NN-11.16a or in several, down to single ships', () => {
  const game = hunted(['lion', 'queen-mary', 'swiftsure'], ['moltke', 'wettin']);
  expect(game.offered('allied').toSorted()).toEqual(['detach lion 2', 'detach queen-mary 2', 'detach swiftsure 2', 'done']);
  game.play('allied', 'detach', ['lion', 2]);
  expect(game.offered('allied').filter((each) => each.includes('queen-mary'))).toEqual(['detach queen-mary 2', 'detach queen-mary 3']);
  game.play('allied', 'detach', ['queen-mary', 3]);
  expect(game.offered('allied')).toEqual(['done']);
  expect(game.whyNot('allied', 'detach', ['lion', 3])?.rule).toBe('NN-11.16a');
  game.play('allied', 'done');
  expect(game.offered('central').toSorted()).toEqual(['chase moltke 1', 'chase moltke 2', 'chase moltke 3', 'chase wettin 1', 'done']);
});

test('NN-11.16a damage slows a group down', () => {
  const game = meeting(['lion'], ['wettin']);
  game.ship('lion', { damage: 2 });
  expect(chase(game, 'allied').play('allied', 'done').offered('central')).toEqual(['chase wettin 1', 'done']);
});

test('NN-11.16b a pursuer must be as fast as her quarry; one point less will not do', () => {
  const game = meeting(['lion'], ['moltke', 'blucher', 'wettin']);
  game.ship('blucher', { damage: 1 });
  chase(game, 'allied').play('allied', 'done');
  expect(game.offered('central')).toEqual(['chase moltke 1', 'done']);
  expect(game.whyNot('central', 'chase', ['blucher', 1])?.rule).toBe('NN-11.16b');
});

test('NN-11.16b each ship goes after one group only', () => {
  const game = hunted(['lion', 'swiftsure'], ['moltke', 'blucher']).play('allied', 'detach', ['lion', 2]).play('allied', 'done');
  game.play('central', 'chase', ['moltke', 2]);
  expect(game.offered('central').toSorted()).toEqual(['chase blucher 1', 'chase blucher 2', 'done']);
  expect(game.whyNot('central', 'chase', ['moltke', 1])?.rule).toBe('NN-11.16b');
});

test('NN-11.16b a group that nobody pursues is home before any shot', () => {
  const game = hunted(['lion', 'swiftsure'], ['moltke']).play('allied', 'detach', ['lion', 2]).play('allied', 'done');
  game.play('central', 'chase', ['moltke', 1]).dice(2, 1).play('central', 'done');
  expect([game.ship('lion').at, game.ship('swiftsure').at, game.asks]).toEqual(['northern-russia', 'baltic', 'target']);
});

test('NN-11.16b who sends nobody has let them go, and has the sea', () => {
  const game = hunted(['lion'], ['wettin']).play('allied', 'done').play('central', 'done');
  expect([game.asks, game.ship('lion').at, game.state.control.baltic]).toEqual([null, 'northern-russia', 'central']);
});

test('NN-11.16c groups stay as they are: nobody is asked again who goes where', () => {
  const game = oneChase(['lion', 'queen-mary'], ['moltke']);
  holdFire(game).dice(2, 1).play('central', 'press-on');
  expect([game.asks, game.state.battle?.fighters.map(({ id, group }) => `${id} ${group}`).toSorted()]).toEqual([
    'target',
    ['lion 1', 'moltke 1', 'queen-mary 1'],
  ]);
});

test('NN-11.16c a ship kept back joins no later round, nor another set', () => {
  const game = hunted(['lion', 'swiftsure'], ['moltke', 'blucher']).play('allied', 'detach', ['lion', 2]).play('allied', 'done');
  game.play('central', 'chase', ['moltke', 1]).dice(2, 1).play('central', 'done');
  holdFire(game);
  expect(game.offered('central')).toEqual(['press-on', 'let-go']);
  game.play('central', 'let-go');
  expect([game.asks, game.told('round-began').length]).toEqual([null, 2]);
});

/** Two single ships, each with a pursuer. */
const twoSets = () => {
  const game = hunted(['lion', 'queen-mary'], ['moltke', 'blucher']);
  game.play('allied', 'detach', ['lion', 2]).play('allied', 'done');
  return game.play('central', 'chase', ['moltke', 2]).play('central', 'chase', ['blucher', 1]).play('central', 'done');
};

test('NN-11.16d the pursuer says which set comes next, and it is fought to its end before the other', () => {
  const game = twoSets();
  expect([game.asks, game.offered('central')]).toEqual(['next-set', ['engage 1', 'engage 2']]);
  game.dice(2, 1).play('central', 'engage', 2);
  holdFire(game).dice(2, 1).play('central', 'press-on');
  holdFire(game).dice(2, 1).play('central', 'let-go');
  expect(game.told('round-began').map(({ set }) => set)).toEqual([0, 2, 2, 1]);
  expect(game.ship('lion').at).toBe('northern-russia');
});

test('NN-11.16d only ships of the set fire and are fired at', () => {
  const game = twoSets().dice(2, 1).play('central', 'engage', 2);
  expect(game.offered('allied')).toEqual(['aim moltke', 'hold-fire']);
  fire(game, { lion: 'moltke' }, 1, 1, 1, 1, 1);
  expect([game.question('central').item, game.offered('central')]).toEqual(['moltke', ['aim lion', 'hold-fire']]);
});

test('NN-11.16d a disabled ship of the quarry has escaped', () => {
  const game = oneChase(['lion', 'queen-mary'], ['blucher']);
  fire(fire(game, {}), { blucher: 'lion' }, 5, 1);
  expect([game.ship('lion').at, game.ship('queen-mary').at, game.asks]).toEqual(['northern-russia', 'baltic', 'go-on']);
});

test('NN-11.16d a disabled pursuer goes home too', () => {
  const game = oneChase(['lion'], ['blucher', 'moltke']);
  fire(fire(game, { lion: 'blucher' }, 5, 1, 1, 1, 1), {});
  expect([game.ship('blucher').at, game.offered('central')]).toEqual(['germany', ['press-on', 'let-go']]);
});

test('NN-11.16d with the quarry sunk the set is over', () => {
  const game = oneChase(['swiftsure'], ['moltke']);
  fire(fire(game, {}), { moltke: 'swiftsure' }, 6, 1, 1, 1, 4);
  expect([game.ship('swiftsure').at, game.asks, game.state.control.baltic]).toEqual(['sunk', null, 'central']);
});

test('NN-11.16e the pursuer may let them go, and still has the sea', () => {
  const game = holdFire(oneChase(['lion'], ['moltke'])).play('central', 'let-go');
  expect([game.ship('lion').at, game.state.control.baltic, game.state.points.central]).toEqual(['northern-russia', 'central', 1]);
});

test('NN-11.16e he may go on with some: the others drop out, hold the sea and do not come back', () => {
  const game = holdFire(oneChase(['lion'], ['moltke', 'blucher']));
  expect(game.offered('central').toSorted()).toEqual(['drop blucher', 'drop moltke', 'let-go', 'press-on']);
  game.play('central', 'drop', 'blucher');
  expect(game.whyNot('central', 'drop', 'moltke')?.rule).toBe('NN-11.16e');
  expect(game.offered('central')).toEqual(['press-on', 'let-go']);
  game.dice(2, 1).play('central', 'press-on');
  expect(game.offered('allied')).toEqual(['aim moltke', 'hold-fire']);
  fire(fire(game, { lion: 'moltke' }, 6, 1, 1, 1, 1, 6), {});
  expect([game.ship('moltke').at, game.asks, game.state.control.baltic]).toEqual(['sunk', null, 'central']);
});

/** Blücher is hit once by Lion and falls to speed 5; Moltke is not. */
const oneSlowed = (options: Options = {}) => {
  const game = oneChase(['lion'], ['moltke', 'blucher'], options);
  return fire(fire(game, { lion: 'blucher' }, 6, 1, 1, 1, 1, 1), {});
};

test('NN-11.16e may-drop: who has become too slow falls behind, and the others go on', () => {
  const game = oneSlowed();
  expect(game.offered('central')).toEqual(['press-on', 'let-go']);
  game.dice(2, 1).play('central', 'press-on');
  expect(game.offered('allied')).toEqual(['aim moltke', 'hold-fire']);
});

test('NN-11.16e fixed: with one ship too slow the whole group gives up', () => {
  const game = oneSlowed(fixed);
  expect([game.asks, game.ship('lion').at, game.state.control.baltic]).toEqual([null, 'northern-russia', 'central']);
});

test('NN-11.16e fixed: the group goes on whole or not at all', () => {
  const game = holdFire(oneChase(['lion'], ['moltke', 'blucher'], fixed));
  expect(game.offered('central')).toEqual(['press-on', 'let-go']);
  expect(game.whyNot('central', 'drop', 'moltke')?.rule).toBe('NN-11.16e');
  game.dice(2, 1).play('central', 'press-on');
  expect(game.offered('allied').toSorted()).toEqual(['aim blucher', 'aim moltke', 'hold-fire']);
});

test('NN-11.16e when nobody is fast enough the quarry escapes', () => {
  const game = oneChase(['lion'], ['blucher']);
  fire(fire(game, { lion: 'blucher' }, 6, 1, 1, 1, 1, 1), {});
  expect([game.asks, game.ship('lion').at, game.ship('blucher').at]).toEqual([null, 'northern-russia', 'germany']);
});

test('NN-11.16e the speed of the quarry is looked at anew: slowed as much, she is still caught', () => {
  const game = oneChase(['lion'], ['blucher']);
  fire(fire(game, { lion: 'blucher' }, 6, 1, 1, 1, 1, 1), { blucher: 'lion' }, 6, 1, 1);
  expect(game.asks).toBe('go-on');
});

test('NN-11.16e pursuers without a gun left give up', () => {
  const game = meeting(['argus'], ['convoy-1', 'wettin'], 'south-atlantic', {}, { reinforced: { westAfrica: true, eastAfrica: true } });
  game.ship('argus', { damage: 1 });
  chase(game, 'central').play('central', 'detach', ['wettin', 2]).play('central', 'done');
  game.play('allied', 'chase', ['argus', 1]).dice(2, 1).play('allied', 'done');
  expect([game.told('set-over').length, game.asks, game.ship('convoy-1').at]).toEqual([1, 'return', 'away']);
});
