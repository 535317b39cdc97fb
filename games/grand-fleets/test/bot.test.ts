/** The captain: what he does with his guns, his line, his torpedoes and his command, and that it is better than chance. */
import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../bots/index.ts';
import { distance } from '../../../chart/hex.ts';
import type { Command } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { isRunning } from '../bot/escape.ts';
import { damageBetween } from '../bot/exchange.ts';
import { captain } from '../bot/index.ts';
import { gripsFor, mustAct, type Plot, plotOf } from '../bot/prospects.ts';
import { stanceOf } from '../bot/stance.ts';
import type { Berth } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { grandFleets } from '../index.ts';
import { arcsTo } from '../rules/arcs.ts';
import { isCrowded } from '../rules/collisions.ts';
import { transfers } from '../rules/command-phase.ts';
import { shipsByHex } from '../rules/crowds.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { lineOf } from '../rules/line-ahead.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { launching } from '../rules/torpedoes.ts';
import { watersOf } from '../rules/waters.ts';
import { view } from '../view.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { battleWith, blue, N, red, S, SE, type TestTable, table, tableOf } from './table.ts';

const LION = like(TIGER, 'lion');
const QUEEN = like(TIGER, 'queen');
const SEYDLITZ = like(MOLTKE, 'seydlitz');
const DERFFLINGER = like(MOLTKE, 'derfflinger');

const answerOf = (made: TestTable): Command =>
  captain.sit().decide({
    side: 'blue',
    data: made.data,
    question: made.question('blue'),
    view: () => view(made.state, 'blue', made.data),
    chance: () => 0,
  });

/** All that he orders before he is done. */
function ordersOf(made: TestTable): Command['target'][] {
  const given: Command['target'][] = [];
  for (let command = answerOf(made); command.verb !== 'done'; command = answerOf(made)) {
    given.push(command.target);
    made.play('blue', command.verb, command.target);
  }
  return given;
}

