/**
 * The harness itself: it finds nothing in an honest game, and every line of the catalogue of leaks that others have had,
 * each planted in a double.
 */
import { describe, expect, test } from 'vitest';
import type { Atom, Game, Kind, Ruleset, SeenEntry, Step, Verb } from '../kernel/index.ts';
import { memoryless, seen, steppedBy } from '../kernel/index.ts';
import type { Hunt, State, View } from '../kernel/test/hunt.ts';
import { hunt, NO_DATA, PLACES, raidRoll } from '../kernel/test/hunt.ts';
import {
  also,
  changing,
  firstFound,
  forgedViewer,
  historyForUndo,
  initialState,
  movingForEachOrder,
  openSave,
  truthForBots,
  truthForSearch,
  undoAfterRolls,
  undoWords,
} from './planted-leaks.ts';
import { playTables, type TableTrial } from './secret-tables.ts';
import { type Double, type Pair, playPair, quietly, type Trial } from './secrets.ts';

/** The raiders do what they like; no search finds them and no raid succeeds, so nothing comes to light lawfully. */
const pair = (seed: string, ruleset: Ruleset<Kind> = hunt): Pair => ({
  ruleset,
  seed,
  blind: 'hunter',
  secretly: () => quietly(() => true),
  luck: (world) => ({ base: { seed: world }, search: { face: 3 }, raid: { face: 1 } }),
  targets: ['emden', 'north', ['p1', 'north']],
  answers: 20,
});

const SEEDS = Array.from({ length: 8 }, (_, number) => `seed ${number}`);

const inRules = (ruleset: Ruleset<Kind>) => firstFound(SEEDS, (seed) => playPair(pair(seed, ruleset)));
const inMachinery = (double: Double) => firstFound(SEEDS, (seed) => playPair({ ...pair(seed), double } satisfies Trial));
const atTables = (leak: Pick<TableTrial, 'double' | 'stored'>) =>
  firstFound(SEEDS, (seed) => playTables({ ...pair(seed), answers: 6, others: 'bots', ...leak }));
const inMessages = (double: NonNullable<TableTrial['double']>) => atTables({ double });
const inStore = (stored: NonNullable<TableTrial['stored']>) => atTables({ stored });

describe('in an honest game', { timeout: 120_000 }, () => {
  test('nothing is found, though the games differ all the time', () => {
    let [compared, apart] = [0, 0];
    for (let number = 0; number < 60; number++) {
      const verdict = playPair(pair(`honest ${number}`));
      expect(verdict.difference).toBeNull();
      compared += verdict.compared;
      apart += verdict.apart;
    }
    expect(compared).toBeGreaterThan(1000);
    expect(apart).toBeGreaterThan(500);
  });

  test.each(['bots', 'people'] as const)('nothing is found in the messages to the page, where the others are %s', async (others) => {
    for (const seed of SEEDS.slice(0, 2)) {
      const verdict = await playTables({ ...pair(seed), others });
      expect(verdict.difference).toBeNull();
      expect(verdict.apart).toBeGreaterThan(3);
    }
  });

  test('what comes to light lawfully is found, so the harness has eyes', async () => {
    const seenAtOnce: Pair = { ...pair('lawful'), luck: (world) => ({ base: { seed: world }, search: { face: 6 } }) };
    expect(playPair(seenAtOnce).difference?.channel).toMatch(/^what/);
  });
});

// Where a leak is planted.

const withView = (view: (state: State, viewer: string) => object): Ruleset<Kind> => ({
  ...hunt,
  view: (state: State, viewer: string) => ({
    ...hunt.view(state, viewer === 'raider' ? 'raider' : 'hunter', NO_DATA),
    ...view(state, viewer),
  }),
});

function withStep(name: string, change: (step: Step<Hunt>) => Step<Hunt>): Ruleset<Kind> {
  const flow = steppedBy(hunt.flow, (step) => (step.name === name ? change(step) : step));
  const changed: Ruleset<Hunt> = { ...hunt, flow };
  return changed;
}

