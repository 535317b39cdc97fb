/** How fast a bot imagines the games it could be in for all it knows, and plays them out. */
import type { Chance, Game, Imagined, Kind } from '../../kernel/index.ts';
import { anyAnswer, FastDice, imagined, playOn } from '../../kernel/index.ts';
import { perSecond } from './timing.ts';

export interface Imagining {
  readonly positionsPerSecond: number;
  /** From an imagined position to the end, by random picks. */
  readonly playoutsPerSecond: number;
}

/** At moments of a game, by whoever is asked; null for a game that cannot be imagined. */
export function imagining(moments: readonly Game<Kind>[]): Imagining | null {
  const luck = new FastDice('imagining');
  const chance: Chance = (of) => luck.draw(of);
  const draws = moments.flatMap((game) => {
    const [question] = game.questions;
    if (!question || !game.ruleset.imagine) return [];
    const view = game.view(question.side);
    return [() => imagined(game, question.side, chance, luck, view)];
  });
  if (draws.length === 0) return null;
  return {
    positionsPerSecond: Math.round(perSecond(() => draws.filter((draw) => draw() !== null).length)),
    playoutsPerSecond: perSecond(() => playOut(draws[chance(draws.length)]?.() ?? null, chance)),
  };
}

function playOut(game: Imagined<Kind> | null, chance: Chance): number {
  while (game && !game.finished) {
    const [question] = game.ask();
    if (!question) throw new Error('nobody is asked anything');
    playOn(game, question, anyAnswer(question, chance));
  }
  return 1;
}
