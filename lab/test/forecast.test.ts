import { describe, expect, test } from 'vitest';
import type { Command, Kind, Ruleset } from '../../kernel/index.ts';
import { Game, memoryless } from '../../kernel/index.ts';
import { hunt } from '../../kernel/test/hunt.ts';
import { type Course, marginOf } from '../forecast/courses.ts';
import { figureOf } from '../forecast/figure.ts';
import { Forecaster, horizonFor } from '../forecast/forecaster.ts';

/** Everybody stays where he is, and stands to. */
const keeper = memoryless<Kind>('keeper', '', ({ side, question }) => {
  const [id] = question.name === 'stand-to' ? question.targets('name') : [];
  return id === undefined ? { side, verb: question.has('done') ? 'done' : 'sink' } : { side, verb: 'name', target: id };
});

const keepers: Ruleset<Kind> = { ...hunt, bots: [keeper] };
const settings = { scenario: 'short', options: {}, seed: 'forecast', dice: 'fast' } as const;

const played = (ruleset: Ruleset<Kind>, commands: readonly Command[]): Game<Kind> => {
  const game = new Game(ruleset, settings);
  for (const command of commands) expect(game.apply(command)).toBeNull();
  return game;
};

/** Where the hunter may send his patrols. */
const asked = (ruleset = keepers): Game<Kind> => played(ruleset, []);

const forecastOf = (game: Game<Kind>, side = 'hunter', games = 12) => {
  const forecaster = new Forecaster(game, side, games);
  forecaster.work();
  return forecaster.forecast();
};

test('a mean, and the error that it is known with', () => {
  expect(figureOf([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
  expect(figureOf([3])).toEqual({ mean: 3, error: 0 });
  expect(figureOf([])).toEqual({ mean: 0, error: 0 });
});

test('games are played from every answer that ends the question, and as the captain would go on', () => {
  const forecast = forecastOf(asked());
  expect(forecast.prospects.map(({ label }) => label)).toEqual(['Done', null]);
  expect(forecast).toMatchObject({ horizon: 'to the end of the game', games: 12, of: 12 });
  expect(forecast.prospects[0]?.points.mean).not.toBe(0);
});

test('the same position and the same luck: two ways to do the same come to the same, game by game', () => {
  const { prospects, margin } = forecastOf(asked());
  expect({ ...prospects[1], label: 'Done' }).toEqual(prospects[0]);
  expect(margin).toMatchObject({ by: { mean: 0, error: 0 }, isClear: false });
});

const course = (points: readonly number[], won: number | null = null): Course => ({
  answer: null,
  label: null,
  outcomes: points.map((each) => ({ won, points: each, lost: 0, sunk: 0 })),
});

test('games of equal luck are held against each other: a small lead is clear though luck is great', () => {
  const margin = marginOf([course([-30, 10, 40, 0]), course([-28, 12, 43, 1])], 4);
  expect(margin).toMatchObject({ best: 1, next: 0, in: 'points', by: { mean: 2 }, isClear: true });
  expect(marginOf([course([-30, 10, 40, 0]), course([43, -28, 1, 12])], 4)).toMatchObject({ best: 1, by: { mean: 2 }, isClear: false });
});

test('to win counts before points', () => {
  expect(marginOf([course([9, 9], 0), course([1, 1], 1)], 2)).toMatchObject({ best: 1, in: 'won', by: { mean: 1 } });
  expect(marginOf([course([9, 9], 1), course([1, 1], 1)], 2)).toMatchObject({ best: 0, in: 'points', by: { mean: 8 } });
  expect(marginOf([course([9, 9], 1)], 2)).toBeNull();
});

test('in slices it comes to the same as in one go, and says how far it is', () => {
  const forecaster = new Forecaster(asked(), 'hunter', 12);
  const games = new Set<number>();
  while (forecaster.work(() => true)) games.add(forecaster.forecast().games);
  expect([...games]).toEqual(Array.from({ length: 13 }, (_, number) => number).slice(0, games.size));
  expect(games.size).toBeGreaterThan(10);
  expect(forecaster.forecast()).toEqual(forecastOf(asked()));
});

test('a horizon before the end of the game: nothing beyond it counts, and nobody has won yet', () => {
  const { prospects, horizon } = forecastOf(asked({ ...keepers, horizon: () => ({ words: 'for a moment', isReached: () => true }) }));
  expect([horizon, prospects[0]?.won, prospects[0]?.points]).toEqual(['for a moment', null, { mean: 0, error: 0 }]);
});

test('there is none where nothing is asked, or nothing is worth it', () => {
  expect(horizonFor(asked(), 'raider')).toBeNull();
  expect(horizonFor(played(keepers, [{ side: 'hunter', verb: 'done' }]), 'raider')).toBeNull();
  expect(() => new Forecaster(asked(), 'raider')).toThrow('no forecast');
});

describe('of what the side does not know nothing comes through', () => {
  /** The raiders have been about, and the hunter has seen nothing of it. */
  const roved = (ruleset: Ruleset<Kind>, steered: readonly Command[]): Game<Kind> =>
    played(ruleset, [
      { side: 'hunter', verb: 'done' },
      ...steered,
      { side: 'raider', verb: 'done' },
      { side: 'hunter', verb: 'done' },
      { side: 'raider', verb: 'done' },
    ]);
  const north: readonly Command[] = ['emden', 'ayesha'].map((id) => ({ side: 'raider', verb: 'steer', target: [id, 'north'] }));

  test('two games that look alike have one forecast', () => {
    const [here, there] = [roved(keepers, []), roved(keepers, north)];
    expect(here.state).not.toEqual(there.state);
    expect(here.view('hunter')).toEqual(there.view('hunter'));
    expect(forecastOf(there)).toEqual(forecastOf(here));
  });

  test('one that peeps is found out', () => {
    const peeping = (steered: readonly Command[]) => {
      const truth = (): Kind['state'] => roved(keepers, steered).state;
      return forecastOf(roved({ ...keepers, imagine: truth }, steered));
    };
    expect(peeping(north)).not.toEqual(peeping([]));
  });

  test('the true game stays as it is', () => {
    const game = asked();
    const before = JSON.stringify([game.play.position, game.play.changes]);
    forecastOf(game);
    expect(JSON.stringify([game.play.position, game.play.changes])).toBe(before);
  });
});
