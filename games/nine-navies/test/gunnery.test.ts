import { expect, test } from 'vitest';
import { linesOf } from '../../../test/scripted-table.ts';
import { BUILT_IN } from '../data/data.ts';
import { battles } from '../rules/combat.ts';
import { attackOf, speedOf } from '../rules/fleet.ts';
import { chanceToSink, oddsOfGuns } from '../rules/gunnery.ts';
import { inWords } from '../wording.ts';
import { chase, fire, meeting, outcomesOf, rolledBy } from './situations.ts';

// Swiftsure and Triumph are 2-3-4, Lion 5-5-6; Wettin is a German 2-4-4, Hairedin Barbarossa and Turgut Reis are Turkish 2-3-4.

/** Swiftsure alone fires at Turgut Reis, who holds her fire. */
const swiftsureFires = (...dice: number[]) =>
  fire(fire(meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, ...dice), {});

test('NN-11.2 as many dice as the attack factor: 1 to 4 miss, 5 disables, 6 hits', () => {
  expect(outcomesOf(swiftsureFires(1, 4), 'guns')).toEqual(['miss', 'miss']);
  expect(outcomesOf(swiftsureFires(5, 6, 1), 'guns')).toEqual(['disabled', 'hit']);
  const lion = fire(meeting(['lion'], ['turgut-reis']).dice(2, 1).run(battles), { lion: 'turgut-reis' }, 1, 2, 3, 4, 1);
  expect(outcomesOf(lion, 'guns')).toHaveLength(5);
});

test('NN-11.3a a disabled ship goes home at the end of the round, disabled no longer', () => {
  const game = swiftsureFires(5, 5);
  expect(game.ship('turgut-reis')).toMatchObject({ at: 'germany', damage: 0 });
  expect([game.told('disabled').length, game.state.control.baltic]).toEqual([1, 'allied']);
});

test('NN-11.3a she still fires in the round in which she is disabled', () => {
  const game = fire(meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 5, 1);
  fire(game, { 'turgut-reis': 'swiftsure' }, 6, 1, 2);
  expect([game.ship('swiftsure').damage, game.ship('turgut-reis').at]).toEqual([2, 'germany']);
});

/** In the North Sea the Central Powers have a choice of bases; each side disables the other's ship. */
const bothDisabled = (...rollOff: number[]) => {
  const game = fire(meeting(['swiftsure'], ['turgut-reis'], 'north-sea').dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 5, 1);
  return fire(game, { 'turgut-reis': 'swiftsure' }, 5, 1, ...rollOff);
};

test('NN-11.3b if both bring ships home and one has a choice, the higher die goes first, ties again', () => {
  const central = bothDisabled(1, 6);
  expect([central.asks, central.ship('swiftsure').at]).toEqual(['return', 'north-sea']);
  const allied = bothDisabled(3, 3, 6, 1);
  expect([allied.asks, allied.ship('swiftsure').at]).toEqual(['return', 'britain']);
});

test('NN-11.3b no roll when only one side returns, or nobody has a choice', () => {
  const one = fire(meeting(['swiftsure'], ['turgut-reis'], 'north-sea').dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 5, 1);
  expect(rolledBy(fire(one, {}), 'roll-off')).toEqual(['allied', 'central']);
  const baltic = fire(meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles), { swiftsure: 'turgut-reis' }, 5, 1);
  expect(rolledBy(fire(baltic, { 'turgut-reis': 'swiftsure' }, 5, 1), 'roll-off')).toEqual(['allied', 'central']);
});

test('NN-11.4a each hit is a die of damage', () => {
  const game = swiftsureFires(6, 6, 1, 2);
  expect(outcomesOf(game, 'damage')).toEqual([1, 2]);
  expect(game.ship('turgut-reis').damage).toBe(3);
});

test('NN-11.4b damage adds up from round to round', () => {
  const game = swiftsureFires(6, 1, 1).dice(2, 1).play('allied', 'fight').play('central', 'fight');
  fire(fire(game, { swiftsure: 'turgut-reis' }, 6, 1, 2), {});
  expect(game.ship('turgut-reis').damage).toBe(3);
});

test('NN-11.4b damage of earlier turns counts', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).dice(2, 1);
  game.ship('turgut-reis', { damage: 2 });
  fire(fire(game.run(battles), { swiftsure: 'turgut-reis' }, 6, 1, 2), {});
  expect(game.ship('turgut-reis').at).toBe('sunk');
});

