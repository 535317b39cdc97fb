/** GF-9.1 to GF-9.3: figures of aircraft, and how they fly. */

import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { stepsFrom } from '../../../kernel/index.ts';
import { aircraftSource } from '../data/aircraft.ts';
import { BUILT_IN } from '../data/pack.ts';
import { auto } from '../kind.ts';
import { aircraftPhase } from '../rules/aircraft-phase.ts';
import { settleBoard } from '../rules/board.ts';
import { flying } from '../rules/flying.ts';
import { pointsOf } from '../rules/scoring.ts';
import { aboard, airTable, aloft, coming, typeNamed } from './aircraft.ts';
import { like, MOLTKE, SOUTHAMPTON } from './cards.ts';
import { at, battleWith, blue, N, red, S, type TestTable, tableOf } from './table.ts';

const CARRIER = like(SOUTHAMPTON, 'engadine');
const FLEETS = [blue(CARRIER, [0, 0], N), red(MOLTKE, [0, -9], S)] as const;
const short = aboard('short', 'blue', 'short-184', 'engadine');
const baby = aboard('baby', 'blue', 'sopwith-baby', 'engadine');

describe('figures', () => {
  test('GF-9.1 GF-1.2.3 figures follow from history: a Short 184 and the first Zeppelins', () => {
    expect(typeNamed('short-184')).toMatchObject({ fuel: 13, hits: 1, speed: 15, ceiling: 1, attack: 0, torpedo: null, needsWater: true });
    expect(typeNamed('zeppelin-m')).toMatchObject({ fuel: null, hits: 4, speed: 9, ceiling: 1, attack: 1, isZeppelin: true });
    expect(typeNamed('zeppelin-r').ceiling).toBe(2);
  });

  test('GF-9.1 figures that we cannot vouch for are marked', () => {
    expect(aircraftSource('zeppelin-p', 'bombs')).toBe('reconstructed');
    expect([aircraftSource('zeppelin-p', 'knots'), aircraftSource('sopwith-cuckoo', 'torpedo')]).toEqual(['history', 'history']);
  });

  test('GF-9.1.7 torpedoes of 14 and of 18 inches do 2 and 4 points', () => {
    expect([typeNamed('short-184-torpedo').torpedo, typeNamed('sopwith-cuckoo').torpedo]).toEqual([2, 4]);
  });

  test('GF-9.1.6 heavy bombs go deeper', () => {
    const deep = (id: string) => typeNamed(id).bombs?.penetration;
    expect([deep('sopwith-baby'), deep('short-184'), deep('zeppelin-r')]).toEqual([0, 1, 3]);
  });

  test('GF-9.1.2 a lost aircraft counts for as many points as it bears hits', () => {
    const game = airTable([coming('l5', 'red', 'zeppelin-m', at(0, 3))], ...FLEETS);
    aloft(game, 'l5', at(0, 3), { hits: 3 });
    expect(pointsOf(game.battle, game.state, 'blue')).toBe(0);
    aloft(game, 'l5', at(0, 3), { fate: 'lost', hits: 4 });
    expect([pointsOf(game.battle, game.state, 'blue'), pointsOf(game.battle, game.state, 'red')]).toEqual([4, 0]);
  });
});

