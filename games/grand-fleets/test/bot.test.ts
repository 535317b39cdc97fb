/** The captain: what he does with his guns, his line, his torpedoes and his command, and that it is better than chance. */
import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../bots/index.ts';
import type { Command } from '../../../kernel/index.ts';
import { playGame } from '../../../lab/index.ts';
import { captain } from '../bot/index.ts';
import { grandFleets } from '../index.ts';
import { arcsTo } from '../rules/arcs.ts';
import { transfers } from '../rules/command-phase.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { launching } from '../rules/torpedoes.ts';
import { view } from '../view.ts';
import { like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { blue, N, red, S, SE, type TestTable, table } from './table.ts';

const LION = like(TIGER, 'lion');

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
