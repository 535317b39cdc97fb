/** GW-18.1 (ours): points for what an operation is for. */
import { describe, expect, test } from 'vitest';
import type { Aim, FleetOf } from '../data/operation.ts';
import { limitOf, reckoning } from '../rules/aims.ts';
import { bombardments } from '../rules/bombardment.ts';
import { layMines } from '../rules/minework.ts';
import { ending, pointsOf } from '../rules/victory.ts';
import type { Side } from '../state.ts';
import { british, german, operationWith, type TestTable, tableOf } from './table.ts';

const BEATTY = british('beatty', 'K4', ['lion', 'fearless']);
const HIPPER = german('hipper', 'N11', ['seydlitz', 'kolberg']);

const aiming = (aims: readonly Aim[], ...fleets: readonly FleetOf[]): TestTable =>
  tableOf(operationWith(fleets.length > 0 ? fleets : [BEATTY, HIPPER], { aims, margin: 5 }));

/** As each side counts the points of both. */
const seen = (game: TestTable, side: Side) => {
  const { allied, central } = game.seenBy(side).points;
  return [allied, central];
};

const finished = (game: TestTable): TestTable => {
  game.state.turn = 12;
  return game.run(ending);
};

describe('ports', () => {
  const shelling = (hits: number, ports: readonly string[] = ['whitby', 'hartlepool'], most = 5, otherwise = 0) => {
    const game = aiming(
      [{ kind: 'bombard', side: 'central', ports, most, otherwise }],
      BEATTY,
      german('hipper', 'M4', ['kolberg'], { mission: 'raid' }),
    );
    game.fleet('hipper', { track: ['M4'], task: { do: 'bombard', port: 'whitby' } });
    game.state.shelled.whitby = hits;
    return game;
  };

  test('GW-18.1b two hits are a point, and both sides know it', () => {
    const game = shelling(1).dice(6).run(bombardments);
    expect([seen(game, 'allied'), seen(game, 'central')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(game.dice(6).run(bombardments).state.scored).toHaveLength(1);
  });

  test('GW-18.1b two for an undefended port, four for a defended one, six for a major one', () => {
    const { ports } = shelling(0).war;
    const limits = ['whitby', 'hartlepool', 'tyne'].map((id) => {
      const port = ports.get(id);
      return port && limitOf(port);
    });
    expect(limits).toEqual([2, 4, 6]);
    expect(seen(shelling(11).dice(6).run(bombardments), 'central')).toEqual([0, 2]);
  });

  test('GW-18.1b no more than the aim allows, whatever was scored before', () => {
    const game = shelling(3);
    game.state.shelled.hartlepool = 8;
    expect(seen(game.dice(6).run(bombardments), 'central')).toEqual([0, 5]);
  });

  test('GW-18.1b ports that are no aim count nothing', () => {
    expect(seen(shelling(1, ['hartlepool']).dice(6).run(bombardments), 'central')).toEqual([0, 0]);
  });

  test('GW-18.1b where none was hit the other side may have points at the end', () => {
    expect(finished(shelling(0, ['whitby'], 8, 8)).told('over')).toMatchObject([{ allied: 8, central: 0, winner: 'allied' }]);
    expect(finished(shelling(1, ['whitby'], 8, 8)).told('over')).toMatchObject([{ allied: 0, winner: null }]);
  });
});

test('GW-18.1c a minefield where it is wanted, once for a zone; the enemy does not know', () => {
  const game = aiming(
    [{ kind: 'mines', side: 'central', zones: ['N4'], points: 3 }],
    BEATTY,
    german('hipper', 'N4', ['brummer'], { mission: 'minelaying', mines: 3 }),
  );
  game.state.fields = [];
  game.fleet('hipper', { track: ['N4'], ran: [1, 0], task: { do: 'lay' } });
  game.run(layMines).run(layMines);
  expect([seen(game, 'allied'), seen(game, 'central')]).toEqual([
    [0, 0],
    [0, 3],
  ]);
});

describe('goals', () => {
  const REACH = { kind: 'reach', side: 'central', ships: ['seydlitz'], zones: ['N11'], points: 7, leaves: false, by: 'any' } as const;

  test('GW-18.1e a ship that is there at the end of a turn, once, and the enemy does not know', () => {
    const game = aiming([REACH]).run(reckoning).run(reckoning);
    expect([seen(game, 'allied'), seen(game, 'central')]).toEqual([
      [0, 0],
      [0, 7],
    ]);
  });

  test('GW-18.1e by night too, where it does not say otherwise', () => {
    const game = aiming([REACH]);
    game.state.turn = 5;
    expect(seen(game.run(reckoning), 'central')).toEqual([0, 7]);
  });

  test('GW-18.1e by day alone, where the aim says so', () => {
    const game = aiming([{ ...REACH, by: 'day' }]);
    game.state.turn = 5;
    expect(seen(game.run(reckoning), 'central')).toEqual([0, 0]);
    game.state.turn = 7;
    expect(seen(game.run(reckoning), 'central')).toEqual([0, 7]);
  });

  test('GW-18.1e she is out of the game where the aim says so, with her leader, and everybody hears of it', () => {
    const game = aiming([{ ...REACH, leaves: true }], BEATTY, { ...HIPPER, flags: [{ name: 'Hipper', ship: 'seydlitz' }] }).run(reckoning);
    expect(game.ship('seydlitz').fate).toBe('away');
    expect(game.fleet('hipper').pieces).toEqual(['kolberg']);
    expect(game.state.leaders).toEqual([]);
    expect(game.told('away', 'allied')).toEqual([{ type: 'away', ship: 'seydlitz', zone: 'N11' }]);
    expect(seen(game, 'allied')).toEqual([0, 7]);
    expect(game.seenBy('allied').ships.find(({ id }) => id === 'seydlitz')?.fate).toBe('away');
  });

  test('GW-18.1g ships that are home at the end', () => {
    const aims: readonly Aim[] = [{ kind: 'home', side: 'central', ships: ['seydlitz', 'kolberg'], points: 3 }];
    const home = aiming(aims, BEATTY, german('hipper', 'O13', ['seydlitz', 'kolberg'], { port: 'wilhelmshaven' }));
    expect(finished(home).told('over')).toMatchObject([{ central: 6, winner: 'central' }]);
    expect(finished(aiming(aims)).told('over')).toMatchObject([{ central: 0 }]);
    const abroad = aiming(aims, BEATTY, german('hipper', 'D9', ['seydlitz', 'kolberg'], { port: 'bergen' }));
    expect(finished(abroad).told('over')).toMatchObject([{ central: 0 }]);
  });
});

describe('the command of the sea', () => {
  const hold = (side: Side | 'either'): Aim => ({ kind: 'hold', side, zones: ['N11', 'N10'], turn: 3, points: 25 });
  const at = (game: TestTable, turn = 3): TestTable => {
    game.state.turn = turn;
    return finished(game.run(reckoning));
  };

  test('GW-18.1f to the only side with a sound capital ship there, at the end of that turn', () => {
    expect(at(aiming([hold('either')])).told('over')).toMatchObject([{ allied: 0, central: 25 }]);
    expect(at(aiming([hold('either')]), 2).told('over')).toMatchObject([{ central: 0 }]);
    expect(at(aiming([hold('allied')])).told('over')).toMatchObject([{ central: 0 }]);
  });

  test('GW-18.1f not where both have one, nor for a crippled one or a light cruiser', () => {
    expect(at(aiming([hold('either')], british('beatty', 'N10', ['lion']), HIPPER)).told('over')).toMatchObject([
      { allied: 0, central: 0 },
    ]);
    expect(at(aiming([hold('either')], british('beatty', 'N10', ['fearless']), HIPPER)).told('over')).toMatchObject([{ central: 25 }]);
    const crippled = aiming([hold('either')]);
    crippled.ship('seydlitz', { slowed: 1 });
    expect(at(crippled).told('over')).toMatchObject([{ central: 0 }]);
  });

  test('GW-18.1f neither side is told before the end, for it would know where the enemy is not', () => {
    const game = aiming([hold('either')]);
    game.state.turn = 3;
    game.run(reckoning);
    expect([seen(game, 'central'), game.seenBy('central').scored]).toEqual([[0, 0], []]);
    expect(seen(finished(game), 'allied')).toEqual([0, 25]);
  });
});

describe('ships', () => {
  test('GW-18.1a the worth of her sheet to the other side, a quarter for one that is crippled at the end', () => {
    const game = aiming([]);
    game.ship('seydlitz', { fate: 'gone' });
    game.ship('lion', { slowed: 1 });
    const points = (isOver: boolean) => [
      pointsOf(game.war, game.state, 'allied', isOver),
      pointsOf(game.war, game.state, 'central', isOver),
    ];
    expect(points(false)).toEqual([27, 0]);
    expect(points(true)).toEqual([27, 8]);
    game.ship('lion', { fate: 'away' });
    expect(points(true)).toEqual([27, 0]);
  });

  test('GW-18.1a capital ships may count double', () => {
    const game = aiming([{ kind: 'worth', side: 'allied', of: 'capital', times: 2 }]);
    for (const id of ['seydlitz', 'kolberg', 'lion']) game.ship(id, { fate: 'gone' });
    expect([pointsOf(game.war, game.state, 'allied', true), pointsOf(game.war, game.state, 'central', true)]).toEqual([2 * 27 + 5, 29]);
  });

  test('GW-18.1 below the margin nobody has won', () => {
    const game = aiming([]);
    game.ship('fearless', { fate: 'gone' });
    expect(finished(game).ending).toMatchObject({ result: 'draw', winner: null });
    const more = aiming([]);
    more.ship('kolberg', { fate: 'gone' });
    expect(finished(more).ending).toMatchObject({ result: 'allied', winner: 'allied', score: 5 });
  });
});
