/** Many games at once. Game number n of a run depends on the run's seed and n alone, so it does not matter who plays which. */
import { botForEachSide } from '../bots/index.ts';
import type { Kind, Options, Ruleset } from '../kernel/index.ts';
import { playGame } from './play-game.ts';
import type { Tally } from './tally.ts';
import { addGame, emptyTally } from './tally.ts';

/** What is simulated. Plain data, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** Figures of one's own; see `Settings`. */
  readonly pack?: unknown;
  readonly seed: string;
  /** Names of bots: one for all sides, or one for each. */
  readonly bots: readonly string[];
  readonly laws: boolean;
}

/** Games by number: from `from` up to, not including, `to`. The first game of a run is number 1. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const seedOfGame = ({ seed }: Plan, number: number): string => `${seed}/${number}`;

export function simulate(ruleset: Ruleset<Kind>, plan: Plan, { from, to }: Range): Tally {
  const { scenario, options, pack, laws } = plan;
  const bots = botForEachSide(ruleset, plan.bots);
  const tally = emptyTally();
  for (let number = from; number < to; number++) {
    const seed = seedOfGame(plan, number);
    addGame(tally, number, seed, playGame({ ruleset, settings: { scenario, options, seed, dice: 'fast', pack }, bots, laws }));
  }
  return tally;
}

/** All games of a run in pieces small enough to share out fairly and to show progress by. */
export function shareOut(games: number, workers: number): Range[] {
  const size = Math.min(500, Math.max(1, Math.ceil(games / (workers * 16))));
  const ranges: Range[] = [];
  for (let from = 1; from <= games; from += size) ranges.push({ from, to: Math.min(from + size, games + 1) });
  return ranges;
}
