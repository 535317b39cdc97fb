/** Games brought to where a test wants them: bots play in Node, so that no test hangs on the luck of one seed. */
import { readFileSync } from 'node:fs';
import { randomBot } from '../../bots/random.ts';
import { captain } from '../../games/first-strike/bot.ts';
import { firstStrike } from '../../games/first-strike/index.ts';
import type { FirstStrike } from '../../games/first-strike/kind.ts';
import { captain as commodore } from '../../games/grand-fleets/bot/index.ts';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import type { GrandFleets } from '../../games/grand-fleets/kind.ts';
import { captain as admiral } from '../../games/nine-navies/bot/index.ts';
import { nineNavies } from '../../games/nine-navies/index.ts';
import type { NineNavies } from '../../games/nine-navies/kind.ts';
import {
  type Bot,
  FastDice,
  Game,
  type GameRecord,
  type Kind,
  type Options,
  parseRecord,
  type Ruleset,
  recordOf,
  replay,
} from '../../kernel/index.ts';
import { filesUnder } from '../files.ts';

type Moment<K extends Kind> = (game: Game<K>) => boolean;
export type Wanted = Moment<FirstStrike>;

const MOST_GAMES = 500;

/** The record of the first game of the captain that comes to such a moment, up to that moment. */
export const recordWhere = (isWanted: Wanted): GameRecord => firstWhere(firstStrike, 'cuxhaven', captain, isWanted);

/** The same with random play, which comes to most moments by a shorter way. */
export const shortRecordWhere = (isWanted: Wanted): GameRecord => firstWhere(firstStrike, 'cuxhaven', randomBot, isWanted);

/** The same in Nine Navies War, with the captain on both sides. */
export const navalRecordWhere = (isWanted: Moment<NineNavies>, scenario = '1915'): GameRecord =>
  firstWhere(nineNavies, scenario, admiral, isWanted);

/** The same in a battle of Grand Fleets with these options. */
export const battleWhere = (isWanted: Moment<GrandFleets>, scenario: string, options: Options): GameRecord =>
  firstWhere(grandFleets, scenario, commodore, isWanted, options);

export function firstWhere<K extends Kind>(
  ruleset: Ruleset<K>,
  scenario: string,
  bot: Bot<K>,
  isWanted: Moment<K>,
  options: Options = {},
): GameRecord {
  for (let n = 0; n < MOST_GAMES; n++) {
    const settings = { scenario, options, seed: `browser/${n}`, dice: 'fast' } as const;
    const game = new Game(ruleset, settings, { chain: true });
    if (playUntil(game, bot, isWanted)) return recordOf(game);
  }
  throw new Error(`none of ${MOST_GAMES} games comes to such a moment`);
}

export function playUntil<K extends Kind>(game: Game<K>, bot: Bot<K>, isWanted: Moment<K>): boolean {
  const luck = new FastDice(game.settings.seed);
  while (!isWanted(game)) {
    const side = game.ruleset.sides.find((each) => game.questionFor(each));
    const question = side && game.questionFor(side);
    if (!question) return false;
    game.apply(bot.sit().decide({ side, question, data: game.data, view: () => game.view(side), chance: (of) => luck.draw(of) }));
  }
  return true;
}

/** A stored game of this title, to its end. */
export const stored = (game: string, place: number): GameRecord =>
  parseRecord(readFileSync(filesUnder(`games/${game}/test/games`)[place] ?? '', 'utf8'));

/** The record of a stored game, up to such a moment. */
export function storedWhere<K extends Kind>(ruleset: Ruleset<K>, name: string, isWanted: Moment<K>): GameRecord {
  const record = parseRecord(readFileSync(`games/${ruleset.id}/test/games/${name}.json`, 'utf8'));
  const { commands, settings } = replay(ruleset, record, {});
  const game = new Game(ruleset, settings, { chain: true });
  for (const command of commands) {
    if (isWanted(game)) return recordOf(game);
    game.apply(command);
  }
  throw new Error(`${name} never comes to such a moment`);
}

/** Whether this is asked now, of anybody. */
export const asks =
  (question: string) =>
  ({ questions }: { readonly questions: readonly { readonly name: string }[] }): boolean =>
    questions.some(({ name }) => name === question);

export const isOver = ({ finished }: { readonly finished: boolean }): boolean => finished;