test('NN-11.4c as much damage as defence floats, one more sinks', () => {
  expect(swiftsureFires(6, 1, 3).ship('turgut-reis')).toMatchObject({ at: 'baltic', damage: 3 });
  expect(swiftsureFires(6, 1, 4).ship('turgut-reis').at).toBe('sunk');
});

test('NN-11.5 speed is what damage leaves of it, and never under 1', () => {
  const game = meeting(['barham'], []);
  expect([0, 1, 5, 6, 7].map((damage) => speedOf(BUILT_IN, game.ship('barham', { damage })))).toEqual([6, 5, 1, 1, 1]);
});

test('NN-11.6a at defence 7 with 7 damage she is afloat with one die, with 6 she has all six', () => {
  const game = meeting(['barham'], []);
  expect([0, 6, 7].map((damage) => attackOf(BUILT_IN, game.ship('barham', { damage })))).toEqual([6, 6, 1]);
});

test('NN-11.6a an attack factor of 0 stays 0', () => {
  expect(attackOf(BUILT_IN, meeting([], ['convoy-1']).ship('convoy-1', { damage: 1 }))).toBe(0);
});

test('NN-11.6a a crippled ship rolls one die', () => {
  const game = meeting(['lion'], ['turgut-reis']).dice(2, 1);
  game.ship('lion', { damage: 5 });
  expect(outcomesOf(fire(game.run(battles), { lion: 'turgut-reis' }, 6, 1), 'guns')).toEqual(['hit']);
});

test('NN-11.7 disabled and sunk is sunk, whichever die fell first', () => {
  expect(swiftsureFires(5, 6, 4).ship('turgut-reis').at).toBe('sunk');
  const game = swiftsureFires(6, 5, 4);
  expect([game.ship('turgut-reis').at, game.told('disabled')]).toEqual(['sunk', []]);
});

test('NN-11.7 disabled and damaged is home with the damage', () => {
  expect(swiftsureFires(5, 6, 3).ship('turgut-reis')).toMatchObject({ at: 'germany', damage: 3 });
});

test('NN-11.8a all dice of a ship go at one enemy', () => {
  const game = meeting(['lion'], ['turgut-reis', 'hairedin-barbarossa']).dice(2, 1).run(battles);
  expect(game.offered('allied')).toEqual(['aim hairedin-barbarossa', 'aim turgut-reis', 'hold-fire']);
  fire(game, { lion: 'turgut-reis' }, 5, 6, 5, 5, 5, 1);
  fire(game, {});
  expect([game.ship('turgut-reis').at, game.ship('hairedin-barbarossa')]).toMatchObject(['germany', { at: 'baltic', damage: 0 }]);
});

test('NN-11.8a nobody fires at ships that are not in the battle', () => {
  const game = meeting(['lion'], ['turgut-reis'])
    .put({ germany: ['moltke'] })
    .dice(2, 1)
    .run(battles);
  expect(game.whyNot('allied', 'aim', 'moltke')).toBeDefined();
  expect(game.offered('allied')).toEqual(['aim turgut-reis', 'hold-fire']);
});

test('NN-11.8b all targets are named before the first die, and dice at a ship already sunk are lost', () => {
  const game = meeting(['swiftsure', 'triumph'], ['turgut-reis', 'hairedin-barbarossa']).dice(2, 1).run(battles);
  game.play('allied', 'aim', 'turgut-reis');
  expect(outcomesOf(game, 'guns')).toEqual([]);
  game.dice(6, 1, 4).play('allied', 'aim', 'turgut-reis');
  expect(rolledBy(game, 'guns')).toEqual(['swiftsure']);
});

test('NN-11.8b a target that is only disabled, or as damaged as can be, is still fired at', () => {
  const game = meeting(['swiftsure', 'triumph'], ['turgut-reis']).dice(2, 1).run(battles);
  fire(game, { swiftsure: 'turgut-reis', triumph: 'turgut-reis' }, 5, 6, 3, 6, 1, 1);
  expect(rolledBy(game, 'guns')).toEqual(['swiftsure', 'triumph']);
  expect(fire(game, {}).ship('turgut-reis').at).toBe('sunk');
});

test('NN-11.8b the side that fires second names its targets after the first has fired', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles);
  fire(game, { swiftsure: 'turgut-reis' }, 6, 1, 1);
  expect([game.asked, rolledBy(game, 'guns')]).toEqual([['central'], ['swiftsure']]);
});

