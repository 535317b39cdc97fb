import { expect, test } from 'vitest';
import type { Options } from '../../../kernel/index.ts';
import { BUILT_IN } from '../data/data.ts';
import { COUNTERS } from '../data/ships.ts';
import { battles } from '../rules/combat.ts';
import { airstrikeOf } from '../rules/fleet.ts';
import { reinforcements } from '../rules/reinforcements.ts';
import { chase, fire, holdFire, meeting, outcomesOf, rolledBy } from './situations.ts';
import { table } from './table.ts';

// Airstrike, attack, defence, speed: Furious 1-1-2-7, Argus 1-0-1-5, Vindictive 1-0-2-7. Wettin is a German 2-4-4.

const carriers = COUNTERS.filter(({ kind }) => kind === 'carrier');

test('NN-12.1 one carrier enters on turn 8 and two on turn 12, all of them British', () => {
  expect(carriers.map(({ id, navy, entry, uncertain }) => [id, navy, entry, uncertain])).toEqual([
    ['furious', 'Br', 8, false],
    ['argus', 'Br', 12, false],
    ['vindictive', 'Br', 12, false],
  ]);
  const game = table({ turn: 8 })
    .only()
    .put({ track: ['furious', 'argus'] })
    .run(reinforcements);
  expect([game.ship('furious').at, game.ship('argus').at]).toEqual(['britain', 'track']);
});

test('NN-12.1 carriers obey the other rules: they are hit, sunk and disabled like ships', () => {
  const game = holdFire(meeting(['furious'], ['turgut-reis']).run(battles).dice(1, 2).play('allied', 'stay-silent').play('allied', 'pass'));
  expect(game.asks).toBe('fight-or-break-off');
  game.play('allied', 'fight').play('central', 'fight').play('allied', 'stay-silent').dice(1, 2).play('allied', 'pass');
  fire(game, { 'turgut-reis': 'furious' }, 6, 5, 2);
  expect(game.ship('furious')).toMatchObject({ at: 'northern-russia', damage: 2 });
});

test('NN-12.2 each has an airstrike factor of 1, and nobody else has any', () => {
  expect(COUNTERS.filter(({ airstrike }) => airstrike > 0).map(({ id, airstrike }) => [id, airstrike])).toEqual([
    ['furious', 1],
    ['argus', 1],
    ['vindictive', 1],
  ]);
  expect(carriers.map(({ attack }) => attack)).toEqual([1, 0, 0]);
});

test('NN-11.6b with as much damage as defence a carrier has no airstrike; a repair brings it back', () => {
  const { state } = meeting([], []);
  const ship = state.ships.find(({ id }) => id === 'vindictive') ?? expect.unreachable();
  expect([0, 1, 2, 1].map((damage) => airstrikeOf(BUILT_IN, { ...ship, damage }))).toEqual([1, 1, 0, 1]);
});

test('NN-11.6b a crippled carrier is not asked to strike', () => {
  const game = meeting(['argus', 'vindictive'], ['wettin']);
  game.ship('argus', { damage: 1 });
  expect(game.run(battles).question('allied').item).toBe('vindictive');
  expect(holdFire(game.dice(1, 2)).asks).toBe('fight-or-break-off');
});

test('NN-12.3a before the roll for first fire each carrier may strike at a Central ship in the battle, or not', () => {
  const game = meeting(['argus'], ['wettin', 'schwaben'])
    .put({ germany: ['moltke'] })
    .run(battles);
  expect([game.asks, game.rolls]).toEqual(['airstrike', []]);
  expect(game.offered('allied').toSorted()).toEqual(['pass', 'strike schwaben', 'strike wettin']);
  game.dice(2, 1).play('allied', 'pass');
  expect(outcomesOf(game, 'airstrike')).toEqual([]);
});

test('NN-12.3a in every round anew', () => {
  const game = meeting(['argus', 'lion'], ['wettin']).dice(1, 2, 1).run(battles).play('allied', 'strike', 'wettin');
  holdFire(game).play('allied', 'fight').play('central', 'fight');
  expect(game.asks).toBe('airstrike');
});

test('NN-12.3b every target is named before the first die; several may strike one ship', () => {
  const game = meeting(['argus', 'vindictive'], ['wettin', 'schwaben']).run(battles).play('allied', 'strike', 'wettin');
  expect([game.rolls, game.question('allied').item]).toEqual([[], 'vindictive']);
  game.dice(1, 4, 2, 1).play('allied', 'strike', 'wettin');
  expect(rolledBy(game, 'airstrike')).toEqual(['argus', 'vindictive']);
});

/** Argus strikes at Wettin, with Lion beside her. */
const strike = (...dice: number[]) =>
  meeting(['argus', 'lion'], ['wettin'])
    .run(battles)
    .dice(...dice)
    .play('allied', 'strike', 'wettin');

