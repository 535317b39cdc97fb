/** Leaks of the machinery, the same in every game, to be planted in a double; and the search for the pair that finds one. */
import type { Game, Kind } from '../kernel/index.ts';
import { memoryless, seen } from '../kernel/index.ts';
import type { Answer } from '../web/protocol.ts';
import type { TableTrial, Truth } from './secret-tables.ts';
import type { Double, Verdict } from './secrets.ts';

/** In which channel a leak is found; null if none of the pairs finds it. */
export async function firstFound<T>(pairs: Iterable<T>, play: (pair: T) => Verdict | Promise<Verdict>): Promise<string | null> {
  for (const pair of pairs) {
    const { difference } = await play(pair);
    if (difference) return difference.channel;
  }
  return null;
}

/** What is seen, and something more. */
export const also =
  (more: (game: Game<Kind>, viewer: string) => object): NonNullable<Double['seen']> =>
  (game, viewer, from) => ({ ...seen(game, viewer, from), ...more(game, viewer) });

type Told = Extract<Answer, { type: 'news' }>;
type Moving = Extract<Answer, { type: 'moving' }>['moving'];

/** Every message about the table, changed by somebody who knows. */
export const changing =
  (change: (answer: Told, truth: Truth) => Answer): NonNullable<TableTrial['double']> =>
  (clerk, truth) =>
  async (request) => {
    const answer = await clerk(request);
    return answer.type === 'news' ? change(answer, truth) : answer;
  };

/** The reason why nothing can be taken back, in the words of somebody who knows. */
export const undoWords = (words: (truth: Truth) => string): NonNullable<TableTrial['double']> =>
  changing((answer, truth) => {
    const undo = { possible: false, reason: words(truth), rule: null };
    const { news } = answer;
    if ('whole' in news.sight) return { ...answer, news: { ...news, sight: { whole: { ...news.sight.whole, undo } } } };
    const { but } = news.sight;
    const known = but && 'of' in but ? but : { of: {} };
    return { ...answer, news: { ...news, sight: { but: { ...known, of: { ...known.of, undo: { to: undo } } } } } };
  });

export const historyForUndo = (): Double => ({ seen: also((game) => ({ history: game.commands })) });

export function initialState(): Double {
  const initial = new WeakMap<Game<Kind>, string>();
  return {
    seen: also((game) => {
      if (!initial.has(game)) initial.set(game, JSON.stringify(game.state));
      return { initial: initial.get(game) };
    }),
  };
}

/** A bot reads the true state. */
export const truthForBots = (): Double => ({
  bot: (bot, game) => memoryless(bot.name, '', (asked) => bot.sit().decide({ ...asked, view: () => game.state })),
});

/** A bot searches in the true game. */
export const truthForSearch = (): Double => ({
  bot: (bot, game) => memoryless(bot.name, '', (asked) => bot.sit().decide({ ...asked, imagine: () => game.play })),
});

/** Undo tells whether something was rolled or revealed. */
export function undoAfterRolls(): Double {
  const before = new WeakMap<Game<Kind>, number>();
  return {
    seen: also((game) => {
      const drawn = before.get(game);
      before.set(game, game.play.dice.drawn);
      return { canUndo: drawn === game.play.dice.drawn };
    }),
  };
}

/** A save is opened from the other seat. */
export const openSave: NonNullable<TableTrial['stored']> = (_, { commands }) => [JSON.stringify(commands)];

/** What the client sends is trusted: it asks for a replay as seen by another. */
export const forgedViewer =
  (viewer: string): NonNullable<TableTrial['double']> =>
  (clerk, truth) =>
  async (request) => {
    const answer = await clerk(request);
    const isForged = request.type === 'replay' && request.viewer === viewer;
    return isForged && answer.type === 'picture' ? { type: 'picture', picture: { ...answer.picture, view: { ...truth.view } } } : answer;
  };

/** One message for every order, so that their number can be counted. */
export const movingForEachOrder =
  (side: Moving['side']): NonNullable<TableTrial['double']> =>
  (clerk, truth) => {
    let told = 0;
    let waiting: Answer | null = null;
    return async (request) => {
      const answer = request.type === 'go-on' && waiting ? waiting : await clerk(request);
      waiting = answer;
      if (answer.type !== 'news' || told >= truth.commands.length) return answer;
      told++;
      return { type: 'moving', moving: { side, isStaff: false, phase: '', moment: 0 } };
    };
  };
