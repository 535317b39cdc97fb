import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import type { Base } from '../data/map.ts';
import { BASE_FACTS } from '../data/map.ts';
import { sequence } from '../kind.ts';
import { baseActivation } from '../rules/activation.ts';
import { repairCapacity } from '../rules/bases.ts';
import { oneZoneMoves, twoZoneMoves } from '../rules/movement.ts';
import { repairs } from '../rules/repair.ts';
import { activated } from './situations.ts';
import { table } from './table.ts';

const movesAndRepairs = sequence('activation', 'NN-10.1', [oneZoneMoves, twoZoneMoves, repairs]);

test('NN-10.1 repaired are damaged ships in the activated base, and nobody elsewhere', () => {
  const game = activated('italy', ['roma', 'napoli']).put({ toulon: ['duilio'] });
  for (const id of ['roma', 'duilio']) game.ship(id, { damage: 1 });
  expect(game.run(repairs).offered('central')).toEqual(['repair roma', 'done']);
  expect(game.consequence('central')).toBe('1 ship could still be mended');
  expect(game.whyNot('central', 'repair', 'napoli')?.rule).toBe('NN-10.1');
});

test('NN-10.1 not in the turn of a failed two-zone move', () => {
  const game = activated('britain', ['lion', 'tiger']);
  for (const id of ['lion', 'tiger']) game.ship(id, { damage: 2 });
  game.run(movesAndRepairs).play('allied', 'done').dice(4).play('allied', 'move', ['lion', 'north-sea', 'baltic']).play('allied', 'done');
  expect([game.ship('lion').at, game.offered('allied')]).toEqual(['britain', ['repair tiger', 'done']]);
});

test('NN-10.1 as often as she needs it: turn after turn', () => {
  const game = activated('greece', ['kilkis']);
  for (const damage of [3, 2]) {
    game.ship('kilkis', { damage });
    expect(game.run(repairs).play('central', 'repair', 'kilkis').ship('kilkis').damage).toBe(damage - 1);
  }
});

test('NN-10.1 with nobody to repair nobody is asked', () => {
  expect(activated('italy', ['roma']).run(repairs).asks).toBeNull();
});

test('NN-10.1 a convoy that waits is a ship like others', () => {
  const game = activated('west-africa', ['convoy-1']);
  game.ship('convoy-1', { damage: 1 });
  expect(game.run(repairs).play('central', 'repair', 'convoy-1').ship('convoy-1').damage).toBe(0);
});

test('NN-10.2 two ships at Toulon with two points each are made whole, and that is all Toulon can do', () => {
  const game = activated('toulon', ['roma', 'napoli', 'duilio']);
  for (const id of ['roma', 'napoli']) game.ship(id, { damage: 2 });
  game.ship('duilio', { damage: 1 });
  game.run(repairs);
  for (const id of ['roma', 'roma', 'napoli', 'napoli']) game.play('central', 'repair', id);
  expect(['roma', 'napoli', 'duilio'].map((id) => game.ship(id).damage)).toEqual([0, 0, 1]);
  expect(game.offered('central')).toEqual(['done']);
});

test('NN-10.2 the capacities of all bases', () => {
  const { state } = table();
  const bases = Object.keys(BASE_FACTS) as Base[];
  expect(Object.fromEntries(bases.map((base) => [base, repairCapacity(BUILT_IN, state, base)]))).toEqual({
    britain: 14,
    'canada-usa': 2,
    gibraltar: 2,
    malta: 3,
    algiers: 1,
    'alexandria-suez': 2,
    alexandria: 1,
    suez: 1,
    'allied-africa': 1,
    'northern-russia': 4,
    sevastopol: 3,
    germany: 12,
    'cherbourg-brest': 4,
    toulon: 4,
    italy: 6,
    pola: 4,
    greece: 1,
    turkey: 2,
    'west-africa': 1,
    'east-africa': 1,
  });
});

test('NN-10.2 the halves of a split base have a point each, and neither works for the other', () => {
  const game = activated('alexandria-suez', [], { canalBlocked: true }).put({ alexandria: ['lion', 'tiger'], suez: ['queen-mary'] });
  for (const id of ['lion', 'tiger', 'queen-mary']) game.ship(id, { damage: 2 });
  game.run(repairs).play('allied', 'repair', 'lion');
  expect(game.offered('allied')).toEqual(['repair queen-mary', 'done']);
});