test('NN-12.4a one die: 4 misses, 5 disables, 6 hits for a die of damage', () => {
  expect(outcomesOf(strike(4, 1, 2), 'airstrike')).toEqual(['miss']);
  expect(strike(5).ship('wettin')).toMatchObject({ at: 'germany', damage: 0 });
  expect(strike(6, 3, 1, 2).ship('wettin')).toMatchObject({ at: 'baltic', damage: 3 });
});

test('NN-12.4b a ship disabled or sunk from the air is gone before the guns', () => {
  const disabled = strike(5);
  expect([disabled.asks, disabled.told('first-fire'), disabled.state.control.baltic]).toEqual([null, [], 'allied']);
  const sunk = strike(6, 5);
  expect([sunk.ship('wettin').at, sunk.rolls]).toEqual(['sunk', ['airstrike: hit', 'damage: 5']]);
});

test('NN-12.4b with others left the guns open all the same', () => {
  const game = meeting(['argus', 'lion'], ['wettin', 'schwaben']).run(battles).dice(5, 1, 2).play('allied', 'strike', 'wettin');
  expect([game.ship('wettin').at, game.question('central').item]).toEqual(['germany', 'schwaben']);
});

test('NN-12.4b a ship only damaged stays, and fires with what is left of her', () => {
  const crippled = strike(6, 4, 1, 2);
  expect(outcomesOf(fire(crippled, { wettin: 'lion' }, 1), 'guns')).toEqual(['miss']);
});

test('NN-12.4b strikes of one round take effect together', () => {
  const game = meeting(['argus', 'vindictive'], ['wettin']).run(battles).play('allied', 'strike', 'wettin');
  game.dice(5, 6, 5).play('allied', 'strike', 'wettin');
  expect([game.ship('wettin').at, game.told('disabled')]).toEqual(['sunk', []]);
});

/** Wettin, with so much damage before the battle, is struck from the air in the first round and then fires a pair of fours. */
const foursAfterStrike = (options: Options, damage: number, ...dice: number[]) => {
  const game = meeting(['argus', 'lion'], ['wettin'], 'baltic', options);
  game.ship('wettin', { damage });
  game
    .run(battles)
    .dice(...dice, 1, 2)
    .play('allied', 'strike', 'wettin');
  return outcomesOf(fire(game, { wettin: 'lion' }, 4, 4), 'guns');
};

test.each([
  ['round-begins', 0, [6, 1], 'disabled'],
  ['guns-open', 0, [6, 1], 'miss'],
  ['round-begins', 1, [4], 'miss'],
  ['guns-open', 0, [4], 'disabled'],
])(
  'NN-11.11a by the reading %s, with %i damage before the battle and %j from the air, a German four is: %s',
  (reading, damage, dice, four) => {
    expect(foursAfterStrike({ 'german-gunnery': reading }, damage, ...dice)).toEqual([four, four]);
  },
);

test('NN-11.11a the first reading is ours unless another is agreed on', () => {
  expect(foursAfterStrike({}, 0, 6, 1)).toEqual(['disabled', 'disabled']);
});

test('NN-12.4a the odds of a strike: to hit, to disable, and to sink by the damage of the hit', () => {
  const game = meeting(['argus', 'lion'], ['wettin', 'seydlitz']);
  game.ship('wettin', { damage: 2 });
  game.run(battles);
  const sixth = expect.closeTo(1 / 6, 10);
  expect(game.prospects('allied', 'strike', 'wettin')).toEqual({ hit: sixth, disable: sixth, sink: expect.closeTo(4 / 36, 10) });
});

test('NN-12.4c carriers strike in pursuits, as hunters and as hunted, once in each round', () => {
  const hunters = chase(meeting(['argus', 'lion'], ['wettin']), 'central').play('central', 'done');
  hunters.play('allied', 'chase', ['argus', 1]).play('allied', 'done');
  expect([hunters.asks, hunters.state.battle?.set]).toEqual(['airstrike', 1]);
  holdFire(hunters.dice(1, 1, 2).play('allied', 'strike', 'wettin')).play('allied', 'press-on');
  expect(hunters.asks).toBe('airstrike');
  const hunted = chase(meeting(['argus'], ['blucher']), 'allied').play('allied', 'done');
  expect(hunted.play('central', 'chase', ['blucher', 1]).play('central', 'done').asks).toBe('airstrike');
});

test('NN-12.4c a carrier outside the set does not fly', () => {
  const game = chase(meeting(['argus', 'lion'], ['wettin']), 'central').play('central', 'done');
  game.play('allied', 'chase', ['lion', 1]).dice(2, 1).play('allied', 'done');
  expect(game.asks).toBe('target');
});

/** The Central Powers fire first at Argus and her screen. */
const screened = (allied: readonly string[], central: readonly string[]) => {
  const game = meeting(['argus', ...allied], central)
    .run(battles)
    .dice(1, 2);
  return game.play('allied', 'pass');
};

