/** GW-11.1 (ours): ports are shelled, and answer. */
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../test/scripted-table.ts';
import type { FleetOf, Operation } from '../data/operation.ts';
import { bombardments, isRuined } from '../rules/bombardment.ts';
import { orders } from '../rules/orders.ts';
import type { PortId } from '../state.ts';
import { british, german, operationWith, type TestTable, tableOf } from './table.ts';

const AIM = { kind: 'bombard', side: 'central', ports: ['whitby', 'hartlepool'], most: 5, otherwise: 0 } as const;

const hipper = (ships: readonly string[], changes: Partial<FleetOf> = {}) =>
  german('hipper', 'M4', ships, { mission: 'bombardment', ...changes });

function off(port: PortId, fleets: readonly FleetOf[] = [hipper(['seydlitz'])], changes: Partial<Operation> = {}): TestTable {
  const game = tableOf(operationWith([british('beatty', 'K4', ['lion']), ...fleets], { aims: [AIM], ...changes }));
  for (const { id, side } of fleets) if (side === 'central') game.fleet(id, { track: ['M4'], task: { do: 'bombard', port } });
  return game;
}

describe('shells on a port', () => {
  test('GW-11.1c a die for each primary box, half a one for each secondary, a quarter for each tertiary: 5 and 6 hit', () => {
    const game = off('whitby').dice(5, 6, 4, 1, 5, 5, 1, 1, 1).run(bombardments);
    expect(game.state.shelled).toEqual({ whitby: 4 });
  });

  test('GW-11.1c small guns count for a quarter, and even those of a light cruiser are heard', () => {
    expect(
      off('whitby', [hipper(['kolberg'])])
        .dice(5)
        .run(bombardments).state.shelled,
    ).toEqual({ whitby: 1 });
  });

  test('GW-11.1c the guns that are left fire', () => {
    const game = off('whitby');
    game.ship('seydlitz', { primary: 6 });
    expect(game.dice(6, 6, 1).run(bombardments).state.shelled).toEqual({ whitby: 2 });
  });

  test('GW-11.1c twenty dice at the most', () => {
    const game = off('whitby', [hipper(['seydlitz', 'moltke', 'derfflinger'])]);
    game.dice(...Array<number>(20).fill(6)).run(bombardments);
    expect(game.state.shelled).toEqual({ whitby: 20 });
  });

  test('GW-11.1a, GW-11.1c what mist leaves of many guns may still be twenty', () => {
    const game = off('whitby', [hipper(['seydlitz', 'moltke', 'derfflinger', 'von-der-tann', 'lutzow', 'blucher'])]);
    for (const zone of Object.keys(game.state.weather)) game.state.weather[zone] = 'mist';
    game.dice(...Array<number>(20).fill(6)).run(bombardments);
    expect(game.state.shelled).toEqual({ whitby: 20 });
  });

  test('GW-11.1c escorts fire with their charge, and all who shell a port throw their dice together', () => {
    const fleets = [hipper(['kolberg']), german('boats', 'M4', ['seydlitz'], { mission: 'escort', charge: 'hipper' })];
    expect(
      off('whitby', fleets)
        .dice(...Array<number>(10).fill(1))
        .run(bombardments)
        .told('shelled'),
    ).toHaveLength(1);
    const two = [hipper(['kolberg']), german('souchon', 'M4', ['seydlitz'], { mission: 'raid' })];
    expect(
      off('whitby', two)
        .dice(...Array<number>(10).fill(1))
        .run(bombardments)
        .told('shelled'),
    ).toHaveLength(1);
  });

  test.each([
    ['GW-11.1a mist halves the dice', 'mist', 5],
    ['GW-11.1a so does a squall', 'squall', 5],
    ['GW-11.1a fog forbids it', 'fog', 0],
    ['GW-11.1a so does a storm', 'storm', 0],
  ] as const)('%s', (_name, weather, dice) => {
    const game = off('whitby');
    game.state.weather.centre = weather;
    game.dice(...Array<number>(dice).fill(6)).run(bombardments);
    expect(game.state.shelled.whitby ?? 0).toBe(dice);
    expect(game.told('hindered', 'central')).toHaveLength(dice > 0 ? 0 : 1);
  });

  test('GW-11.1a never by night, and the enemy is told nothing', () => {
    const game = off('whitby');
    game.state.turn = 5;
    game.run(bombardments);
    expect(game.told('hindered', 'central')).toEqual([{ type: 'hindered', fleet: 'hipper', task: 'bombard', by: 'night' }]);
    expect(game.read('allied')).toEqual([]);
  });

  test('GW-11.1 one of which nothing is left is told nothing', () => {
    const game = off('whitby');
    game.ship('seydlitz', { fate: 'gone', sunk: true });
    game.fleet('hipper', { pieces: [] });
    expect(game.run(bombardments).told('hindered', 'central')).toEqual([]);
  });

  test('GW-11.1 a fleet that has given up meanwhile holds its fire', () => {
    const game = off('whitby');
    game.fleet('hipper', { mission: 'abort' });
    expect(game.run(bombardments).state.shelled).toEqual({});
  });
});