describe('the captain of Grand Fleets', () => {
  test('fires his heavy guns at an enemy in reach', () => {
    const made = table(blue(TIGER, [0, 0], SE), red(MOLTKE, [0, -3], SE)).run(firingOrders);
    expect(ordersOf(made)).toEqual(expect.arrayContaining([['tiger', 0, 'moltke']]));
  });

  test('goes on from orders that another gave in another order, and aims no gun twice at one target (GF-6.1.1a)', () => {
    const made = table(blue(TIGER, [0, 0], SE), blue(LION, [1, 0], SE), red(MOLTKE, [0, -3], SE)).run(firingOrders);
    made.play('blue', 'fire', ['lion', 0, 'moltke']).play('blue', 'fire', ['tiger', 0, 'moltke']);
    expect(ordersOf(made)).not.toContainEqual(['lion', 0, 'moltke']);
  });

  test('does not fire heavy guns at what they cannot reach', () => {
    const far = like(SOUTHAMPTON, 'far');
    const made = table(blue(TIGER, [0, 0], SE), red(MOLTKE, [0, -3], SE), red(far, [0, -12], SE)).run(firingOrders);
    expect(ordersOf(made).flat()).not.toContain('far');
  });

  test('turns so that guns fore and aft bear on an enemy ahead', () => {
    const made = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -5], N)).run(squadronOrders);
    made.ship('moltke', { engines: 6 });
    ordersOf(made);
    made.play('blue', 'done').play('red', 'done');
    const arcs = arcsTo(made.ship('tiger'), made.ship('moltke').hex);
    expect(arcs.some((arc) => 'CD'.includes(arc))).toBe(true);
  });

  test('counts what is aimed already: a ship that is as good as sunk is left alone', () => {
    const made = table(blue(TIGER, [0, 0], SE), blue(LION, [1, 0], SE), red(MOLTKE, [0, -2], SE), red(SEYDLITZ, [1, -2], SE));
    made.ship('moltke', { hits: 23 });
    const heavy = ordersOf(made.run(firingOrders)).filter((order) => Array.isArray(order) && order[1] === 0);
    expect(heavy).toEqual([
      ['tiger', 0, 'moltke'],
      ['lion', 0, 'seydlitz'],
    ]);
  });

  test('spreads his fire at long range, where ships spoil each other’s aim (GF-6.2.1c)', () => {
    const line = [TIGER, LION, QUEEN].map((card, place) => blue(card, [place, 0], SE));
    const foes = [MOLTKE, SEYDLITZ, DERFFLINGER].map((card, place) => red(card, [place, -7], SE));
    const heavy = ordersOf(table(...line, ...foes).run(firingOrders)).filter((order) => Array.isArray(order) && order[1] === 0);
    expect(new Set(heavy.map((order) => Array.isArray(order) && order[2])).size).toBe(3);
  });

  test('reckons light guns by the arc (GF-6.1.1c): half of them on the beam, a quarter ahead', () => {
    const boat = like(SOUTHAMPTON, 'boat', { guns: [], lightGuns: 8 });
    const made = table(blue(boat, [0, 0], N), red(SOUTHAMPTON, [1, -1], N), red(like(SOUTHAMPTON, 'ahead'), [0, -1], N));
    const waters = watersOf(made.battle, view(made.state, 'blue', made.data));
    const harm = (id: string): number =>
      damageBetween(waters, stanceOf(made.battle, made.ship('boat')), { ...stanceOf(made.battle, made.ship(id)), facing: SE });
    expect(harm('southampton')).toBeCloseTo(2 * harm('ahead'));
  });

  test('keeps his line when he turns', () => {
    const made = table(
      ...[TIGER, LION, QUEEN].map((card, place) => blue(card, [0, place], N)),
      ...[MOLTKE, SEYDLITZ].map((card, place) => red(card, [7, place - 3], N)),
    ).run(squadronOrders);
    ordersOf(made);
    made.play('blue', 'done').play('red', 'done');
    expect(lineOf(['tiger', 'lion', 'queen'].map((id) => made.ship(id)))).not.toBeNull();
  });

  test('does not send two squadrons into one hex (GF-5.5)', () => {
    const pair = (squadron: string, ...cards: readonly Card[]): Berth[] => cards.map((card) => blue(card, [0, 0], N, squadron));
    const made = table(...pair('first', TIGER, LION), ...pair('second', QUEEN, like(TIGER, 'princess')), red(MOLTKE, [0, -9], N)).run(
      squadronOrders,
    );
    ordersOf(made);
    made.play('blue', 'done').play('red', 'done');
    const crowds = [...shipsByHex(made.state.ships).values()].filter((ships) => isCrowded(made.battle, made.state.readings, ships));
    expect(crowds).toEqual([]);
  });

  const twoAgainstThree = (hits: number): TestTable => {
    const made = table(
      ...[TIGER, LION].map((card, place) => blue(card, [0, place], N)),
      ...[MOLTKE, SEYDLITZ, DERFFLINGER].map((card, place) => red(card, [6, place - 3], N)),
    ).run(squadronOrders);
    made.ship('lion', { hits });
    ordersOf(made);
    return made.play('blue', 'done').play('red', 'done');
  };
  const range = (made: TestTable): number => distance(made.ship('tiger').hex, made.ship('moltke').hex);

  test('opens the range when he is beaten, and not before', () => {
    expect(range(twoAgainstThree(20))).toBeGreaterThan(range(twoAgainstThree(0)));
  });

  test('runs from an equal where ships that get home win the battle', () => {
    const berths = [blue(TIGER, [0, 0], N), red(MOLTKE, [0, 7], N)];
    const rangeWith = (points: number): number => {
      const bonuses = [{ kind: 'home', side: 'blue', ships: ['tiger'], points, words: 'home' }] as const;
      const made = tableOf(battleWith(berths, { bonuses })).run(squadronOrders);
      ordersOf(made);
      made.play('blue', 'done').play('red', 'done');
      return range(made);
    };
    expect(rangeWith(6)).toBe(7 + TIGER.speed);
    expect(rangeWith(0)).toBeLessThan(7 + TIGER.speed);
  });

  const plotAt = (made: TestTable): Plot => plotOf(made.data, view(made.state, 'blue', made.data), 'blue', () => false);
  const isRunningAt = (made: TestTable): boolean => isRunning(plotAt(made));

  test('does not run from a stronger enemy who is a little ahead: that would lose it for certain', () => {
    const made = table(blue(SOUTHAMPTON, [0, 0], N), blue(TIGER, [0, 1], N), red(MOLTKE, [0, -6], N), red(SEYDLITZ, [0, -7], N));
    made.ship('tiger', { hits: 8 });
    expect(isRunningAt(made)).toBe(false);
    made.ship('tiger', { fate: 'sunk', hits: 24 });
    expect(isRunningAt(made)).toBe(true);
  });

  test('breaks off as the weaker when he is far ahead', () => {
    const made = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -6], N), red(SEYDLITZ, [0, -7], N), red(DERFFLINGER, [0, -8], N));
    made.ship('derfflinger', { hits: 10 });
    expect(isRunningAt(made)).toBe(false);
    made.ship('derfflinger', { fate: 'sunk', hits: 24 });
    expect(isRunningAt(made)).toBe(true);
  });

  test('must act as the stronger when half of the time is gone and it would be a draw', () => {
    const berths = [blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), red(MOLTKE, [7, -3], N)];
    expect([1, 2].map((turns) => mustAct(plotAt(tableOf(battleWith(berths, { turns })))))).toEqual([true, false]);
    const weaker = [blue(SOUTHAMPTON, [0, 0], N), red(MOLTKE, [7, -3], N)];
    expect(mustAct(plotAt(tableOf(battleWith(weaker, { turns: 1 }))))).toBe(false);
  });

  test('must act when it would be a draw and he cannot lose, were he sunk', () => {
    const made = table(blue(SOUTHAMPTON, [0, 0], N), blue(LION, [0, 1], N), red(MOLTKE, [7, -3], N), red(SEYDLITZ, [7, -2], N));
    made.ship('lion', { fate: 'sunk', hits: 24 });
    made.ship('seydlitz', { hits: 23 });
    expect(mustAct(plotAt(made))).toBe(false);
    made.ship('seydlitz', { fate: 'sunk', hits: 24 });
    expect(mustAct(plotAt(made))).toBe(true);
  });

  test('comes as near as he can see in mist, but keeps his light ships out of reach', () => {
    const light = [{ from: 1, visibility: 3, exposed: null, dark: false }];
    const made = tableOf(battleWith([blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, 1], N), red(MOLTKE, [0, -12], N)], { light }));
    const [large, small] = ['tiger', 'southampton'].map((id) => gripsFor(plotAt(made), [stanceOf(made.battle, made.ship(id))]));
    expect(large).toBeLessThan(3);
    expect(small).toBeGreaterThan(3);
  });

  test('sends a ship that has lost half of her hull out of the line', () => {
    const made = table(blue(TIGER, [0, 0], N), blue(LION, [0, 1], N), red(MOLTKE, [5, -3], N)).run(individualOrders);
    made.ship('lion', { hits: 12 });
    expect(ordersOf(made).map((order) => Array.isArray(order) && order[0])).toEqual(['lion']);
  });

  test('launches at a big ship that is near, and keeps his torpedoes from one that is far', () => {
    const near = table(blue(TIGER, [0, 0], SE), red(MOLTKE, [1, -2], SE)).run(launching);
    expect(ordersOf(near).flat()).toContain('moltke');
    const far = table(blue(TIGER, [0, 0], N), red(MOLTKE, [0, -15], N)).run(launching);
    expect(ordersOf(far)).toEqual([]);
  });

  test('gives a squadron whose leader is gone to the largest ship that is left', () => {
    const made = table(blue(TIGER, [0, 0], N), blue(SOUTHAMPTON, [0, 2], N), blue(LION, [0, 1], N), red(MOLTKE, [0, -9], S));
    made.ship('tiger', { fate: 'sunk', hits: 24 });
    expect(ordersOf(made.run(transfers))).toEqual([['blue squadron', 'lion']]);
  });

  test.each(['coronel', 'ulsan', 'river-plate'])('beats chance at %s on either side', { timeout: 60_000 }, (scenario) => {
    const winners = [0, 1].flatMap((seat) =>
      [0, 1, 2].map((seed) => {
        const bots = seat === 0 ? [captain, randomBot] : [randomBot, captain];
        const { game, failure } = playGame({
          ruleset: grandFleets,
          settings: { scenario, options: {}, seed: `${seed}`, dice: 'fast' },
          bots,
        });
        expect(failure).toBeNull();
        return game?.ending?.winner === grandFleets.sides[seat];
      }),
    );
    expect(winners.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  });
});
