/** The captain: it answers whatever it is asked, always alike, and from the view alone. */
import { describe, expect, test } from 'vitest';
import type { Asked, Command, Options, Player } from '../../../kernel/index.ts';
import { anyAnswer } from '../../../kernel/index.ts';
import { playedOut } from '../../../test/playing-out.ts';
import { captain, reachOf } from '../bot/index.ts';
import { preyOf } from '../bot/prey.ts';
import { BUILT_IN, distance } from '../data/data.ts';
import { cruiserWarfare } from '../index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { moveFleets } from '../rules/movement.ts';
import { allOrders } from '../rules/orders.ts';
import { prizes } from '../rules/prizes.ts';
import { search } from '../rules/search.ts';
import type { TestTable } from './table.ts';
import { table } from './table.ts';

type Asking = Asked<CruiserWarfare>;
type Captain = Player<CruiserWarfare>;

const playOut = (seed: string, sit: () => Captain, { scenario = 'campaign', options = { combat: 'basic' } as Options } = {}) =>
  playedOut(cruiserWarfare, { scenario, options, seed }, sit);

/** A captain who sits down anew for every question. */
const forgetful = (): Captain => ({ decide: (asked) => captain.sit().decide(asked) });

/** One campaign by the captain, with which others are compared. */
const commandsGiven = (() => {
  let given: readonly Command[] | undefined;
  return (): readonly Command[] => (given ??= playOut('alike', captain.sit).commands);
})();

describe('the captain of Cruiser Warfare', { timeout: 120_000 }, () => {
  test('fights on the tactical map too, in the campaign and in a battle of history', () => {
    expect(playOut('map', captain.sit, { options: {} }).questions).toContain('move');
    expect(playOut('coronel', captain.sit, { scenario: 'coronel', options: {} }).result).not.toBe('');
  });

  test('answers alike whenever it is asked alike, and forgetting changes nothing', () => {
    expect(playOut('alike', captain.sit).commands).toEqual(commandsGiven());
    expect(playOut('alike', forgetful).commands).toEqual(commandsGiven());
  });

  test('takes up a decision that somebody else began', () => {
    let turn = 0;
    const meddled = (asked: Asking): Command => {
      const { question } = asked;
      return ++turn % 3 === 0 ? anyAnswer(question, (of) => turn % of) : captain.sit().decide(asked);
    };
    const { result } = playOut('staff', () => ({ decide: meddled }));
    expect(result).not.toBe('');
  });

  test('sees the view and nothing else', () => {
    const blinkered = ({ side, data, question, view, chance }: Asking): Asking => {
      const seen = structuredClone(view());
      // To say why goes one way, and changes nothing.
      const only = { side, data, question, view: () => seen, chance, because: () => {} };
      return new Proxy(only, {
        get: (target, key) => {
          if (key === 'side' || key === 'data' || key === 'question' || key === 'view' || key === 'chance' || key === 'because')
            return target[key];
          throw new Error(`the captain looked at ${String(key)}`);
        },
      });
    };
    const sit = (): Captain => {
      const player = captain.sit();
      return { decide: (asked) => player.decide(blinkered(asked)) };
    };
    expect(playOut('alike', sit).commands).toEqual(commandsGiven());
  });
});

/** What the captain answers to the question that is open at a table. */
function answer(game: TestTable, side: 'allied' | 'central'): Command {
  return captain.sit().decide({ side, question: game.question(side), data: game.data, view: () => game.view(side), chance: () => 0 });
}

describe('the raider', () => {
  test('coals where there is coal before her bunkers are empty', () => {
    const game = table().fleet('central', 'caroline-islands', ['emden'], { hidden: true }).fuel('emden', 4).run(allOrders);
    game.play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'plot', target: ['emden', 'coal'] });
  });

  test('does not go where a squadron lies in wait', () => {
    const squadron = ['minotaur', 'hampshire', 'defence', 'warrior'];
    const waiting = table()
      .fleet('central', 'chagos-islands', ['emden'], { hidden: true })
      .fleet('allied', 'bay-of-bengal', squadron, { post: 'station' })
      .fleet('allied', 'bay-of-bengal', ['dartmouth']);
    const empty = table().fleet('central', 'chagos-islands', ['emden'], { hidden: true });
    for (const game of [waiting, empty]) game.run(allOrders).play('allied', 'done');
    expect(answer(empty, 'central')).toMatchObject({ target: ['emden', 'bay-of-bengal'] });
    expect(answer(waiting, 'central')).not.toMatchObject({ target: ['emden', 'bay-of-bengal'] });
  });

  test('hides whenever she may, and sinks her prizes', () => {
    const game = table().fleet('central', 'yellow-sea', ['emden'], { order: { act: 'move', to: 'philippine-sea' } });
    game.run(moveFleets).play('allied', 'done');
    expect(answer(game, 'central')).toMatchObject({ verb: 'hide', target: 'emden' });
    game.play('central', 'done');
    const rich = table({ spoils: [{ fleet: 'emden', prizes: 1 }] }).fleet('central', 'bay-of-bengal', ['emden']);
    expect(answer(rich.run(prizes), 'central')).toMatchObject({ verb: 'keep', target: 0 });
  });
});

