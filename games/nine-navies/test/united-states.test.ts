import { expect, test } from 'vitest';
import { turn } from '../rules/turn.ts';
import { unitedStates } from '../rules/united-states.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const NINE = ['texas', 'utah', 'ohio', 'maine', 'iowa-1896', 'kansas', 'vermont', 'florida', 'michigan'];
const cup = (ids: readonly string[], usAtWar: boolean): TestTable => table({ turn: 4, usAtWar }).only().put({ cup: ids });
const at = (game: TestTable, place: string) => game.state.ships.filter((ship) => ship.at === place).length;

test.each([
  [1, true],
  [2, false],
  [6, false],
])('NN-6.9a on a %i the United States enter: %s', (face, enter) => {
  const game = table({ turn: 2 }).only().dice(face).run(unitedStates);
  expect([game.state.usAtWar, game.told('america-enters').length]).toEqual([enter, enter ? 1 : 0]);
});

test('NN-6.9a on turn 1 there is no roll, and at war none either', () => {
  expect(
    table({ turn: 0 })
      .only()
      .dice(6, 6, ...Array(18).fill(1))
      .run(turn).rolls,
  ).not.toContain('us-entry: nothing');
  expect(table({ turn: 4, usAtWar: true }).only().run(unitedStates).rolls).toEqual([]);
});

test.each([
  [9, 5],
  [8, 4],
  [1, 1],
])('NN-6.9b of %i ships in the cup %i go to the Pacific, and never return', (ships, gone) => {
  const left = ships - gone;
  const game = cup(NINE.slice(0, ships), false)
    .dice(1, ...Array(gone).fill(1), ...(left ? [6] : []))
    .run(unitedStates);
  expect([at(game, 'pacific'), at(game, 'cup')]).toEqual([gone, left]);
});

test('NN-6.9b they are drawn blind, one at a time', () => {
  const game = cup(['texas', 'utah', 'ohio'], false).dice(1, 3, 1, 6).run(unitedStates);
  expect([game.ship('texas').at, game.told('pacific')]).toEqual(['pacific', [{ type: 'pacific', ships: ['texas', 'ohio'] }]]);
});

test('NN-6.9c from the turn of entry a die says how many may be drawn for Canada/USA', () => {
  const game = cup(NINE, false).dice(1, 1, 1, 1, 1, 1, 3).run(unitedStates);
  expect([game.asked, game.offered('allied')]).toEqual([['allied'], ['take 3', 'take 2', 'take 1', 'take 0']]);
  game.dice(1, 1).play('allied', 'take', 2);
  expect([at(game, 'canada-usa'), at(game, 'cup'), game.told('released')[0]?.ships.length]).toEqual([2, 2, 2]);
});

test('NN-6.9c he may take none, and the roll comes again next turn', () => {
  const game = cup(NINE, true).dice(6).run(unitedStates).play('allied', 'take', 0);
  expect([at(game, 'cup'), game.told('released')]).toEqual([9, []]);
  expect(game.dice(1).run(unitedStates).offered('allied')).toEqual(['take 1', 'take 0']);
});

test('NN-6.9c never more than the cup holds, and with an empty cup no roll', () => {
  const game = cup(['texas', 'utah'], true).dice(6).run(unitedStates);
  expect(game.offered('allied')).toEqual(['take 2', 'take 1', 'take 0']);
  game.dice(1, 1).play('allied', 'take', 2);
  expect([game.run(unitedStates).asks, at(game, 'canada-usa')]).toEqual([null, 2]);
});
