import { expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { mayTakeShells } from '../rules/ammunition.ts';
import { conclusion } from '../rules/conclusion.ts';
import { allOrders } from '../rules/orders.ts';
import type { FleetFields } from './table.ts';
import { table } from './table.ts';

const spent = (area: Area, fields: FleetFields = {}) => {
  const game = table().fleet('central', area, ['emden'], { order: { act: 'ammunition', to: null }, ...fields });
  Object.assign(game.state.secrets, { stocksDue: 1, stocks: ['yellow-sea'] });
  game.ship('emden', { rounds: 20 });
  return game;
};

test('CW-10.81 a turn beside a port with a stock fills her magazines, in secret', () => {
  const game = spent('yellow-sea', { hidden: true }).run(conclusion);
  expect(game.ship('emden').rounds).toBe(0);
  expect(game.piece('emden').fuel).toBe(12);
  expect(game.read('allied')).toEqual([]);
});

test('CW-10.81 not where there is none, nor after the fall of Tsingtao, nor at Massawa', () => {
  expect(spent('solomons').run(conclusion).ship('emden').rounds).toBe(20);
  const fallen = spent('yellow-sea');
  fallen.state.tsingtaoFell = 2;
  expect(fallen.run(conclusion).ship('emden').rounds).toBe(20);
  const massawa = spent('arabian-sea');
  massawa.state.entered.italy = 1;
  expect(mayTakeShells(massawa.state, massawa.at('emden'), 'arabian-sea')).toBe(false);
});

test('CW-10.81 attacked, she gets nothing', () => {
  expect(spent('yellow-sea', { fought: true }).run(conclusion).ship('emden').rounds).toBe(20);
});

test('CW-10.81 it is one order of a turn, coal another', () => {
  const game = spent('yellow-sea').run(allOrders).play('allied', 'done');
  expect(game.offered('central', 'plot')).toEqual(expect.arrayContaining(['emden coal', 'emden ammunition']));
  game.play('central', 'plot', ['emden', 'ammunition']);
  expect(game.at('emden').next).toEqual({ act: 'ammunition', to: null });
});

test('CW-10.9 an Allied ship takes new torpedoes in a turn where she could coal, and says so', () => {
  const game = table().fleet('allied', 'yellow-sea', ['minotaur']);
  game.ship('minotaur', { launched: true });
  game.run(allOrders).play('allied', 'work', ['minotaur', 'torpedoes']).play('allied', 'done');
  expect(game.told('announced', 'central')).toMatchObject([{ act: 'torpedoes' }]);
  expect(game.run(conclusion).ship('minotaur').launched).toBe(false);
});

test('CW-10.9 not where there is no coal, not if she has fired none, and not while she coals', () => {
  const works = (area: Area, launched: boolean): string[] => {
    const game = table().fleet('allied', area, ['minotaur']);
    game.ship('minotaur', { launched });
    return game.run(allOrders).offered('allied', 'work');
  };
  expect(works('caroline-islands', true)).toEqual([]);
  expect(works('yellow-sea', false)).toEqual(['minotaur coal']);
  expect(works('yellow-sea', true)).toEqual(['minotaur coal', 'minotaur torpedoes']);
});

test('CW-10.9 the Central Powers never get new torpedoes', () => {
  const game = spent('yellow-sea');
  game.ship('emden', { launched: true });
  expect(game.run(conclusion).ship('emden').launched).toBe(true);
});
