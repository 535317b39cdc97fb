/** The account of a simulation: what was asked, how fast it went, and what came of it. */
import type { Plan } from './simulate.ts';
import type { Spread } from './spread.ts';
import { spreadOf } from './spread.ts';
import type { Counts, Failure, Tally } from './tally.ts';

export interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The data pack that was played with, if any. */
  readonly pack?: unknown;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly commands: number;
  readonly commandsPerSecond: number;
  /** How often each ending came, how often each side won, and how the scores are spread. */
  readonly results: {
    readonly endings: Readonly<Record<string, number>>;
    readonly winners: Readonly<Record<string, number>>;
    readonly score: Spread | null;
    /** In how many games each thing came about, the commonest first; and how figures such as points are spread. */
    readonly came: Readonly<Record<string, number>>;
    readonly figures: Readonly<Record<string, Spread>>;
  };
  /** How long the games were, in commands. */
  readonly lengths: Pick<Spread, 'min' | 'median' | 'mean' | 'max'> | null;
  readonly failures: readonly Failure[];
}

export function reportOf(plan: Plan, games: number, workers: number, seconds: number, tally: Tally): Report {
  const commands = [...tally.lengths].reduce((sum, [length, times]) => sum + length * times, 0);
  return {
    game: plan.game,
    scenario: plan.scenario,
    options: plan.options,
    ...(plan.pack === undefined ? {} : { pack: plan.pack }),
    bots: plan.bots,
    games,
    seed: plan.seed,
    workers,
    seconds: rounded(seconds, 3),
    gamesPerSecond: rounded(games / seconds, 1),
    commands,
    commandsPerSecond: Math.round(commands / seconds),
    results: {
      endings: commonestFirst(tally.endings),
      winners: commonestFirst(tally.winners),
      score: spreadOf(tally.scores),
      came: commonestFirst(tally.came),
      figures: spreadsOf(tally.figures),
    },
    lengths: lengthsOf(tally),
    failures: tally.failures,
  };
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places));

const commonestFirst = (counts: Counts<string>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));

const spreadsOf = (figures: Tally['figures']): Record<string, Spread> =>
  Object.fromEntries(
    [...figures].flatMap(([name, counts]) => {
      const spread = spreadOf(counts);
      return spread ? [[name, spread] as const] : [];
    }),
  );

function lengthsOf({ lengths }: Tally): Report['lengths'] {
  const spread = spreadOf(lengths);
  return spread && { min: spread.min, median: spread.median, mean: spread.mean, max: spread.max };
}
