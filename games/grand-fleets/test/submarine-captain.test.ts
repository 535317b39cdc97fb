/** How the captain uses submarines, and what he does about the enemy's. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { asOrder } from '../rules/orders.ts';
import { passageOf } from '../rules/passage.ts';
import { submarineHunt } from '../rules/submarine-hunt.ts';
import { submarineOrders } from '../rules/submarine-orders.ts';
import { submarineStations } from '../rules/submarine-stations.ts';
import { submarineLaunching } from '../rules/submarine-torpedoes.ts';
import type { Side } from '../state.ts';
import { DESTROYER, like, MOLTKE, TIGER } from './cards.ts';
import { boatAt, boatTable, sighted, U19, U20 } from './submarines.ts';
import { at, blue, N, red, S, type TestTable } from './table.ts';

const LANCE = like(DESTROYER, 'lance', { nation: 'british', hull: 3, track: [{ hull: 3, speed: 6 }] });

/** Where an order of the captain for a ship out of command takes her. */
function endOf(game: TestTable, side: Side) {
  const { target } = game.run(individualOrders).captain(side);
  const [id, ...parts] = typeof target === 'object' ? target : [];
  return passageOf(game.battle, game.ship(String(id)), asOrder(parts)).end.hex;
}

describe('the captain', () => {
  test('GF-10.1 hands in where his submarines lie, or moves one to a place that she may have', () => {
    const game = boatTable([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -9], S)]).run(submarineStations);
    const { verb, target } = game.captain('red');
    expect(game.question('red').takes(verb, target)).not.toBeNull();
  });

  test('GF-10.3.2 launches at a ship that will be in range if she holds on, with both tubes', () => {
    const game = boatTable([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -15], S)]);
    boatAt(game, U19, at(0, -8), { facing: 1 });
    game.run(submarineLaunching);
    for (const _ of [1, 2]) {
      const { verb, target } = game.captain('red');
      expect([verb, target]).toEqual(['launch', [U19, 'tiger', 'A']]);
      game.play('red', verb, target);
    }
    expect(game.captain('red').verb).toBe('done');
  });

  test('GF-10.2.1 does not show himself where he would be seen, and comes nearer where he would not', () => {
    const game = boatTable([blue(TIGER, [0, 0], N), red(MOLTKE, [0, -15], S)]);
    boatAt(game, U19, at(0, -9), { depth: 'periscope' });
    boatAt(game, U20, at(14, 0), { depth: 'surfaced' });
    game.run(submarineOrders);
    for (let order = game.captain('red'); order.verb !== 'done'; order = game.captain('red')) game.play('red', order.verb, order.target);
    game.play('red', 'done').play('blue', 'done');
    const [first, second] = game.state.submarines.filter(({ side }) => side === 'red');
    expect([first?.depth, second?.depth, second?.spent]).toEqual(['periscope', 'surfaced', 3]);
  });

  test('GF-10.3.4 attacks what he has sighted with what does most', () => {
    const game = boatTable([blue(LANCE, [0, 0], N), red(MOLTKE, [0, -15], S)], { year: 1917 });
    sighted(boatAt(game, U19, at(0, 0), { depth: 'deep' }));
    expect(game.run(submarineHunt).captain('blue')).toEqual({ verb: 'attack', target: ['lance', 'charges', U19] });
  });

  test('GF-10.2.3 sends small ships upon a submarine that has been sighted, and keeps large ones away', () => {
    const gapOf = (card: typeof TIGER, isSighted: boolean): number => {
      const game = boatTable([blue(card, [0, 0], N, null), red(MOLTKE, [0, -19], S)]);
      const boat = boatAt(game, U19, at(3, -4));
      if (isSighted) sighted(boat);
      return distance(endOf(game, 'blue'), boat.hex);
    };
    expect(gapOf(LANCE, true)).toBeLessThan(gapOf(LANCE, false));
    expect(gapOf(TIGER, true)).toBeGreaterThan(gapOf(TIGER, false));
  });
});
