import { expect, test } from 'vitest';
import { BASES } from '../data/map.ts';
import { laws } from '../laws.ts';
import { battles } from '../rules/combat.ts';
import { fighterOf } from '../rules/line.ts';
import { meeting } from './situations.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

const inBattle = () => meeting(['lion'], ['moltke', 'seydlitz']).dice(2, 1).run(battles);

const breaches: readonly (readonly [string, () => TestTable, (game: TestTable) => void])[] = [
  ['NN-11.4c', table, (game) => game.ship('lion', { damage: 6 })],
  ['NN-11.4b', table, (game) => game.ship('lion', { damage: -1 })],
  ['NN-3.3b', table, (game) => game.ship('lion', { navy: 'Ge' })],
  ['NN-4.5e', table, (game) => game.ship('convoy-1', { at: 'sunk' })],
  ['NN-3.14', table, (game) => game.ship('kilkis', { at: 'turkey' })],
  ['NN-2.11a', table, (game) => game.ship('lion', { at: 'cup' })],
  ['NN-2.12', table, (game) => game.state.ships.reverse()],
  ['NN-2.12', table, (game) => game.state.ships.pop()],
  ['NN-2.12', table, (game) => Object.assign(game.ship('lion'), { at: 'malta' })],
  ['NN-4.3', table, (game) => game.held('central', 'american-waters')],
  ['NN-8.4a', table, (game) => game.ship('moltke', { at: 'american-waters' })],
  ['NN-8.4b', table, (game) => game.ship('poltava', { at: 'north-sea' })],
  ['NN-8.4c', table, (game) => game.ship('sinop', { at: 'eastern-med' })],
  ['NN-5.7b', () => table({ settled: ['north-sea'] }), (game) => game.ship('lion', { at: 'north-sea' })],
  ['NN-5.7b', () => table({ chits: [...BASES] }), (game) => game.ship('lion', { at: 'north-sea' })],
  ['NN-3.6a', table, (game) => game.state.settled.push('baltic', 'baltic')],
  ['NN-4.2a', table, (game) => game.state.points.allied--],
  ['NN-10.2', table, (game) => Object.assign(game.state.repairs, { malta: -1 })],
  ['NN-8.5a', table, (game) => game.state.homeward.push('lion')],
  ['NN-4.5g', table, (game) => Object.assign(game.state, { fallen: { westAfrica: true }, reinforced: { westAfrica: true } })],
  ['NN-11.1', inBattle, (game) => game.ship('lion', { at: 'britain' })],
  ['NN-11.1', inBattle, (game) => Object.assign(fighterOf(game.state, 'moltke'), { target: 'seydlitz' })],
  ['NN-11.1', inBattle, (game) => game.state.battle?.fighters.pop()],
];

test.each(breaches)('%s is noticed when it is broken', (rule, begin, breach) => {
  const game = begin();
  expect(laws(game.state, game.data)).toEqual([]);
  breach(game);
  expect(laws(game.state, game.data).join()).toContain(rule);
});