test('NN-10.2 a base repairs in full at every activation', () => {
  const game = activated('malta', ['lion']);
  game.ship('lion', { damage: 5 });
  for (const left of [2, 0]) {
    game.run(repairs);
    while (game.offered('allied').includes('repair lion')) game.play('allied', 'repair', 'lion');
    expect(game.ship('lion').damage).toBe(left);
  }
});

test('NN-10.3 damage keeps no ship in port, be it as much as she can bear', () => {
  const game = activated('britain', ['lion']);
  game.ship('lion', { damage: 5 });
  expect(game.run(oneZoneMoves).play('allied', 'move', ['lion', 'north-sea']).ship('lion')).toMatchObject({ at: 'north-sea', damage: 5 });
});

test('NN-10.4 the owner shares out as he likes, leaves what he likes, and the rest stays on the ship', () => {
  const game = activated('malta', ['lion', 'tiger']);
  for (const id of ['lion', 'tiger']) game.ship(id, { damage: 2 });
  game.run(repairs).play('allied', 'repair', 'tiger').play('allied', 'repair', 'lion').play('allied', 'done');
  expect([game.asks, game.ship('lion').damage, game.ship('tiger').damage]).toEqual([null, 1, 1]);
});

test('NN-10.4 a point goes to no ship that is whole', () => {
  const game = activated('malta', ['lion']);
  game.ship('lion', { damage: 1 });
  game.run(repairs).play('allied', 'repair', 'lion');
  expect(game.whyNot('allied', 'repair', 'lion')?.rule).toBe('NN-10.1');
  expect(game.offered('allied')).toEqual(['done']);
});

test('NN-10.5 who sails is not repaired, who stays is', () => {
  const game = activated('germany', ['moltke', 'seydlitz']);
  for (const id of ['moltke', 'seydlitz']) game.ship(id, { damage: 1 });
  game.run(movesAndRepairs).play('central', 'move', ['moltke', 'baltic']).play('central', 'done').play('central', 'done');
  expect(game.offered('central')).toEqual(['repair seydlitz', 'done']);
});

test('NN-10.5 in the next turn she may be repaired again', () => {
  const game = activated('germany', ['moltke']);
  game.ship('moltke', { damage: 1, spent: true });
  expect(game.run(repairs).asks).toBeNull();
  game
    .dice(10, ...Array(17).fill(1))
    .run(baseActivation)
    .play('central', 'done')
    .play('central', 'done');
  expect(game.offered('central')).toEqual(['repair moltke', 'done']);
  game.play('central', 'done');
});

test('NN-10.6 a captured base repairs nothing for its new owner', () => {
  const fallen = { northernRussia: true, sevastopol: true, gibraltar: true, westAfrica: false, eastAfrica: true };
  const { state } = table({ fallen });
  const bases: Base[] = ['northern-russia', 'sevastopol', 'gibraltar', 'west-africa', 'east-africa'];
  expect(bases.map((base) => repairCapacity(BUILT_IN, state, base))).toEqual([0, 0, 0, 1, 0]);
  const game = activated('gibraltar', ['roma'], { fallen });
  game.ship('roma', { damage: 1 });
  expect(game.run(repairs).asks).toBeNull();
});

test('NN-10.4 who mends nobody although a yard is free is asked again', () => {
  const game = activated('italy', ['roma', 'napoli']);
  for (const id of ['roma', 'napoli']) game.ship(id, { damage: 2 });
  game.run(repairs);
  expect(game.caution('central', 'done')).toBe('Nothing has been ordered: 2 ships could still be mended.');
  expect(game.play('central', 'repair', 'roma').caution('central', 'done')).toBeUndefined();
});

test('NN-8.1 who leaves all ships in harbour is asked again, once it is the last chance', () => {
  const game = activated('britain', ['lion', 'tiger']).run(movesAndRepairs);
  expect(game.caution('allied', 'done')).toBeUndefined();
  game.play('allied', 'done');
  expect(game.caution('allied', 'done')).toBe('Nothing has been ordered: 2 ships stay in harbour.');
  const sailing = activated('britain', ['lion', 'tiger']).run(movesAndRepairs).play('allied', 'move', ['lion', 'north-sea']);
  expect(sailing.play('allied', 'done').caution('allied', 'done')).toBeUndefined();
  const second = activated('britain', ['lion', 'tiger', 'inflexible']);
  second.ship('inflexible', { home: 'gibraltar', at: 'south-atlantic', spent: true });
  second.run(movesAndRepairs).play('allied', 'done');
  expect(second.caution('allied', 'done')).toBe('Nothing has been ordered: 2 ships stay in harbour.');
});
