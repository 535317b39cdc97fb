/** How long it takes to show a side what one command has led to. */
import type { GameRecord, Kind, Ruleset } from '../../kernel/index.ts';
import { Game, seen } from '../../kernel/index.ts';
import type { Spread } from '../../lab/index.ts';
import { spreadOf } from '../../lab/index.ts';

/** The whole game is shown so many times; of each command the best time counts, for whatever else took longer was not ours. */
const TIMES = 4;

/** Microseconds, over all commands of a game. */
export function showing(ruleset: Ruleset<Kind>, record: GameRecord): Pick<Spread, 'median' | 'p95'> {
  const best: number[] = [];
  for (let time = 0; time < TIMES; time++)
    shownThrough(ruleset, record).forEach((microseconds, command) => {
      best[command] = Math.min(best[command] ?? Number.POSITIVE_INFINITY, microseconds);
    });
  const counts = new Map<number, number>();
  for (const microseconds of best) counts.set(microseconds, (counts.get(microseconds) ?? 0) + 1);
  return spreadOf(counts) ?? { median: Number.NaN, p95: Number.NaN };
}

/** After each command whoever is asked next is shown all but the lines of the log that it has read. */
function shownThrough(ruleset: Ruleset<Kind>, record: GameRecord): number[] {
  const game = new Game(ruleset, record, { log: true, undo: true });
  const read = new Map<string, number>();
  return record.journal.map((command) => {
    game.apply(command);
    const side = game.questions[0]?.side ?? ruleset.sides[0] ?? 'onlooker';
    const from = read.get(side) ?? 0;
    const start = performance.now();
    const { log } = seen(game, side, from);
    const microseconds = (performance.now() - start) * 1000;
    read.set(side, from + log.length);
    return microseconds;
  });
}
