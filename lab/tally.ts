/** What a run of games came to, in counts that can be added up in any order and sent between threads. */
import type { Reckoning } from '../kernel/index.ts';
import type { Played } from './play-game.ts';

export interface Failure {
  /** The game's number in the run, from 1, and the seed that brings it back. */
  readonly game: number;
  readonly seed: string;
  readonly error: string;
  /** How many commands had been taken. */
  readonly command: number;
}

/** How often each value came. */
export type Counts<V> = Map<V, number>;

export interface Tally {
  readonly endings: Counts<string>;
  /** By side; games that nobody won are in none. */
  readonly winners: Counts<string>;
  readonly scores: Counts<number>;
  readonly lengths: Counts<number>;
  /** In how many games each thing came about, and the figures of each name. */
  readonly came: Counts<string>;
  readonly figures: Map<string, Counts<number>>;
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({
  endings: new Map(),
  winners: new Map(),
  scores: new Map(),
  lengths: new Map(),
  came: new Map(),
  figures: new Map(),
  failures: [],
});

const count = <V>(counts: Counts<V>, value: V, times = 1): void => void counts.set(value, (counts.get(value) ?? 0) + times);

export function addGame(tally: Tally, number: number, seed: string, { game, failure }: Played): void {
  const commands = game?.commands.length ?? 0;
  count(tally.lengths, commands);
  if (failure !== null) tally.failures.push({ game: number, seed, error: failure, command: commands });
  else if (game?.ending) {
    count(tally.endings, game.ending.result);
    if (game.ending.winner !== null) count(tally.winners, game.ending.winner);
    count(tally.scores, game.ending.score);
    const reckoning = game.ruleset.reckoning?.(game.state, game.data);
    if (reckoning) addReckoning(tally, reckoning);
  }
}

function addReckoning({ came, figures }: Tally, reckoning: Reckoning): void {
  for (const thing of new Set(reckoning.came)) count(came, thing);
  for (const [name, value] of Object.entries(reckoning.figures)) count(countsOf(figures, name), value);
}

function countsOf(figures: Tally['figures'], name: string): Counts<number> {
  const counts = figures.get(name) ?? new Map<number, number>();
  figures.set(name, counts);
  return counts;
}

/** Adds up partial results, given in the order of their games. */
export function mergeTallies(parts: readonly Tally[]): Tally {
  const whole = emptyTally();
  for (const part of parts) {
    addCounts(whole.endings, part.endings);
    addCounts(whole.winners, part.winners);
    addCounts(whole.scores, part.scores);
    addCounts(whole.lengths, part.lengths);
    addCounts(whole.came, part.came);
    for (const [name, counts] of part.figures) addCounts(countsOf(whole.figures, name), counts);
    whole.failures.push(...part.failures);
  }
  return whole;
}

function addCounts<V>(into: Counts<V>, from: Counts<V>): void {
  for (const [value, times] of from) count(into, value, times);
}
