/** GF-9.3.1: take-off and recovery, and aircraft in whole games. */
import { describe, expect, test } from 'vitest';
import { bestBot, chanceFrom, randomBot, SeatedBot } from '../../../bots/index.ts';
import type { Kind, Ruleset } from '../../../kernel/index.ts';
import { Game } from '../../../kernel/index.ts';
import { faultsInPlay, unexplained } from '../../../test/decisions.ts';
import { lookThrough } from '../../../test/imagining.ts';
import { captain } from '../bot/index.ts';
import { grandFleets } from '../index.ts';
import { aeroplanes } from '../rules/aeroplanes.ts';
import { airAttacks } from '../rules/air-attacks.ts';
import { flying } from '../rules/flying.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { turn } from '../rules/turn.ts';
import { view } from '../view.ts';
import { aboard, airTable, aloft } from './aircraft.ts';
import { like, MOLTKE, SOUTHAMPTON } from './cards.ts';
import { at, blue, N, red, S } from './table.ts';

const CARRIER = like(SOUTHAMPTON, 'engadine');
const decks = () =>
  airTable(
    [aboard('short', 'blue', 'short-184', 'engadine'), aboard('camel', 'blue', 'sopwith-camel', 'engadine')],
    blue(CARRIER, [0, 9], N),
    red(MOLTKE, [0, 0], S),
  );

describe('take-off', () => {
  test('GF-9.3.1 GF-2.2j in the hex of the ship, to fly from the next turn on', () => {
    const game = decks().run(aeroplanes).play('blue', 'launch', 'short').play('blue', 'done');
    expect(game.state.aircraft).toMatchObject([{ fate: 'aloft', hex: at(0, 9), level: 0 }, { fate: 'aboard' }]);
    expect(game.told('took-off')).toEqual([{ type: 'took-off', side: 'blue', names: ['short'], ships: ['engadine'] }]);
    const steps = turn.steps.at(-1);
    expect(steps?.kind === 'sequence' && steps.steps.map(({ name }) => name)).toContain('aeroplanes');
  });

  test('GF-9.3.1 a seaplane needs a slow ship, a deck does not, and a lost ship launches nothing', () => {
    const game = decks();
    game.ship('engadine', { spent: 2 });
    expect(game.run(aeroplanes).offered('blue', 'launch')).toEqual(['camel']);
    expect(game.whyNot('blue', 'launch', 'short')?.rule).toBe('GF-9.3.1');
    game.ship('engadine', { fate: 'sunk' });
    expect(game.run(aeroplanes).finished).toBe(true);
  });

  test('GF-9.3.1 orders may be taken back', () => {
    const game = decks().run(aeroplanes).play('blue', 'launch', 'short').play('blue', 'wait', 'short').play('blue', 'done');
    expect(game.state.aircraft[0]?.fate).toBe('aboard');
  });
});

describe('recovery', () => {
  test('GF-9.3.1 just above its own ship, which lies still, and for the rest of the battle', () => {
    const game = decks();
    aloft(game, 'short', at(0, 9));
    game.run(aeroplanes).play('blue', 'recover', 'short').play('blue', 'done');
    expect(game.state.aircraft[0]?.fate).toBe('home');
    expect(game.run(aeroplanes).offered('blue', 'launch')).toEqual(['camel']);
  });

  test('GF-9.3.1 neither from above, nor elsewhere, nor aboard a fast ship', () => {
    const offered = (hex: number, level: number, spent: number): string[] => {
      const game = decks();
      aloft(game, 'short', hex, { level });
      game.ship('engadine', { spent });
      return game.run(aeroplanes).offered('blue', 'recover');
    };
    expect([offered(at(0, 9), 0, 1), offered(at(0, 9), 1, 1), offered(at(0, 8), 0, 1), offered(at(0, 9), 0, 2)]).toEqual([
      ['short'],
      [],
      [],
      [],
    ]);
  });
});

describe('the captain', () => {
  const answer = (game: ReturnType<typeof decks>) => {
    const question = game.question('blue');
    const { verb, target } = captain.sit().decide({
      side: 'blue',
      data: game.data,
      question,
      view: () => view(game.state, 'blue', game.data),
      chance: () => 0,
    });
    return [verb, target];
  };

  test('GF-9.4.2 goes for a ship that he can hurt, and drops what he has', () => {
    const game = decks();
    aloft(game, 'short', at(0, 3));
    game.run(flying);
    expect(answer(game)).toEqual(['fly', ['short', 1, at(0, 0)]]);
    game.play('blue', 'fly', ['short', 1, at(0, 0)]).run(airAttacks);
    expect(answer(game)).toEqual(['attack', ['short', 'bombs', 'moltke']]);
  });

  test('GF-9.3.1 stops a ship that has seaplanes to hoist out, until they are out', () => {
    const game = decks().run(individualOrders);
    expect(answer(game)).toEqual(['order', ['engadine']]);
    aloft(game, 'short', at(0, 5));
    expect(answer(game.run(individualOrders))).toEqual(['done', undefined]);
  });

  test('GF-9.3.1 brings home what has nothing left to drop', () => {
    const game = decks();
    aloft(game, 'short', at(0, 7), { bombs: 0 });
    game.run(flying);
    expect(answer(game)).toEqual(['fly', ['short', 0, at(0, 9)]]);
    game.play('blue', 'fly', ['short', 0, at(0, 9)]).run(aeroplanes);
    expect(answer(game)).toEqual(['recover', 'short']);
  });
});

const ruleset: Ruleset<Kind> = grandFleets;

const played = (scenario: string, aircraft: 'on' | 'off', players: 'captains' | 'random') => {
  const game = new Game(ruleset, { scenario, options: { aircraft }, seed: `${scenario} ${players}`, dice: 'fast' }, { log: true });
  const bot = players === 'random' ? randomBot : bestBot(ruleset);
  const seats = new Map(ruleset.sides.map((side) => [side, new SeatedBot(game, side, bot)]));
  const chance = chanceFrom('players');
  while (!game.finished) {
    const [question] = game.questions;
    const refusal = question && seats.get(question.side)?.answer(chance);
    if (refusal) throw new Error(refusal.words);
  }
  return game;
};

const typesIn = ({ log }: ReturnType<typeof played>): Set<string> =>
  new Set(log.flatMap(({ what }) => ('event' in what ? [what.event.type] : [])));

describe('whole games', () => {
  test.each(['captains', 'random'] as const)('GF-9 a zeppelin over the Dogger Bank breaks no law (%s)', (players) => {
    const game = played('dogger-bank', 'on', players);
    expect(ruleset.laws(game.state, game.data)).toEqual([]);
    expect(typesIn(game)).toContain('in-sight');
  });

  test('GF-9 the captain flies what he has', () => {
    const told = typesIn(played('river-plate', 'on', 'captains'));
    for (const type of ['took-off', 'flew']) expect(told).toContain(type);
  });

  test('GF-9 every verb has reasons, and odds where dice follow', () => {
    expect(unexplained(ruleset)).toEqual([]);
    const faults = faultsInPlay(ruleset, { scenario: 'river-plate', options: { aircraft: 'on' }, seed: 'air' });
    expect(faults.filter((fault) => /^(flight|air-attacks|aeroplanes):/.test(fault))).toEqual([]);
  });

  test('GF-9 what a side imagines looks as the true game does', () => {
    const looked = lookThrough({
      ruleset,
      scenario: 'river-plate',
      options: { aircraft: 'on' },
      seed: 'air',
      players: 'random',
      every: 7,
      draws: 1,
    });
    expect(looked.playouts).toBeGreaterThan(5);
  });
});
