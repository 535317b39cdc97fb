/** One game from beginning to end, played by bots and watched for anything that must not happen. */
import { chanceFrom, type OwnChance, randomBot, SeatedBot } from '../bots/index.ts';
import type { Bot, Keeping, Kind, Question, Refusal, Ruleset, Settings } from '../kernel/index.ts';
import { Game, UnknownSetting } from '../kernel/index.ts';

/** More commands than this mean that the game will never end. */
const MOST_COMMANDS = 20_000;

export interface Match {
  readonly ruleset: Ruleset<Kind>;
  readonly settings: Settings;
  /** One for each side, in the order of the sides. */
  readonly bots: readonly Bot<Kind>[];
  /** Whether the laws of the game are checked after every command. */
  readonly laws?: boolean;
  readonly keeping?: Keeping;
}

export interface Played {
  /** Missing when the game could not even begin. */
  readonly game: Game<Kind> | null;
  /** What went wrong, in words; null for a sound game. */
  readonly failure: string | null;
}

export function playGame(match: Match): Played {
  let game: Game<Kind> | null = null;
  try {
    game = new Game(match.ruleset, match.settings, match.keeping);
    return { game, failure: playOut(game, playersOf(game, match.bots), match.laws ?? false) };
  } catch (error) {
    if (error instanceof UnknownSetting) throw error;
    return { game, failure: error instanceof Error ? `error: ${error.message}` : String(error) };
  }
}

type Players = ReadonlyMap<string, { readonly seat: SeatedBot; readonly chance: OwnChance }>;

function playersOf(game: Game<Kind>, bots: readonly Bot<Kind>[]): Players {
  const { settings, ruleset } = game;
  return new Map(
    ruleset.sides.map((side, place) => {
      const seat = new SeatedBot(game, side, bots[place] ?? randomBot);
      return [side, { seat, chance: chanceFrom(`bot ${settings.seed} ${side}`) }];
    }),
  );
}

/** Plays on until the game is over; gives what went wrong, or null. */
function playOut(game: Game<Kind>, players: Players, laws: boolean): string | null {
  let trouble = laws ? brokenLaw(game) : null;
  while (!trouble && !game.finished) {
    trouble = playOn(game, players) ?? (laws ? brokenLaw(game) : null);
  }
  return trouble ?? (game.ending ? null : 'the game stopped without a result');
}

function playOn(game: Game<Kind>, players: Players): string | null {
  if (game.commands.length >= MOST_COMMANDS) return `the game is not over after ${MOST_COMMANDS} commands`;
  const question = game.questions[0];
  const player = question && players.get(question.side);
  if (!question || !player) return 'dead end: nobody is asked anything';
  try {
    const refusal = player.seat.answer(player.chance);
    return refusal && refusedInWords(player.seat.bot.name, refusal);
  } catch (error) {
    if (game.questionFor(question.side) === question && !question.isAnswerable) return deadEnd(question);
    throw error;
  }
}

/** No bot finds an answer where there is none, so it is looked for only once one has failed. */
const deadEnd = ({ name, side }: Question): string => `dead end: ${name} offers nothing to ${side}`;

const refusedInWords = (name: string, { words, rule }: Refusal): string => `the bot '${name}' was refused: ${words} (${rule})`;

function brokenLaw(game: Game<Kind>): string | null {
  const broken = game.ruleset.laws(game.state, game.data);
  return broken.length > 0 ? `broken law: ${broken.join('; ')}` : null;
}
