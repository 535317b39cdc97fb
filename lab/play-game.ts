/** One game from beginning to end, played by bots and watched for anything that must not happen. */
import type { Bot, Keeping, Kind, Refusal, Ruleset, Settings } from '../kernel/index.ts';
import { countOffered, Game, UnknownSetting } from '../kernel/index.ts';
import type { Players } from './players.ts';
import { answerFor, playersOf } from './players.ts';

/** More commands than this mean that the game will never end. */
export const MOST_COMMANDS = 20_000;

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
    const players = playersOf(match.ruleset, match.bots, match.settings.seed);
    return { game, failure: playOut(game, players, match.laws ?? false) };
  } catch (error) {
    if (error instanceof UnknownSetting) throw error;
    return { game, failure: error instanceof Error ? `error: ${error.message}` : String(error) };
  }
}

/** Plays on until the game is over; gives what went wrong, or null. */
export function playOut(game: Game<Kind>, players: Players, laws: boolean): string | null {
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
  if (countOffered(question.offer) === 0) return `dead end: ${question.name} offers nothing to ${question.side}`;
  const refusal = answerFor(game, question.side, player);
  return refusal && refusedInWords(player.bot.name, refusal);
}

const refusedInWords = (name: string, { words, rule }: Refusal): string => `the bot '${name}' was refused: ${words} (${rule})`;

function brokenLaw(game: Game<Kind>): string | null {
  const broken = game.ruleset.laws(game.state);
  return broken.length > 0 ? `broken law: ${broken.join('; ')}` : null;
}
