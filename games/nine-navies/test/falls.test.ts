import { expect, test } from 'vitest';
import { landWar, openGibraltar } from '../rules/falls.ts';
import { turn } from '../rules/turn.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** A turn after the first with nobody on the map: the land war with these dice. */
const war = (...faces: number[]): TestTable =>
  table({ turn: 2 })
    .only()
    .dice(...faces)
    .run(landWar);

test.each([
  [1, true],
  [2, false],
  [6, false],
])('NN-6.3 on a %i Northern Russia falls: %s', (face, falls) => {
  const game = war(face, 6, 6, 6);
  expect([game.state.fallen.northernRussia, game.told('fell').length]).toEqual([falls, falls ? 1 : 0]);
});

test.each([
  [1, true],
  [2, false],
  [6, false],
])('NN-6.4 on a %i Sevastopol falls: %s', (face, falls) => {
  const game = war(6, face, 6, 6);
  expect([game.state.fallen.sevastopol, game.told('fell').length]).toEqual([falls, falls ? 1 : 0]);
});

test.each([
  [1, true],
  [2, false],
  [6, false],
])('NN-6.5 on a %i the Suez Canal is blocked: %s', (face, blocked) => {
  const game = war(6, 6, face, 6);
  expect([game.state.canalBlocked, game.told('canal-blocked').length]).toEqual([blocked, blocked ? 1 : 0]);
});

test.each(['NN-6.3', 'NN-6.4', 'NN-6.5', 'NN-6.7'])('NN-6.3 NN-6.4 NN-6.5 NN-6.7 on turn 1 nobody rolls for %s', () => {
  const game = table({ turn: 0 })
    .only()
    .dice(6, 6, ...Array(18).fill(1))
    .run(turn);
  expect(game.rolls).toEqual(['ship-loss: none', 'ship-loss: none']);
});

const twoOfThree = (reading: string): TestTable =>
  table({ turn: 3, canalBlocked: true, fallen: { ...table().state.fallen, northernRussia: true } }, { 'gibraltar-check': reading }).only();

test('NN-6.6 Gibraltar waits for a turn that begins with the three others done', () => {
  const game = twoOfThree('turn-begins').dice(1, 6).run(landWar);
  expect(game.rolls).toEqual(['sevastopol: happens', 'colonies: nothing']);
  openGibraltar(game.state);
  expect(game.dice(2, 6).run(landWar).rolls.slice(2)).toEqual(['gibraltar: nothing', 'colonies: nothing']);
});

test('NN-6.6 by the other reading it is rolled for in the very turn of the third', () => {
  const game = twoOfThree('same-turn').dice(1, 2, 6).run(landWar);
  expect(game.rolls).toEqual(['sevastopol: happens', 'gibraltar: nothing', 'colonies: nothing']);
  expect(twoOfThree('same-turn').dice(2, 6).run(landWar).rolls).toEqual(['sevastopol: nothing', 'colonies: nothing']);
});

test('NN-6.6 by that reading the canal may be the third', () => {
  const fallen = { ...table().state.fallen, northernRussia: true, sevastopol: true };
  const game = table({ turn: 3, fallen }, { 'gibraltar-check': 'same-turn' }).only();
  expect(game.dice(1, 2, 6).run(landWar).rolls).toEqual(['suez: happens', 'gibraltar: nothing', 'colonies: nothing']);
});

test.each(['northernRussia', 'sevastopol', 'canal'] as const)('NN-6.6 without %s there is no roll for Gibraltar', (lacking) => {
  const fallen = { ...table().state.fallen, northernRussia: lacking !== 'northernRussia', sevastopol: lacking !== 'sevastopol' };
  const game = table({ turn: 4, canalBlocked: lacking !== 'canal', fallen }).only();
  openGibraltar(game.state);
  expect(
    game
      .dice(6, 6)
      .run(landWar)
      .rolls.some((roll) => roll.startsWith('gibraltar')),
  ).toBe(false);
});

test.each([
  [1, true],
  [2, false],
])('NN-6.6 on a %i Gibraltar falls: %s', (face, falls) => {
  const fallen = { ...table().state.fallen, northernRussia: true, sevastopol: true };
  const game = table({ turn: 4, canalBlocked: true, fallen }).only();
  openGibraltar(game.state);
  expect(game.dice(face, 6).run(landWar).state.fallen.gibraltar).toBe(falls);
});

test('NN-6.6 the turn itself looks whether the three are done when it begins', () => {
  const fallen = { ...table().state.fallen, northernRussia: true, sevastopol: true };
  const game = table({ turn: 3, canalBlocked: true, fallen }).only().dice(6, 6, 2, 6).run(turn);
  expect(game.rolls.slice(2)).toEqual(['gibraltar: nothing', 'colonies: nothing']);
});

test.each([
  [2, false],
  [6, false],
  [1, true],
])('NN-6.7 one die of %i for both colonies: they fall: %s', (face, falls) => {
  const game = war(6, 6, 6, face, ...(falls ? [1, 1] : []));
  expect([game.state.fallen.westAfrica, game.state.fallen.eastAfrica]).toEqual([falls, falls]);
});

test('NN-6.7 the checks end once they have fallen', () => {
  expect(war(6, 6, 6, 1, 1, 1).dice(6, 6, 6).run(landWar).rolls.slice(-3)).toEqual([
    'northern-russia: nothing',
    'sevastopol: nothing',
    'suez: nothing',
  ]);
});
