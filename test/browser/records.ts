/** Games brought to where a test wants them: bots play in Node, so that no test hangs on the luck of one seed. */
import { randomBot } from '../../bots/random.ts';
import { captain } from '../../games/first-strike/bot.ts';
import { firstStrike } from '../../games/first-strike/index.ts';
import type { FirstStrike } from '../../games/first-strike/kind.ts';
import { type Bot, FastDice, Game, type GameRecord, recordOf } from '../../kernel/index.ts';

export type Wanted = (game: Game<FirstStrike>) => boolean;

const MOST_GAMES = 500;

/** The record of the first game of the captain that comes to such a moment, up to that moment. */
export const recordWhere = (isWanted: Wanted): GameRecord => firstWhere(captain, isWanted);

/** The same with random play, which comes to most moments by a shorter way. */
export const shortRecordWhere = (isWanted: Wanted): GameRecord => firstWhere(randomBot, isWanted);

function firstWhere(bot: Bot<FirstStrike>, isWanted: Wanted): GameRecord {
  for (let n = 0; n < MOST_GAMES; n++) {
    const settings = { scenario: 'cuxhaven', options: {}, seed: `browser/${n}`, dice: 'fast' } as const;
    const game = new Game(firstStrike, settings, { hashes: true });
    if (playUntil(game, bot, isWanted)) return recordOf(game);
  }
  throw new Error(`none of ${MOST_GAMES} games comes to such a moment`);
}

function playUntil(game: Game<FirstStrike>, bot: Bot<FirstStrike>, isWanted: Wanted): boolean {
  const luck = new FastDice(game.settings.seed);
  while (!isWanted(game)) {
    const question = game.questionFor('british');
    if (!question) return false;
    const asked = { side: 'british', question, view: () => game.view('british'), chance: (of: number) => luck.draw(of) } as const;
    game.apply(bot.decide(asked));
  }
  return true;
}

/** Whether this is asked now. */
export const asks =
  (question: string): Wanted =>
  (game) =>
    game.questionFor('british')?.name === question;

export const isOver: Wanted = (game) => game.finished;