describe('the hunter', () => {
  test('goes where a raider was seen, or else where the trade is', () => {
    const seen = table().fleet('allied', 'timor-sea', ['sydney']).fleet('central', 'coral-sea', ['emden']).run(moveFleets);
    expect(answer(seen, 'allied')).toMatchObject({ verb: 'move', target: ['sydney', 'coral-sea'] });
    const quiet = table().fleet('allied', 'mozambique-channel', ['weymouth']).run(moveFleets);
    expect(answer(quiet, 'allied')).toMatchObject({ verb: 'move', target: ['weymouth', 'arabian-sea'] });
  });

  test('looks for a raider, and a weak ship lets Spee go by', () => {
    const light = table().fleet('allied', 'coronel', ['glasgow']).fleet('central', 'coronel', ['leipzig']).run(search);
    expect(answer(light, 'allied')).toMatchObject({ verb: 'search', target: 'glasgow' });
    const heavy = table()
      .fleet('allied', 'coronel', ['glasgow'])
      .fleet('central', 'coronel', ['scharnhorst', 'gneisenau'], { token: 'spee' });
    heavy.state.known.allied.push({ token: 'spee', ships: ['scharnhorst', 'gneisenau'], turn: 2 });
    expect(answer(heavy.run(search), 'allied')).toMatchObject({ verb: 'done' });
  });
});

describe('where a raider can be by now', () => {
  const lost = (turn: number) => {
    const game = table({ turn }).fleet('central', 'coronel', ['scharnhorst'], { hidden: true });
    game.state.known.allied.push({ token: 'spee', ships: ['scharnhorst'], turn: 2 });
    game.state.lastSeen.push({ token: 'emden', side: 'central', area: 'bay-of-bengal', turn: 3 });
    return game;
  };

  test('one area farther every turn, and likeliest where the trade is', () => {
    const [reach] = reachOf(BUILT_IN, lost(5).view('allied'));
    const weights = [...(reach?.weights ?? [])];
    expect(Math.max(...weights.map(([area]) => distance(BUILT_IN, area, 'bay-of-bengal')))).toBe(2);
    expect(weights.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThan(1);
    const [soon] = reachOf(BUILT_IN, lost(4).view('allied'));
    expect(soon?.weights.get('arabian-sea')).toBeGreaterThan(soon?.weights.get('cocos-island') ?? 1);
  });

  test('less where one of ours has looked in vain', () => {
    const watched = lost(5).fleet('allied', 'arabian-sea', ['fox'], { movedIn: 3 });
    const there = (game: TestTable): number => reachOf(BUILT_IN, game.view('allied'))[0]?.weights.get('arabian-sea') ?? 0;
    expect(there(watched)).toBeLessThan(there(lost(5)));
  });

  test('a marker that comes into sight where she could be is taken to be her', () => {
    expect(reachOf(BUILT_IN, lost(5).fleet('central', 'chagos-islands', ['emden']).view('allied'))).toEqual([]);
    expect(reachOf(BUILT_IN, lost(5).fleet('central', 'coronel', ['leipzig']).view('allied'))).toHaveLength(1);
  });

  test('Spee remains Spee out of sight, and so does the next marker that can be his', () => {
    const gone = table({ turn: 4 }).fleet('central', 'samoa', ['scharnhorst'], { hidden: true });
    gone.state.known.allied.push({ token: 'spee', ships: ['scharnhorst'], turn: 3 });
    gone.state.lastSeen.push({ token: 'spee', side: 'central', area: 'coral-sea', turn: 3 });
    expect(reachOf(BUILT_IN, gone.view('allied'))).toMatchObject([{ token: 'spee', isSpee: true }]);
    expect(preyOf(BUILT_IN, gone.fleet('central', 'samoa', ['emden']).view('allied'), false).heavy.get('samoa')).toBe(1);
  });

  test('Spee begins out of sight, among the islands', () => {
    const [reach] = reachOf(BUILT_IN, table({ turn: 1 }).fleet('central', 'solomons', ['scharnhorst'], { hidden: true }).view('allied'));
    expect(reach).toMatchObject({ token: '', turn: 0 });
    expect([...(reach?.weights.keys() ?? [])]).toContain('solomons');
  });
});