test('NN-11.9a the higher die fires first, ties again, anew in every round', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).dice(4, 4, 1, 2).run(battles);
  expect(game.asked).toEqual(['central']);
  fire(fire(game, {}), {});
  game.play('allied', 'fight').dice(2, 1).play('central', 'fight');
  expect(game.asked).toEqual(['allied']);
  expect(game.told('first-fire').map(({ side }) => side)).toEqual(['central', 'allied']);
});

test('NN-11.9b a ship sunk by the side that fires first still fires, with all she had', () => {
  const game = meeting(['lion'], ['turgut-reis']).dice(2, 1).run(battles);
  fire(game, { lion: 'turgut-reis' }, 6, 1, 1, 1, 1, 6);
  expect(game.ship('turgut-reis')).toMatchObject({ at: 'baltic', damage: 0 });
  fire(game, { 'turgut-reis': 'lion' }, 6, 6, 1, 1);
  expect([game.ship('turgut-reis').at, game.ship('lion').damage]).toEqual(['sunk', 2]);
});

test('NN-11.9b a ship just crippled fires with the factor of the start of the round', () => {
  const game = meeting(['swiftsure'], ['turgut-reis']).dice(2, 1).run(battles);
  fire(fire(game, { swiftsure: 'turgut-reis' }, 6, 1, 3), { 'turgut-reis': 'swiftsure' }, 1, 1);
  expect(outcomesOf(game, 'guns')).toHaveLength(4);
  game.play('allied', 'fight').dice(2, 1).play('central', 'fight');
  fire(fire(game, {}), { 'turgut-reis': 'swiftsure' }, 1);
  expect(outcomesOf(game, 'guns')).toHaveLength(5);
});

/** One Central ship fires first at Lion. */
const firesAtLion = (id: string, ...dice: number[]) => fire(meeting(['lion'], [id]).dice(1, 2).run(battles), { [id]: 'lion' }, ...dice);

test('NN-11.11a a whole German adds one in the first round: 4 disables, 5 and 6 hit', () => {
  const game = meeting(['lion'], ['moltke']).dice(1, 2).run(battles);
  fire(game, { moltke: 'lion' }, 3, 4, 5, 6, 1, 1);
  expect(outcomesOf(game, 'guns')).toEqual(['miss', 'disabled', 'hit', 'hit']);
});

test('NN-11.11a a German with a point of damage has no bonus', () => {
  const game = meeting(['lion'], ['wettin']).dice(1, 2);
  game.ship('wettin', { damage: 1 });
  expect(outcomesOf(fire(game.run(battles), { wettin: 'lion' }, 4, 5), 'guns')).toEqual(['miss', 'disabled']);
});

test('NN-11.11a damage by the side that fired first in this round does not take it away', () => {
  const game = fire(meeting(['swiftsure'], ['wettin']).dice(2, 1).run(battles), { swiftsure: 'wettin' }, 6, 1, 1);
  expect(outcomesOf(fire(game, { wettin: 'swiftsure' }, 4, 4), 'guns').slice(2)).toEqual(['disabled', 'disabled']);
});

test('NN-11.11b the bonus is not added to the damage', () => {
  const game = fire(firesAtLion('wettin', 5, 1, 2), {});
  expect([outcomesOf(game, 'damage'), game.ship('lion').damage]).toEqual([[2], 2]);
});

test('NN-11.11b it is gone in the second round', () => {
  const game = fire(firesAtLion('wettin', 1, 1), {})
    .dice(1, 2)
    .play('allied', 'fight')
    .play('central', 'fight');
  expect(outcomesOf(fire(game, { wettin: 'lion' }, 4, 5), 'guns').slice(2)).toEqual(['miss', 'disabled']);
});

test('NN-11.11b a pursuit is no new battle', () => {
  const game = chase(meeting(['lion'], ['moltke']), 'allied').play('allied', 'done');
  game.play('central', 'chase', ['moltke', 1]).dice(1, 2).play('central', 'done');
  expect(outcomesOf(fire(game, { moltke: 'lion' }, 4, 4, 5, 5), 'guns')).toEqual(['miss', 'miss', 'disabled', 'disabled']);
});

test('NN-11.11b it is there again in the first round of another battle', () => {
  const game = meeting(['lion'], ['wettin']).put({ 'black-sea': ['sinop', 'sultan-selim'] });
  game.dice(2, 1, 1, 2).run(battles).play('allied', 'fight', 'black-sea');
  fire(game, { 'sultan-selim': 'sinop' }, 4, 1, 1, 1);
  fire(game, {}, 1, 2);
  expect(outcomesOf(fire(game, { wettin: 'lion' }, 4, 1), 'guns').slice(4)).toEqual(['disabled', 'miss']);
});

