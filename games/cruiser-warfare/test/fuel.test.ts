import { expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import { conclusion } from '../rules/conclusion.ts';
import { burn, canSteam } from '../rules/fuel.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { lastCoal } from '../rules/warnings.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

/** The Move Fleets Phase, with no Allied move and nobody hidden. */
const sail = (game: TestTable): TestTable => game.run(moveFleets).play('allied', 'done').play('central', 'done');
const plotted = (to: Area) => ({ order: { act: 'move', to } }) as const;

test('CW-10.0 a ship comes into play with full bunkers', () => {
  expect(table().fleet('central', 'yellow-sea', ['emden']).piece('emden').fuel).toBe(13);
});

test('CW-10.1 the printed example: Kaiserin Elisabeth burns two boxes in each of two moves', () => {
  const game = sail(table().fleet('central', 'yellow-sea', ['kaiserin-elisabeth'], plotted('bonin-islands')));
  expect(game.piece('kaiserin-elisabeth').fuel).toBe(8);
  game.state.turn++;
  game.at('kaiserin-elisabeth').order = { act: 'move', to: 'western-pacific' };
  sail(game);
  expect(game.at('kaiserin-elisabeth').area).toBe('western-pacific');
  expect(game.piece('kaiserin-elisabeth').fuel).toBe(6);
});

test('CW-10.1 a ship with one box cannot pay, and her fleet stays', () => {
  const game = sail(table().fleet('central', 'yellow-sea', ['emden', 'kaiserin-elisabeth'], plotted('bonin-islands')).fuel('emden', 1));
  expect(game.at('emden').area).toBe('yellow-sea');
  expect(game.piece('kaiserin-elisabeth').fuel).toBe(10);
});

test('CW-10.1, CW-5.4a a raider is ordered on with two boxes left after this turn, and with one box not', () => {
  const ways = (fuel: number) => {
    const game = table().fleet('central', 'yellow-sea', ['emden']).fuel('emden', fuel).run(allOrders).play('allied', 'done');
    return game.ordersFor('central', 'emden', 'plot').includes('emden philippine-sea');
  };
  expect([ways(3), ways(2)]).toEqual([true, false]); // staying burns one
});

test('CW-10.1 a move that burns the last box is allowed, with a warning', () => {
  const game = table().fleet('allied', 'yellow-sea', ['minotaur']).fuel('minotaur', 2).run(moveFleets);
  expect(game.caution('allied', 'move', ['minotaur', 'bonin-islands'])).toContain('Minotaur');
  game.play('allied', 'move', ['minotaur', 'bonin-islands']);
  expect(game.ship('minotaur').starved).toBe(true);
});

test('CW-10.11 the Allies are warned before ships burn their last box by lying still, unless they take coal', () => {
  const game = table()
    .fleet('allied', 'easter-island', ['fox'])
    .fuel('fox', 1)
    .fleet('allied', 'easter-island', ['sydney'])
    .fuel('sydney', 2);
  game.fleet('allied', 'easter-island', ['british-collier-1']).fleet('allied', 'azores', ['kent']).fuel('kent', 1).run(allOrders);
  const warned = (): string | undefined => game.caution('allied', 'done');
  expect(warned()).toMatch(/^Lying still burns the last fuel of Fox, Kent;/);
  game.play('allied', 'feed', ['british-collier-1', 'fox']);
  expect(warned()).toMatch(/last fuel of Kent;/);
  game.play('allied', 'work', ['kent', 'coal']);
  expect(warned()).toBeUndefined();
});

test('CW-5.5d, CW-5.53d the Allies are warned as well of a last box that goes by following a convoy, or an enemy', () => {
  const convoy = (arrivedIn: number, fuel: number) => {
    const game = table().fleet('allied', 'azores', ['anzac-fast-1'], { name: 'convoy', mission: 'transport', route: ['madeira'] });
    game.fleet('allied', 'azores', ['kent'], { mission: 'escort', charge: 'convoy' }).fuel('kent', fuel);
    game.state.convoys.push({ id: 'anzac', calledIn: 2, fleet: 'convoy', arrivedIn, done: true });
    return game.run(allOrders).caution('allied', 'done');
  };
  expect(convoy(0, 2)).toMatch(/^Following a convoy or an enemy burns the last fuel of Kent;/);
  expect([convoy(0, 3), convoy(2, 2)]).toEqual([undefined, undefined]);
  expect(convoy(0, 1), 'she cannot follow').toMatch(/^Lying still burns the last fuel of Kent;/);
  const hunt = table()
    .fleet('central', 'azores', ['emden'], { name: 'raider' })
    .fleet('allied', 'azores', ['kent'], {
      pursuit: { quarry: 'raider', marker: 'central-marker-1', turns: 2, caught: false },
    });
  expect(hunt.fuel('kent', 2).dice(6).run(allOrders).caution('allied', 'done')).toMatch(/^Following .* Kent;/);
});

test('CW-11.8c transports find their coal on the way, and nobody is warned for them', () => {
  const game = table().fleet('allied', 'azores', ['anzac-fast-1', 'fox'], { name: 'convoy', mission: 'transport' });
  expect(lastCoal(game.state, game.at('convoy'), 99)).toMatch(/last fuel of Fox;/);
});

test('CW-10.1b every ship has a track of her own', () => {
  const game = sail(table().fleet('central', 'yellow-sea', ['emden', 'kaiserin-elisabeth'], plotted('bonin-islands')).fuel('emden', 5));
  expect([game.piece('emden').fuel, game.piece('kaiserin-elisabeth').fuel]).toEqual([3, 8]);
});

test('CW-10.11 whoever does not move burns one box, on station and in blockade too', () => {
  const game = table()
    .fleet('allied', 'yellow-sea', ['minotaur'])
    .fleet('allied', 'yellow-sea', ['hampshire'], { post: 'station' })
    .fleet('allied', 'yellow-sea', ['triumph'], { post: 'blockade' })
    .fleet('allied', 'coral-sea', ['sydney'], { movedIn: 3 })
    .run(conclusion);
  expect(['minotaur', 'hampshire', 'triumph', 'sydney'].map((id) => game.piece(id).fuel)).toEqual([22, 18, 17, 13]);
});

test('CW-10.12 whoever refuels burns nothing', () => {
  const game = table().fleet('allied', 'yellow-sea', ['minotaur'], { order: { act: 'coal', to: null } });
  expect(game.run(conclusion).piece('minotaur').fuel).toBe(23);
});

test('CW-10.2 with the last box she is dead in the water', () => {
  const game = table().fleet('central', 'yellow-sea', ['emden']);
  burn(game.state, game.piece('emden'), 13);
  expect(game.ship('emden').starved).toBe(true);
  expect(canSteam(BUILT_IN, game.state, game.at('emden'))).toBe(false);
});

test('CW-8.4a a ship without movement does not move, and her fleet with her', () => {
  const game = table().fleet('central', 'yellow-sea', ['emden', 'nurnberg'], plotted('bonin-islands'));
  game.ship('nurnberg', { slowed: 2, engines: 'stopped' });
  expect(sail(game).at('emden').area).toBe('yellow-sea');
});

test('CW-8.43 nobody tows her, whether damage or want of coal has stopped her', () => {
  const starved = table().fleet('allied', 'yellow-sea', ['minotaur', 'hampshire']).fuel('hampshire', 0);
  starved.ship('hampshire', { starved: true });
  expect(starved.run(moveFleets).offered('allied', 'move')).toEqual([]);
  const stopped = table().fleet('allied', 'yellow-sea', ['minotaur', 'hampshire']);
  stopped.ship('hampshire', { slowed: 2, engines: 'stopped' });
  expect(stopped.run(moveFleets).offered('allied', 'move')).toEqual([]);
});

test('CW-8.4b without coal she is given up at the end of the turn, for half her value', () => {
  const game = table().fleet('central', 'bay-of-bengal', ['emden']).fuel('emden', 1).run(conclusion);
  expect(game.ship('emden').fate).toBe('gone');
  expect(game.state.points).toEqual({ allied: 2, central: 0 });
});