describe('the Aircraft Phase', () => {
  test('GF-2.2h flying, dogfights, fire from ships, attacks, fuel', () => {
    expect(aircraftPhase.steps.map(({ name }) => name)).toEqual([
      'come-in-sight',
      'flying',
      'dogfights',
      'anti-aircraft-fire',
      'air-attacks',
      'fuel',
    ]);
  });

  test('GF-2.2h nothing flies, nobody is asked', () => {
    expect(airTable([short], ...FLEETS).run(aircraftPhase).finished).toBe(true);
  });

  test('GF-9.2 one at a time, by the sides in turns, red first in even turns', () => {
    const order = (turn: number): string[] => {
      const game = airTable([short, baby, coming('l5', 'red', 'zeppelin-m', at(9, 3))], ...FLEETS);
      for (const id of ['short', 'baby']) aloft(game, id, at(5, 5));
      aloft(game, 'l5', at(9, 3));
      game.state.turn = turn;
      game.run(flying);
      const asked: string[] = [];
      while (!game.finished) {
        const side = game.asked[0] === 'red' ? 'red' : 'blue';
        asked.push(side);
        game.play(side, 'circle', side === 'red' ? 'l5' : (game.question('blue').pieces[0] ?? ''));
      }
      return asked;
    };
    expect([order(1), order(2)]).toEqual([
      ['blue', 'red', 'blue'],
      ['red', 'blue', 'blue'],
    ]);
  });

  test('GF-9.2 a zeppelin comes in sight in its turn, at its ceiling, at the edge if the board has gone', () => {
    const game = airTable([coming('l5', 'red', 'zeppelin-m', at(-25, 3), 2)], ...FLEETS).run(aircraftPhase);
    expect(game.state.aircraft[0]?.fate).toBe('coming');
    game.state.turn = 2;
    game.run(aircraftPhase);
    expect(game.state.aircraft[0]).toMatchObject({ fate: 'aloft', level: 1, hex: at(-20, 0) });
    expect(game.told('in-sight')).toHaveLength(1);
    game.play('red', 'circle', 'l5');
  });

  test('GF-9.1.1 GF-9.2.1 fuel is marked off, and with none left it comes down; a zeppelin goes on', () => {
    const game = airTable([short, coming('l5', 'red', 'zeppelin-m', at(9, 3))], ...FLEETS);
    aloft(game, 'short', at(5, 5), { fuel: 2 });
    const turn = (): TestTable => game.run(aircraftPhase).play('blue', 'circle', 'short').play('red', 'circle', 'l5');
    turn();
    expect(game.state.aircraft).toMatchObject([
      { fate: 'aloft', fuel: 1 },
      { fate: 'aloft', fuel: null },
    ]);
    turn();
    expect(game.state.aircraft).toMatchObject([{ fate: 'lost' }, { fate: 'aloft' }]);
    expect(game.told('aircraft-lost')).toMatchObject([{ craft: 'short', how: 'out-of-fuel' }]);
  });
});

describe('flight', () => {
  const up = (): TestTable => {
    const game = airTable([short], ...FLEETS);
    aloft(game, 'short', at(0, 5));
    return game.run(flying);
  };

  const farthest = (game: TestTable, level: number): number => {
    const hexes = stepsFrom(game.question('blue'), 'fly', ['short', level])?.next ?? [];
    return Math.max(...hexes.map((hex) => (typeof hex === 'number' ? distance(hex, at(0, 5)) : -1)));
  };

  test('GF-9.3 GF-9.1.3 anywhere on the board within its speed', () => {
    expect(farthest(up(), 0)).toBe(15);
    expect(up().whyNot('blue', 'fly', ['short', 0, at(0, -11)])?.rule).toBe('GF-9.1.3');
    const game = up().play('blue', 'fly', ['short', 0, at(0, -9)]);
    expect(game.state.aircraft[0]).toMatchObject({ hex: at(0, -9), level: 0, flown: true });
    expect(game.finished).toBe(true);
  });

  test('GF-9.1.4 a level costs two hexes, and there is a ceiling', () => {
    const game = up();
    expect(stepsFrom(game.question('blue'), 'fly', ['short'])?.next).toEqual([0, 1]);
    expect(farthest(game, 1)).toBe(13);
    expect(game.whyNot('blue', 'fly', ['short', 2, at(0, 5)])?.rule).toBe('GF-9.1.4');
    expect(game.whyNot('blue', 'fly', ['short', 1, at(0, -9)])?.rule).toBe('GF-9.1.3');
    expect(game.play('blue', 'fly', ['short', 1, at(0, -8)]).state.aircraft[0]).toMatchObject({ hex: at(0, -8), level: 1 });
  });

  test('GF-9.3 when the board floats away it keeps up with the edge', () => {
    const game = airTable([short], ...FLEETS);
    aloft(game, 'short', at(19, -2));
    game.ship('engadine', { hex: at(-22, 5) });
    game.run(auto('settle', 'GF-5.4.3', (g) => settleBoard(g, new Set())));
    expect(game.state.board.column).toBe(-2);
    expect(game.state.aircraft[0]?.hex).toBe(at(17, -1));
  });
});

test('GF-9 a battle has its aircraft, and a game without the option has none', () => {
  const names = (battle: string) => BUILT_IN.battles.get(battle)?.aircraft.map(({ name }) => name);
  expect(names('dogger-bank')).toEqual(['L 5']);
  expect(names('jutland')).toHaveLength(4);
  expect(names('coronel')).toEqual([]);
  expect(airTable([short], ...FLEETS).state.aircraft).toHaveLength(1);
  expect(tableOf(battleWith(FLEETS, { aircraft: [short] })).state.aircraft).toEqual([]);
});
