/** How long a bot takes over a turn. */
import { bestBot, chanceFrom, SeatedBot } from '../../bots/index.ts';
import type { Kind, Ruleset, Settings } from '../../kernel/index.ts';
import { Game } from '../../kernel/index.ts';
import { busy } from './timing.ts';

export interface Turns {
  /** Of processor time, for all that one side answers in a turn and what the rules make of it. */
  readonly medianMilliseconds: number;
  readonly longestMilliseconds: number;
}

/** Of one game by the best bot on all sides. */
export function turnsOf(ruleset: Ruleset<Kind>, settings: Settings): Turns {
  const game = new Game(ruleset, settings);
  const seats = new Map(
    ruleset.sides.map((side) => {
      const seat = new SeatedBot(game, side, bestBot(ruleset));
      return [side, { seat, chance: chanceFrom(`bot ${settings.seed} ${side}`) }];
    }),
  );
  const turns = new Map<string, number>();
  for (let [question] = game.questions; question; [question] = game.questions) {
    const { side } = question;
    const turn = `${side} ${game.play.pass}`;
    const player = seats.get(side);
    const before = busy();
    const refusal = player?.seat.answer(player.chance);
    if (refusal) throw new Error(refusal.words);
    turns.set(turn, (turns.get(turn) ?? 0) + busy() - before);
  }
  const taken = [...turns.values()].sort((a, b) => a - b);
  return { medianMilliseconds: taken[taken.length >> 1] ?? 0, longestMilliseconds: taken.at(-1) ?? 0 };
}