describe('the works ashore', () => {
  const hit = (ships: readonly string[], ...dice: number[]) =>
    off('hartlepool', [hipper(ships)])
      .dice(...dice)
      .run(bombardments);

  test('GW-11.1b a defended port answers first, on a 6, as secondary guns would', () => {
    // Two dice ashore, one of them hits; she stands in the lot twice; 5 on two dice is her hull, which is heavily armoured.
    const game = hit(['seydlitz'], 6, 1, 1, 2, 3, ...Array<number>(9).fill(1));
    expect(game.told('answered')).toEqual([{ type: 'answered', port: 'hartlepool', hits: 1 }]);
    expect(game.told('bounced', 'central')).toHaveLength(1);
    expect(game.ship('seydlitz').hull).toBe(0);
  });

  test('GW-11.1b thin sides are holed, and the enemy is not told where', () => {
    const game = hit(['kolberg'], 6, 1, 1, 2, 3, 1);
    expect(game.ship('kolberg').hull).toBe(1);
    expect(game.told('struck', 'central')).toHaveLength(1);
    expect(game.told('struck', 'allied')).toEqual([]);
  });

  test('GW-11.1b a ship that they sink fires no more, and everybody sees it', () => {
    const game = hit(['kolberg', 's138-class'], 6, 1, 2, 2, 3, 1, 1);
    expect(game.ship('s138-1')).toMatchObject({ fate: 'gone', told: true });
    expect(game.told('lost', 'allied')).toEqual([{ type: 'lost', side: 'central', ship: 's138-1', how: 'shelled' }]);
  });

  test('GW-11.1b where nobody is left another hit is lost', () => {
    const game = hit(['v4'], 6, 6, 1, 2, 3);
    expect([game.ship('v4').fate, game.told('shelled', 'allied')]).toEqual(['gone', [{ type: 'shelled', port: 'hartlepool', hits: 0 }]]);
  });

  test('GW-11.1b an undefended port does not', () => {
    expect(
      off('whitby')
        .dice(...Array<number>(9).fill(1))
        .run(bombardments)
        .told('answered'),
    ).toEqual([]);
  });
});

describe('what everybody hears', () => {
  test('GW-11.1d the port and the hits, not the guns; and that an enemy is there', () => {
    const game = off('whitby')
      .dice(5, ...Array<number>(8).fill(1))
      .run(bombardments);
    expect(game.told('shelled', 'allied')).toEqual([{ type: 'shelled', port: 'whitby', hits: 1 }]);
    expect(game.read('allied')).toHaveLength(1);
    expect(game.seenBy('allied').known).toEqual([{ token: 'central-1', zone: 'M4', turn: 1, ships: [] }]);
  });

  test('GW-11.1d whoever fought there in the turn is known already', () => {
    const game = off('whitby', [hipper(['kolberg'])]);
    game.fleet('hipper', { foughtIn: 1 });
    expect(game.dice(1).run(bombardments).seenBy('allied').known).toEqual([]);
  });

  test('GW-11.1d fleets within six zones may amend their orders in the next turn', () => {
    const game = off('whitby', [hipper(['kolberg']), british('jellicoe', 'F2', ['iron-duke'])])
      .dice(1)
      .run(bombardments);
    expect([game.fleet('beatty').alarmedIn, game.fleet('jellicoe').alarmedIn, game.fleet('hipper').alarmedIn]).toEqual([1, 0, 0]);
    game.fleet('beatty', {
      plot: [
        { way: ['K5'], task: null },
        { way: ['K6'], task: null },
        { way: ['K7'], task: null },
      ],
    });
    game.state.turn = 2;
    game.run(orders);
    expect(game.offered('allied', 'move')).toContain('beatty K3');
  });

  test('GW-11.1e six hits leave a port without coal to give', () => {
    const game = off('whitby');
    game.state.shelled.whitby = 5;
    expect(isRuined(game.state, 'whitby')).toBe(false);
    game.dice(5, ...Array<number>(8).fill(1)).run(bombardments);
    expect(isRuined(game.state, 'whitby')).toBe(true);
  });
});

test('GW-11.1c the odds of two hits stand on the order', () => {
  const game = tableOf(operationWith([british('beatty', 'K4', ['lion']), hipper(['kolberg', 'seydlitz'], { zone: 'M5' })])).run(orders);
  game.play('central', 'move', ['hipper', 'M4']);
  const odds = chancesOf(game.question('central').odds('task', ['hipper', 'bombard', 'hartlepool']));
  // Ten dice of one in three; two of one in six.
  expect(odds['two hits or more']).toBeCloseTo(1 - (2 / 3) ** 10 - 10 * (1 / 3) * (2 / 3) ** 9);
  expect(odds['a hit from the shore']).toBeCloseTo(11 / 36);
});
