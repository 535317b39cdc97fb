/** Who plays when no person does: bots by name, one for every side. */
import { randomBot } from '../bots/random.ts';
import type { Bot, Frame, Game, Kind, Question, Refusal, Ruleset } from '../kernel/index.ts';
import { FastDice, UnknownSetting } from '../kernel/index.ts';

export interface Player {
  readonly bot: Bot<Kind>;
  /** Chance of the bot's own, apart from the dice of the game. */
  readonly chance: (of: number) => number;
  /** Where the last answer left the game; `answerFor` sees to it. */
  left?: { game: Game<Kind>; changes: number; frame: Frame | undefined };
}

export type Players = ReadonlyMap<string, Player>;

/** Every game has a random player; its own bots follow, the best last. */
export const botsOf = (ruleset: Ruleset<Kind>): readonly Bot<Kind>[] => [randomBot, ...ruleset.bots];

export const bestBot = (ruleset: Ruleset<Kind>): Bot<Kind> => ruleset.bots.at(-1) ?? randomBot;

export function botNamed(ruleset: Ruleset<Kind>, name: string): Bot<Kind> {
  const bot = botsOf(ruleset).find((each) => each.name === name);
  if (!bot) throw new UnknownSetting(`${ruleset.title} has no bot '${name}'; it has ${nameList(botsOf(ruleset))}`);
  return bot;
}

const nameList = (bots: readonly Bot<Kind>[]): string => bots.map(({ name }) => name).join(', ');

/** The bot of each side, in the order of the sides; a single name stands for all. */
export function botForEachSide(ruleset: Ruleset<Kind>, names: readonly string[]): readonly Bot<Kind>[] {
  const { sides, title } = ruleset;
  if (names.length !== 1 && names.length !== sides.length) {
    throw new UnknownSetting(
      `${names.length} bots are named, but ${title} has ${sides.length} ${sides.length === 1 ? 'side' : 'sides'} (${sides.join(', ')})`,
    );
  }
  return sides.map((_, place) => botNamed(ruleset, names[place] ?? names[0] ?? ''));
}

export const playersOf = (ruleset: Ruleset<Kind>, bots: readonly Bot<Kind>[], seed: string): Players =>
  new Map(ruleset.sides.map((side, place) => [side, playerOf(bots[place] ?? randomBot, `${seed} ${side}`)]));

export function playerOf(bot: Bot<Kind>, seed: string): Player {
  const luck = new FastDice(`bot ${seed}`);
  return { bot, chance: (of) => luck.draw(of) };
}

function lucky(seed: string) {
  const own = { luck: new FastDice(seed), chance: (of: number): number => own.luck.draw(of) };
  return own;
}

/**
 * Players at a table that may be left and taken up again: the luck of each answer follows from a seed of its own. But a bot
 * remembers by its chance what it has tried, so each keeps one chance for as long as the table stands.
 */
export class LastingPlayers {
  private readonly kept = new Map<string, { luck: FastDice; readonly chance: Player['chance'] }>();

  player(name: string, bot: Bot<Kind>, seed: string): Player {
    const own = this.kept.get(name) ?? lucky(seed);
    this.kept.set(name, own);
    own.luck = new FastDice(seed);
    return { bot, chance: own.chance };
  }
}

/** How often a side has answered. A bot's chance may count by it, and not by all commands: what others do unseen must not change it. */
export const answersOf = (game: Game<Kind>, side: string): number => {
  let answers = 0;
  for (const command of game.commands) if (command.side === side) answers++;
  return answers;
};

/** Where orders are hidden, no more is told than that the same question is put again: others may have acted unseen since any other. */
function goesOnFor(game: Game<Kind>, { left }: Player, { secret }: Question): boolean {
  if (left?.game !== game || left.changes !== game.play.changes) return false;
  return !game.isHidden || (!secret && left.frame === game.play.frames.at(-1));
}

/** Lets a bot answer what its side is asked, seeing what its side may see. */
export function answerFor(game: Game<Kind>, side: string, player: Player): Refusal | null {
  const question = game.questionFor(side);
  if (!question) return game.whyNot({ side, verb: '' });
  const { bot, chance } = player;
  const goesOn = goesOnFor(game, player, question);
  const refusal = game.apply(bot.decide({ side, question, view: () => game.view(side), chance, goesOn }));
  player.left = { game, changes: game.play.changes, frame: game.play.frames.at(-1) };
  return refusal;
}
