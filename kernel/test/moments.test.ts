/** What a viewer can count, and what it may not: the orders of others, where they are hidden. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../index.ts';
import { ApartDice, Game, momentsOf, numbered, recordOf, type Settings, seen, stepsOf } from '../index.ts';
import { type Hunt, hunt, patrolMoves, raiderOrders } from './hunt.ts';
import { toy } from './toy.ts';

const { sequence } = stepsOf<Hunt>();

const SETTINGS: Settings = { scenario: 'short', options: {}, seed: 'moments', dice: 'fast' };
const KEEPING = { log: true, undo: true, chain: true } as const;

const inOpenGame = () => new Game(toy, SETTINGS, KEEPING);
const inHunt = () => new Game(hunt, SETTINGS, KEEPING, () => new ApartDice('hunt', { search: { face: 1 }, raid: { face: 1 } }));

const order = (side: string, verb: string, target?: Command['target']): Command =>
  target === undefined ? { side, verb } : { side, verb, target };

function give<G extends { apply(command: Command): unknown }>(game: G, ...commands: Command[]): G {
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
}

const patrolled = () => give(inHunt(), order('hunter', 'move', ['p1', 'east']), order('hunter', 'done'));
const steer = (to: string): Command => order('raider', 'steer', ['emden', to]);

describe('where all is open', () => {
  test('every command is a moment for everybody', () => {
    const game = give(inOpenGame(), order('red', 'bid', 1), order('blue', 'bid', 1), order('red', 'move', ['a', 1]));
    for (const viewer of ['red', 'blue', 'onlooker'] as const)
      expect([seen(game, viewer).moment, momentsOf(game, viewer)]).toEqual([3, [0, 1, 2, 3]]);
    expect(seen(game, 'blue').log.map(({ moment }) => moment)).toEqual([2, 3]);
  });

  test('but not the drafts of another side, until they are revealed', () => {
    const game = give(inOpenGame(), order('red', 'raise'), order('red', 'raise'), order('red', 'bid', 2));
    expect([seen(game, 'red').moment, seen(game, 'blue').moment, seen(game, 'onlooker').moment]).toEqual([3, 0, 0]);
    give(game, order('blue', 'raise'));
    expect([seen(game, 'red').moment, seen(game, 'blue').moment]).toEqual([3, 1]);
    expect(game.undo('blue')).toBeNull();
    expect(seen(game, 'blue').moment).toBe(0);
    give(game, order('blue', 'bid', 0));
    expect([seen(game, 'red').moment, seen(game, 'blue').moment]).toEqual([4, 4]);
  });

  test('a side that gives up while another drafts never learns that there were drafts', () => {
    const game = give(inOpenGame(), order('red', 'raise'), order('blue', 'resign'));
    expect([seen(game, 'blue').moment, recordOf(game).journal.map(({ verb }) => verb)]).toEqual([1, ['resign']]);
  });
});

describe('where orders are hidden', () => {
  test('a side counts its own commands, and those that it could read something of', () => {
    const game = give(patrolled(), steer('east'), steer('north'), order('raider', 'done'));
    expect([seen(game, 'hunter').moment, seen(game, 'raider').moment, seen(game, 'onlooker').moment]).toEqual([2, 4, 1]);
    expect(momentsOf(game, 'hunter')).toEqual([0, 1, 2, 2, 2, 2]);
  });

  test('all that a side could read between two commands of its own is one moment, whatever else was done between', () => {
    const prizes = (...answers: string[]) => {
      const dice = () => new ApartDice('hunt', { search: { face: 1 }, raid: { face: 6 } });
      const game = give(new Game(hunt, SETTINGS, KEEPING, dice), order('hunter', 'done'), order('raider', 'done'), order('hunter', 'done'));
      give(game, order('raider', 'name', 'emden'), order('raider', 'name', 'ayesha'), order('raider', 'done'));
      return JSON.stringify(seen(give(game, ...answers.map((verb) => order('raider', verb))), 'hunter'));
    };
    expect(prizes('sink', 'keep')).toBe(prizes('keep', 'sink'));
    expect(prizes('sink', 'sink')).not.toBe(prizes('keep', 'sink'));
    const game = give(patrolled(), order('raider', 'done'), order('hunter', 'done'), order('raider', 'done'));
    expect(momentsOf(give(game, order('hunter', 'move', ['p1', 'east'])), 'raider')).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test('what others do before and after a command of its own is two moments, in one pass too', () => {
    const flow = numbered(sequence('watch', 'HU-0', [patrolMoves, raiderOrders, patrolMoves]));
    const game = new Game({ ...hunt, flow }, SETTINGS, KEEPING);
    give(game, order('hunter', 'move', ['p1', 'east']), order('hunter', 'done'), order('raider', 'done'));
    expect(momentsOf(give(game, order('hunter', 'move', ['p2', 'east'])), 'raider')).toEqual([0, 1, 1, 2, 3]);
  });

  test('an onlooker counts one moment for all that is read in a pass, the first not excepted', () => {
    const game = give(inHunt(), order('hunter', 'move', ['p1', 'east']), order('hunter', 'move', ['p2', 'west']));
    expect(momentsOf(game, 'onlooker')).toEqual([0, 1, 1]);
  });

  test('what ends a pass belongs to it, in an onlooker’s eyes', () => {
    const dice = () => new ApartDice('hunt', { raid: { face: 6 } });
    const game = give(new Game(hunt, SETTINGS, KEEPING, dice), order('hunter', 'move', ['p1', 'east']), order('hunter', 'done'));
    give(game, order('raider', 'done'), order('hunter', 'done'), order('raider', 'name', 'emden'), order('raider', 'done'));
    give(game, order('raider', 'sink'), order('hunter', 'move', ['p1', 'west']));
    expect(momentsOf(game, 'onlooker')).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 2]);
  });

  test('the log is numbered for its reader', () => {
    const game = give(patrolled(), steer('east'), steer('north'), order('raider', 'done'));
    give(game, order('raider', 'name', 'emden'), order('raider', 'done'), order('hunter', 'name', 'p1'), order('hunter', 'done'));
    expect(seen(game, 'hunter').log.map(({ moment }) => moment)).toEqual([0, 1, 5, 5]);
    expect(seen(game, 'raider').log.map(({ moment }) => moment)).toEqual([0, 0, 1, 6, 6, 6]);
  });

  test('once the game is over every command counts', () => {
    const game = give(patrolled(), steer('east'), steer('north'), order('hunter', 'resign'));
    expect([seen(game, 'hunter').moment, seen(game, 'onlooker').moment]).toEqual([5, 5]);
  });

  test('nobody hears who must answer, nor under which rule', () => {
    const refusal = { code: 'not-asked', words: 'hunter is not asked now', rule: 'HU-0' };
    const game = patrolled();
    expect([game.whyNot(order('hunter', 'done')), game.apply(order('hunter', 'done'))]).toEqual([refusal, refusal]);
    expect(game.undo('hunter')).toMatchObject({ code: 'no-undo', rule: 'HU-0' });
  });

  test('undo goes back within a question, and never over its end, whether dice fell behind it or not', () => {
    const game = give(inHunt(), order('hunter', 'move', ['p1', 'east']));
    expect(game.canUndo('hunter')).toBe(true);
    give(game, order('hunter', 'done'));
    expect([game.canUndo('hunter'), game.undo('hunter')?.code]).toEqual([false, 'no-undo']);
    const { orders: _, ...open } = hunt;
    const known = give(new Game(open, SETTINGS, KEEPING), order('hunter', 'move', ['p1', 'east']), order('hunter', 'done'));
    expect(known.canUndo('hunter')).toBe(true);
  });
});

describe('a batch', () => {
  const ready = () => give(patrolled(), order('raider', 'done'), order('raider', 'done'));
  const nonsense = order('hunter', 'move', ['p1', 'nowhere']);

  test('that fails is taken back as far as undo would reach', () => {
    const game = ready();
    const before = game.hash();
    expect(game.applyAll([order('hunter', 'name', 'p1'), nonsense])).toMatchObject({ code: 'unknown-verb' });
    expect([game.hash(), game.canUndo('hunter')]).toEqual([before, false]);
  });

  test('is no way to look at the dice: what they have decided stands', () => {
    const game = ready();
    expect(game.applyAll([order('hunter', 'name', 'p1'), order('hunter', 'done'), nonsense])).toMatchObject({ code: 'not-offered' });
    expect(
      game.commands
        .filter(({ side }) => side === 'hunter')
        .slice(-2)
        .map(({ verb }) => verb),
    ).toEqual(['name', 'done']);
    expect(seen(game, 'hunter').log.some(({ roll }) => roll?.title === 'Search')).toBe(true);
  });
});

test('another game that begins as this one did has the same dice', () => {
  const game = patrolled();
  const twin = give(game.again(KEEPING), ...game.commands);
  expect(twin.checkpoint()).toEqual(game.checkpoint());
});

describe('what was taken back is cut off', () => {
  test('and what follows is counted as if it had never been', () => {
    const first = order('hunter', 'move', ['p1', 'east']);
    const game = give(inHunt(), first, order('hunter', 'move', ['p2', 'south']));
    expect(momentsOf(game, 'raider')).toHaveLength(3);
    expect(game.undo('hunter')).toBeNull();
    expect(momentsOf(game, 'raider')).toEqual(momentsOf(give(inHunt(), first), 'raider'));
  });

  test('and what follows is read as if it had never been', () => {
    const game = give(inOpenGame(), order('red', 'bid', 1), order('blue', 'bid', 1), order('red', 'move', ['a', 1]));
    expect(seen(game, 'blue').log).toHaveLength(2);
    expect(game.undo('red')).toBeNull();
    give(game, order('red', 'done'), order('blue', 'pass'), order('red', 'bid', 1), order('blue', 'bid', 1));
    const whole = seen(game, 'blue').log;
    for (let from = 1; from <= whole.length; from++) expect(seen(game, 'blue', from).log).toEqual(whole.slice(from));
  });
});
