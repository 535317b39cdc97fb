/** How long a bot takes over a turn. */
import { bestBot, chanceFrom, SeatedBot } from '../../bots/index.ts';
import type { Kind, Ruleset, Settings } from '../../kernel/index.ts';
import { Game } from '../../kernel/index.ts';
import { busy } from './timing.ts';

export interface Turns {
  /** Of processor time, for all that one side answers in a turn and what the rules make of it. */
  readonly medianMilliseconds: number;
  readonly longestMilliseconds: number;
  /** The same for one question at a time, in the turn in which it took longest: the dearest first. */
  readonly questions: readonly { readonly name: string; readonly longestMilliseconds: number }[];
}

/** Times that are added up by name. */
class Sums {
  private readonly sums = new Map<string, number>();

  add(name: string, time: number): void {
    this.sums.set(name, (this.sums.get(name) ?? 0) + time);
  }

  sorted(): readonly [string, number][] {
    return [...this.sums].sort(([, one], [, other]) => one - other);
  }
}

/** Of what was asked in many turns, the dearest of each name. */
function dearest(asked: Sums): Turns['questions'] {
  const longest = new Map(asked.sorted().map(([key, time]) => [key.slice(0, key.indexOf(' ')), time]));
  return [...longest]
    .map(([name, longestMilliseconds]) => ({ name, longestMilliseconds }))
    .sort((a, b) => b.longestMilliseconds - a.longestMilliseconds);
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
  const turns = new Sums();
  const asked = new Sums();
  for (let [question] = game.questions; question; [question] = game.questions) {
    const { side, name } = question;
    const turn = `${side} ${game.play.pass}`;
    const player = seats.get(side);
    const before = busy();
    const refusal = player?.seat.answer(player.chance);
    if (refusal) throw new Error(refusal.words);
    const taken = busy() - before;
    turns.add(turn, taken);
    asked.add(`${name} ${turn}`, taken);
  }
  const taken = turns.sorted().map(([, time]) => time);
  return { medianMilliseconds: taken[taken.length >> 1] ?? 0, longestMilliseconds: taken.at(-1) ?? 0, questions: dearest(asked) };
}
