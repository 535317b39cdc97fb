/** What a run of games came to, in counts that can be added up in any order and sent between threads. */
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
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({ endings: new Map(), winners: new Map(), scores: new Map(), lengths: new Map(), failures: [] });

const count = <V>(counts: Counts<V>, value: V, times = 1): void => void counts.set(value, (counts.get(value) ?? 0) + times);

export function addGame(tally: Tally, number: number, seed: string, { game, failure }: Played): void {
  const commands = game?.commands.length ?? 0;
  count(tally.lengths, commands);
  if (failure !== null) tally.failures.push({ game: number, seed, error: failure, command: commands });
  else if (game?.ending) {
    count(tally.endings, game.ending.result);
    if (game.ending.winner !== null) count(tally.winners, game.ending.winner);
    count(tally.scores, game.ending.score);
  }
}

/** Adds up partial results, given in the order of their games. */
export function mergeTallies(parts: readonly Tally[]): Tally {
  const whole = emptyTally();
  for (const part of parts) {
    addCounts(whole.endings, part.endings);
    addCounts(whole.winners, part.winners);
    addCounts(whole.scores, part.scores);
    addCounts(whole.lengths, part.lengths);
    whole.failures.push(...part.failures);
  }
  return whole;
}

function addCounts<V>(into: Counts<V>, from: Counts<V>): void {
  for (const [value, times] of from) count(into, value, times);
}