const withVerb = (name: string, verb: string, change: Partial<Verb<Hunt>>): Ruleset<Kind> =>
  withStep(name, (step) => {
    const known = step.kind === 'decision' ? step.verbs.get(verb) : undefined;
    if (step.kind !== 'decision' || !known) throw new Error(`${name} has no ${verb}`);
    const verbs = new Map([...step.verbs, [verb, { ...known, ...change }]]);
    return { ...step, verbs, list: [...verbs.values()] };
  });

describe('the catalogue of leaks: each is found', { timeout: 120_000 }, () => {
  test('a double without a leak is none', async () => {
    expect(await inRules(withView(() => ({})))).toBeNull();
    expect(await inRules(withStep('raids', (step) => ({ ...step })))).toBeNull();
    expect(await inMachinery({ seen: also(() => ({})) })).toBeNull();
    expect(await inMessages(changing((answer) => answer))).toBeNull();
  });

  test('the history for undo is sent to the client', async () => {
    expect(await inMachinery(historyForUndo())).toMatch(/^what/);
  });

  test('the whole initial state is sent', async () => {
    expect(await inMachinery(initialState())).toMatch(/^what/);
  });

  test('an onlooker gets more than a player', async () => {
    const leak = withView((state, viewer) => (viewer === 'onlooker' ? { base: state.base } : {}));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a size betrays what it holds', async () => {
    const leak = withView((state) => ({ tray: '·'.repeat(state.raiders.reduce((sum, { fuel }) => sum + fuel, 0)) }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('what is legal is reckoned from the hidden truth', async () => {
    const isFree = (state: State, place: unknown): boolean => !state.raiders.some(({ at }) => at === place);
    const leak = withVerb('patrol-moves', 'move', {
      of: ({ state }) =>
        state.patrols.flatMap(({ id, moved }) => (moved ? [] : PLACES.filter((to) => isFree(state, to)).map((to) => [id, to]))),
    });
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('how a way goes on is reckoned from the hidden truth', async () => {
    const inParts = (furthest: (state: State) => readonly Atom[]) =>
      withVerb('patrol-moves', 'move', {
        of: ({ state }) => ({
          next: (path) => [['p1', 'p2'], PLACES, furthest(state)][path.length] ?? [],
          isWhole: (path) => path.length === 2,
        }),
      });
    expect(await inRules(inParts(() => ['north']))).toBeNull();
    expect(await inRules(inParts(({ base }) => [base]))).toBe('ways');
  });

  test('a list of units ignores the fog', async () => {
    expect(await inRules(withView((state) => ({ units: state.raiders.map(({ id, at }) => ({ id, at })) })))).toMatch(/^what/);
  });

  test('the log masks names and leaks numbers', async () => {
    const leak = withStep('raids', (step) =>
      step.kind === 'auto'
        ? {
            ...step,
            run: (g) =>
              g.state.raiders.filter(({ raids }) => raids).forEach(() => void g.rollFor('everyone', raidRoll, {}, { about: 'somebody' })),
          }
        : step,
    );
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('the fog is drawn in the client alone', async () => {
    const leak = withView((state) => ({ raiders: state.raiders.map((each) => ({ ...each, hidden: true })) }) satisfies Partial<View>);
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a save is opened from the other seat', async () => {
    expect(await inStore(openSave)).toBe('messages to the page');
  });

  test('a bot reads the true state', async () => {
    expect(await inMachinery(truthForBots())).toBe('what a bot is given');
  });

  test('a bot searches in the true game', async () => {
    expect(await inMachinery(truthForSearch())).toBe('what a bot is given');
  });

  test('a forecast is played on from the true game', async () => {
    const peeping: NonNullable<TableTrial['double']> = (clerk, truth) => async (request) => {
      const answer = await clerk(request);
      return answer.type === 'forecast' && answer.forecast
        ? { ...answer, forecast: { ...answer.forecast, games: truth.commands.length } }
        : answer;
    };
    expect(await inMessages(peeping)).toBe('messages to the page');
  });

  test('undo tells whether something was rolled or revealed', async () => {
    expect(await inMachinery(undoAfterRolls())).toMatch(/^what/);
  });

  test('what the client sends is trusted', async () => {
    expect(await inMessages(forgedViewer('raider'))).toBe('messages to the page');
  });

  test('the number of messages tells the number of orders', async () => {
    expect(await inMessages(movingForEachOrder({ id: 'raider', name: 'Raider' }))).toBe('messages to the page');
  });

  test('the length of what is stored tells the number of orders, even sealed', async () => {
    const leak: NonNullable<TableTrial['stored']> = (leaves, { commands }) =>
      leaves.map((leaf) => (typeof leaf === 'string' ? leaf : new Uint8Array(leaf.length + commands.length)));
    expect(await inStore(leak)).toBe('messages to the page');
  });

  test('the number of leaves tells the number of orders', async () => {
    const leak: NonNullable<TableTrial['stored']> = (leaves, { commands }) => [...leaves, ...commands.map(() => new Uint8Array(512))];
    expect(await inStore(leak)).toBe('messages to the page');
  });

  test('the time an answer takes tells how much there was to do', async () => {
    const leak = changing((answer, { clock, commands }) => {
      clock.time += commands.length;
      return answer;
    });
    expect(await inMessages(leak)).toBe('messages to the page');
  });

  test('a draft tells that another side is at its own', async () => {
    const busy = also((game, viewer) => ({ busy: game.ruleset.sides.some((side) => side !== viewer && game.draftedBy(side).length > 0) }));
    expect(await inMachinery({ seen: busy })).toMatch(/^what/);
    const handedIn = also((game, viewer) => ({
      isIn: game.ruleset.sides.some((side) => side !== viewer && game.play.draftOf(side)?.isIn),
    }));
    expect(await inMachinery({ seen: handedIn })).toMatch(/^what/);
  });

  test('a question is put only if there is something to hide', async () => {
    const leak = withStep('patrol-moves', (step) => ({ ...step, when: ({ state }) => state.raiders.some(({ at }) => at === 'north') }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a notice or a refusal says too much', async () => {
    const leak = withVerb('patrol-moves', 'move', { why: ({ state }) => ({ words: `the base lies in the ${state.base}`, rule: 'HU-2' }) });
    expect(await inRules(leak)).toBe('refusals');
    const undoing = undoWords(({ commands }) => `The raider has acted ${commands.length} times since.`);
    expect(await inMessages(undoing)).toBe('messages to the page');
  });

  test('ids are handed out in sequence', async () => {
    const numbered = (game: Game<Kind>, log: readonly SeenEntry[]) =>
      log.map((entry, place) => ({ ...entry, id: game.log.length - place }));
    expect(await inMachinery({ seen: also((game, viewer) => ({ log: numbered(game, seen(game, viewer).log) })) })).toMatch(/^what/);
  });
});

describe('what the kernel itself used to tell', () => {
  const { orders: _, ...unhidden } = hunt;

  test('how many commands there were, and their numbers in the log', async () => {
    expect(await inRules(unhidden)).toMatch(/^what/);
  });

  test('a bot has another chance when another side has given more orders', async () => {
    const leak: NonNullable<Double['bot']> = (bot, game) =>
      memoryless(bot.name, '', (asked) => bot.sit().decide({ ...asked, chance: (of) => (asked.chance(of) + game.commands.length) % of }));
    expect(await inMachinery({ bot: leak })).toBe('what a bot is given');
  });

  test('a bot forgets as often as another side has acted', async () => {
    const leak: NonNullable<Double['bot']> = (bot, game) => {
      let [acted, player] = [0, bot.sit()];
      return memoryless(bot.name, '', (asked) => {
        const others = game.commands.filter(({ side }) => side !== asked.side).length;
        for (; acted < others; acted++) player = bot.sit();
        return player.decide(asked);
      });
    };
    expect(await inMachinery({ bot: leak })).toBe('what a bot is given');
  });
});
