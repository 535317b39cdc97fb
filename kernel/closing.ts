/** How a game ends that its rules do not end: by the clock, or because all agree. */
import type { Command } from './command.ts';
import { DRAW, TIME_UP } from './command.ts';
import type { Game } from './game.ts';
import type { Ending, Kind } from './kind.ts';
import { sideName } from './ruleset.ts';

/** Null for what is no such end. */
export function endingBy<K extends Kind>({ ruleset, data, settings }: Game<K>, { side, verb }: Command): Ending | null {
  if (verb === DRAW) return { result: 'draw', words: 'Both sides agree on a **draw**.', winner: null, score: 0 };
  const others = ruleset.sides.filter((each) => each !== side);
  if (verb !== TIME_UP || others.length === ruleset.sides.length) return null;
  const [winner = null, another] = others;
  const words = `The time of **${sideName(ruleset, data, settings.scenario, side)}** is up.`;
  return { result: 'time', words, winner: another === undefined ? winner : null, score: 0 };
}
