/** Leaks to be planted in a double of a game, and those of the machinery, the same in every game; and the search for the pair that finds one. */
import type { Game, Kind, Play, Ruleset, Step, Verb, Viewer } from '../kernel/index.ts';
import { memoryless, seen, steppedBy } from '../kernel/index.ts';
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

/** A view that tells more. */
export const withView = <K extends Kind>(
  rules: Ruleset<K>,
  more: (state: K['state'], viewer: Viewer<K['side']>) => object,
): Ruleset<K> => ({ ...rules, view: (state, viewer, data) => ({ ...rules.view(state, viewer, data), ...more(state, viewer) }) });

/** A step that is another. Fails if there is none of that name, for then nothing would be tested. */
export function withStep<K extends Kind>(rules: Ruleset<K>, name: string, change: (step: Step<K>) => Step<K>): Ruleset<K> {
  if (!rules.flow.some(({ step }) => step.name === name)) throw new Error(`no step ${name}`);
  return { ...rules, flow: steppedBy(rules.flow, (step) => (step.name === name ? change(step) : step)) };
}

/** A verb of a decision that is another. Fails if there is none, for then nothing would be tested. */
export function withVerb<K extends Kind>(
  rules: Ruleset<K>,
  decision: string,
  name: string,
  change: (verb: Verb<K>) => Partial<Verb<K>>,
): Ruleset<K> {
  let isFound = false;
  const changed = withStep(rules, decision, (step) => {
    const verb = step.kind === 'decision' ? step.verbs.get(name) : undefined;
    if (step.kind !== 'decision' || !verb) return step;
    isFound = true;
    const other = { ...verb, ...change(verb) };
    return { ...step, verbs: new Map(step.verbs).set(name, other), list: step.list.map((each) => (each === verb ? other : each)) };
  });
  if (!isFound) throw new Error(`no verb ${name} of ${decision}`);
  return changed;
}

/** Everybody reads what the step tells and rolls, without the names. */
export const readByAll = <K extends Kind>(rules: Ruleset<K>, name: string): Ruleset<K> =>
  withStep(rules, name, (step) => (step.kind === 'auto' ? { ...step, run: (g, item) => step.run(loud(g), item) } : step));

const loud = <K extends Kind>(g: Play<K>): Play<K> =>
  Object.create(g, {
    whisper: { value: (_: unknown, event: K['secret']) => g.whisper?.('everyone', event) },
    roll: { value: (check: Parameters<Play<K>['roll']>[0], facts: object) => g.roll(check, facts) },
    rollFor: { value: (_: unknown, check: Parameters<Play<K>['rollFor']>[1], facts: object) => g.rollFor('everyone', check, facts) },
    run: { value: (procedure: Parameters<Play<K>['run']>[0]) => g.run(procedure, {}, 'everyone') },
    salvo: { value: (work: () => never, head: Parameters<Play<K>['salvo']>[1]) => g.salvo(work, head) },
    volley: { value: (check: Parameters<Play<K>['volley']>[0], facts: object, dice: number) => g.volley(check, facts, dice) },
  });

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