test('NN-11.12a a carrier is a target only if every other Allied ship is one too', () => {
  const game = screened(['swiftsure', 'triumph'], ['wettin', 'schwaben']);
  expect(game.offered('central').toSorted()).toEqual(['aim swiftsure', 'aim triumph', 'hold-fire']);
  expect(game.whyNot('central', 'aim', 'argus')?.rule).toBe('NN-11.12a');
  game.play('central', 'aim', 'swiftsure');
  expect(game.offered('central')).not.toContain('aim argus');
});

test('NN-11.12a with a ship to spare the carrier may be fired at', () => {
  const game = screened(['swiftsure'], ['wettin', 'schwaben']).play('central', 'aim', 'swiftsure');
  game.dice(1, 1, 4, 1).play('central', 'aim', 'argus');
  expect(rolledBy(game, 'guns')).toEqual(['wettin', 'schwaben']);
});

test('NN-11.12a the whole naming counts: a carrier named first binds those who come after', () => {
  const game = screened(['swiftsure', 'triumph'], ['wettin', 'schwaben', 'hessen']);
  expect(game.offered('central')).toContain('aim argus');
  game.play('central', 'aim', 'argus');
  expect(game.offered('central').toSorted()).toEqual(['aim swiftsure', 'aim triumph']);
  game.play('central', 'aim', 'triumph');
  expect(game.offered('central')).toEqual(['aim swiftsure']);
});

test('NN-11.12a a convoy has no gun and covers nobody', () => {
  const game = meeting(['argus', 'swiftsure'], ['wettin', 'convoy-1'], 'south-atlantic').run(battles).dice(1, 2);
  expect(game.play('allied', 'pass').offered('central')).toEqual(['aim swiftsure', 'hold-fire']);
});

test('NN-11.12a carriers alone are fired at freely, and do not screen each other', () => {
  const game = screened(['vindictive'], ['wettin']).play('allied', 'pass');
  expect(game.offered('central').toSorted()).toEqual(['aim argus', 'aim vindictive', 'hold-fire']);
});

test('NN-11.12a in a pursuit only ships of the set are a screen', () => {
  const game = chase(meeting(['argus', 'swiftsure'], ['blucher']), 'allied').play('allied', 'detach', ['swiftsure', 2]);
  game.play('allied', 'done').play('central', 'chase', ['blucher', 1]).play('central', 'done').dice(1, 2).play('allied', 'pass');
  expect(game.offered('central')).toEqual(['aim argus', 'hold-fire']);
});

const furious = (verb: 'fire-gun' | 'stay-silent') =>
  meeting(['furious', 'swiftsure'], ['wettin']).run(battles).play('allied', verb).dice(1, 2).play('allied', 'pass');

test('NN-11.12b the first thing in every round is whether Furious will fire', () => {
  const game = meeting(['furious', 'lion'], ['wettin']).run(battles);
  expect([game.asks, game.rolls, game.offered('allied').toSorted()]).toEqual(['furious', [], ['fire-gun', 'stay-silent']]);
  game.play('allied', 'stay-silent').dice(1, 2).play('allied', 'pass');
  holdFire(game).play('allied', 'fight').play('central', 'fight');
  expect(game.asks).toBe('furious');
});

test('NN-11.12b firing she may be fired at freely, silent she is protected', () => {
  expect(furious('fire-gun').offered('central').toSorted()).toEqual(['aim furious', 'aim swiftsure', 'hold-fire']);
  expect(furious('stay-silent').offered('central')).toEqual(['aim swiftsure', 'hold-fire']);
});

test('NN-11.12b announced, she has to fire; else she cannot', () => {
  const firing = fire(furious('fire-gun'), {});
  while (firing.question('allied').item !== 'furious') firing.play('allied', 'hold-fire');
  expect(firing.offered('allied')).toEqual(['aim wettin']);
  firing.dice(6, 1).play('allied', 'aim', 'wettin');
  if (firing.asks === 'target') firing.play('allied', 'hold-fire');
  expect(outcomesOf(firing, 'guns')).toEqual(['hit']);
  const silent = fire(furious('stay-silent'), {});
  expect(silent.question('allied').item).toBe('swiftsure');
  expect(silent.play('allied', 'hold-fire').asks).toBe('fight-or-break-off');
});

test('NN-11.12b the answer of one round does not bind her in the next', () => {
  const game = holdFire(fire(furious('fire-gun'), {}).play('allied', 'hold-fire').dice(1).play('allied', 'aim', 'wettin'));
  game.play('allied', 'fight').play('central', 'fight').play('allied', 'stay-silent').dice(1, 2).play('allied', 'pass');
  expect(game.offered('central')).toEqual(['aim swiftsure', 'hold-fire']);
});

test('NN-11.12b her gun does not make the other carriers fair game', () => {
  const game = meeting(['furious', 'argus', 'swiftsure'], ['wettin']).run(battles).play('allied', 'fire-gun').dice(1, 2);
  game.play('allied', 'pass').play('allied', 'pass');
  expect(game.offered('central').toSorted()).toEqual(['aim furious', 'aim swiftsure', 'hold-fire']);
});