test('NN-11.11c Sultan Selim has the bonus, other Turks and captured Frenchmen have not', () => {
  expect(outcomesOf(firesAtLion('sultan-selim', 4, 1, 1, 1), 'guns')[0]).toBe('disabled');
  expect(outcomesOf(firesAtLion('turgut-reis', 4, 1), 'guns')[0]).toBe('miss');
  const captured = meeting(['lion'], ['henri-iv'], 'western-med');
  captured.ship('henri-iv', { navy: 'FG' });
  captured.dice(1, 2).run(battles);
  expect(outcomesOf(fire(captured, { 'henri-iv': 'lion' }, 4, 4), 'guns')).toEqual(['miss', 'miss']);
  expect(outcomesOf(fire(meeting(['lion'], ['provence']).dice(1, 2).run(battles), { provence: 'lion' }, 4, 1, 1, 1, 1), 'guns')[0]).toBe(
    'miss',
  );
});

test('NN-11.4c the odds of sinking on the button are those of the dice', () => {
  expect(chanceToSink([[1, 1 / 6]], 4)).toBeCloseTo(1 / 12);
  expect(chanceToSink([[2, 1 / 6]], 1)).toBeCloseTo(11 / 36);
  expect(chanceToSink([[2, 1 / 6]], 12)).toBeCloseTo(1 / 36 / 36);
  expect(chanceToSink([[0, 1 / 6]], 1)).toBe(0);
});

test('NN-11.4b NN-11.11a the odds of several ships at one: all their dice count together, each with its own chance', () => {
  const game = meeting(['swiftsure'], ['wettin', 'turgut-reis']);
  game.ship('swiftsure', { damage: 3 });
  const odds = oddsOfGuns(BUILT_IN, game.dice(1, 2).run(battles).state, ['wettin', 'turgut-reis'], 'swiftsure');
  const hit = 1 - (2 / 3) ** 2 * (5 / 6) ** 2; // Wettin's two dice have the German bonus
  expect(odds).toEqual({
    dice: 4,
    hit: expect.closeTo(hit, 10),
    disable: expect.closeTo(1 - (5 / 6) ** 4, 10),
    sink: expect.closeTo(hit, 10),
  });
});

test('NN-11.2 the log says in one line who fires at whom and with what effect, and the dice lie under it', () => {
  const game = swiftsureFires(5, 6, 3);
  const fired = { type: 'fired', ship: 'swiftsure', at: 'turgut-reis', with: 'guns', hits: 1, points: 3, disabled: true } as const;
  expect(game.told('fired')).toEqual([fired]);
  expect(linesOf(game.entries)).toContainEqual(['fired', 2]);
  expect(inWords(fired).words).toBe('**Swiftsure** fires at **Turgut Reis**: **1** hit for 3 points, disabled.');
});

test('NN-11.7 the log sums up a round: who is sunk, driven off and damaged, each named once', () => {
  const game = fire(
    meeting(['swiftsure', 'triumph'], ['turgut-reis', 'hairedin-barbarossa', 'wettin']).dice(2, 1).run(battles),
    { swiftsure: 'turgut-reis', triumph: 'hairedin-barbarossa' },
    ...[6, 1, 4],
    ...[5, 1],
  );
  expect(fire(game, { wettin: 'triumph' }, 6, 1, 2).told('results')).toEqual([
    {
      type: 'results',
      allied: { sunk: [], disabled: [], damaged: ['triumph'] },
      central: { sunk: ['turgut-reis'], disabled: ['hairedin-barbarossa'], damaged: [] },
    },
  ]);
});

test('NN-11.4c the odds of a broadside: the damage of all its dice counts together towards sinking', () => {
  const game = meeting(['swiftsure'], ['turgut-reis', 'hairedin-barbarossa']);
  game.ship('turgut-reis', { damage: 3 });
  game.dice(2, 1).run(battles);
  const oneOfTwo = expect.closeTo(11 / 36, 10);
  expect(game.prospects('allied', 'aim', 'turgut-reis')).toEqual({ hit: oneOfTwo, disable: oneOfTwo, sink: oneOfTwo });
  // Four points: one hit of 4, 5 or 6, or two hits that are not 1 and 1, 1 and 2, or 2 and 1.
  const sink = (2 * (1 / 6) * (5 / 6)) / 2 + (1 / 36) * (33 / 36);
  expect(game.prospects('allied', 'aim', 'hairedin-barbarossa').sink).toBeCloseTo(sink, 10);
});
