import { expect, test } from 'vitest';
import { botForEachSide } from '../../bots/index.ts';
import { gameNamed } from '../../games/index.ts';
import type { Kind } from '../../kernel/index.ts';
import { memoryless, numbered, stepsOf } from '../../kernel/index.ts';
import type { Plan } from '../index.ts';
import { emptyTally, mergeTallies, playGame, reportOf, shareOut, simulate, spreadOf } from '../index.ts';

const ruleset = gameNamed('first-strike');
const plan: Plan = { game: 'first-strike', scenario: 'cuxhaven', options: {}, seed: 'lab', bots: ['random'], laws: true };
const settings = { scenario: 'cuxhaven', options: {}, seed: 'lab', dice: 'fast' } as const;

test('a run in pieces is the same as a run in one', () => {
  const whole = reportOf(plan, 40, 1, 1, simulate(ruleset, plan, { from: 1, to: 41 }));
  const pieces = shareOut(40, 3).map((range) => simulate(ruleset, plan, range));
  expect(reportOf(plan, 40, 1, 1, mergeTallies(pieces))).toEqual(whole);
  expect(whole.failures).toEqual([]);
});

test('the pieces hold every game once', () => {
  for (const [games, workers] of [
    [1, 1],
    [1, 8],
    [17, 2],
    [100_000, 4],
  ] as const) {
    const ranges = shareOut(games, workers);
    expect(ranges[0]?.from).toBe(1);
    expect(ranges.at(-1)?.to).toBe(games + 1);
    ranges.forEach(({ from }, place) => void (place > 0 && expect(from).toBe(ranges[place - 1]?.to)));
  }
});

test('means and quantiles of counted values', () => {
  const spread = spreadOf(
    new Map([
      [10, 1],
      [1, 2],
      [4, 1],
    ]),
  );
  expect(spread).toEqual({ mean: 4, min: 1, p5: 1, p25: 1, median: 1, p75: 4, p95: 10, max: 10 });
  expect(spreadOf(new Map())).toBeNull();
});

test('a bot that asks for the impossible is a failure, not an end of the run', () => {
  const fool = memoryless<Kind>('fool', '', ({ side }) => ({ side, verb: 'surrender' }));
  expect(playGame({ ruleset, settings, bots: [fool] }).failure).toMatch(/the bot 'fool' was refused: 'surrender' is no answer/);
});

test('an error in a bot or in the rules is a failure with its words', () => {
  const broken = memoryless<Kind>('broken', '', () => {
    throw new Error('out of ink');
  });
  expect(playGame({ ruleset, settings, bots: [broken] }).failure).toBe('error: out of ink');
});

test('a question without an answer is a dead end with its name', () => {
  const { decision } = stepsOf<Kind>();
  const stuck = decision<{ wait: true }>('stuck', 'XX-1', {
    who: () => ruleset.sides[0] ?? '',
    asks: () => 'Now what?',
    verbs: { wait: { of: () => false, label: () => 'wait', does: () => {} } },
  });
  const failing = { ...ruleset, flow: numbered(stuck) };
  expect(playGame({ ruleset: failing, settings, bots: botForEachSide(ruleset, ['random']) }).failure).toBe(
    `dead end: stuck offers nothing to ${ruleset.sides[0]}`,
  );
});

test('a broken law is a failure with its words', () => {
  const strict = { ...ruleset, laws: () => ['nothing may move'] };
  expect(playGame({ ruleset: strict, settings, bots: botForEachSide(ruleset, ['random']), laws: true }).failure).toBe(
    'broken law: nothing may move',
  );
});

test('failures are told with the seed that brings the game back', () => {
  const tally = mergeTallies([emptyTally(), simulate({ ...ruleset, laws: () => ['no'] }, plan, { from: 5, to: 6 })]);
  expect(tally.failures).toEqual([{ game: 5, seed: 'lab/5', error: 'broken law: no', command: 0 }]);
});

test('bots: one for all sides, or one for each, by a name that exists', () => {
  expect(botForEachSide(ruleset, ['captain']).map(({ name }) => name)).toEqual(['captain']);
  expect(() => botForEachSide(ruleset, ['nobody'])).toThrow(/no bot 'nobody'; it has random, captain/);
  expect(() => botForEachSide(ruleset, ['random', 'random'])).toThrow(/2 bots are named/);
});
