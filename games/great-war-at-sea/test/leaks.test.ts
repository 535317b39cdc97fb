/** The comparisons of fuzz-secrets.test.ts have eyes: every leak that is planted in a double of the game is found. */
import { describe, expect, test } from 'vitest';
import { badge, type Kind, oddsOf, type Ruleset, seen } from '../../../kernel/index.ts';
import {
  also,
  changing,
  firstFound,
  forgedViewer,
  historyForUndo,
  initialState,
  movingForEachOrder,
  openSave,
  readByAll,
  truthForBots,
  truthForSearch,
  undoAfterRolls,
  undoWords,
  withStep,
  withVerb,
  withView,
} from '../../../test/planted-leaks.ts';
import { playTables, type TableTrial } from '../../../test/secret-tables.ts';
import { type Double, playPair } from '../../../test/secrets.ts';
import type { Secret } from '../events.ts';
import type { GreatWarAtSea, Play } from '../kind.ts';
import type { Fleet, Side, State } from '../state.ts';
import { airborne, atTable, bombed, bombing, raided, scouted, secretive, written } from './secrecy.ts';
import { fights, flotillaFights, struckFlotillas, struckInTheDark, underFire } from './secret-battles.ts';

const PAIRS = Array.from({ length: 8 }, (_, number) => number);
/** Enough to see that a double without a leak is none: the fuzz tests play many without a double. */
const FEW = PAIRS.slice(0, 2);
const ANSWERS = 30;

const inRules = (rules: Ruleset<Kind>, pairs = PAIRS) => firstFound(pairs, (number) => playPair(written(number, 'allied', ANSWERS, rules)));
/** Every order is tried after every answer. */
const inRefusals = (rules: Ruleset<Kind>) =>
  firstFound(PAIRS, (number) => playPair({ ...written(number, 'allied', ANSWERS, rules), oneIn: 1 }));
const inAir = (rules: Ruleset<Kind>) => firstFound(PAIRS, (number) => playPair(scouted(number, 'allied', ANSWERS, rules)));
const inBombs = (rules: Ruleset<Kind>) => firstFound(PAIRS, (number) => playPair(bombed(number, 'allied', 12, rules)));
const inRaids = (rules: Ruleset<Kind>) => firstFound(PAIRS, (number) => playPair(raided(number, 12, rules)));
const inBattle = (rules: Ruleset<Kind>, pairs = PAIRS) =>
  firstFound(pairs, (number) => playPair(struckInTheDark('allied')(number, 10, rules)));
const underGuns = (rules: Ruleset<Kind>) => firstFound(PAIRS, (number) => playPair(underFire('allied')(number, 10, rules)));
const inFlotilla = (rules: Ruleset<Kind>) => firstFound(PAIRS, (number) => playPair(struckFlotillas('allied')(number, 10, rules)));
const inMachinery = (double: Double, pairs = PAIRS) =>
  firstFound(pairs, (number) => playPair({ ...written(number, 'allied', 12), double }));
const atTables = (leak: Pick<TableTrial, 'double' | 'stored'>, pairs = PAIRS) =>
  firstFound(pairs, (number) => playTables({ ...atTable(written(number, 'allied', 4)), others: 'bots', ...leak }));
/** Two people at one machine, one after the other. */
const atOneMachine = (stored: NonNullable<TableTrial['stored']>) =>
  firstFound(PAIRS, (number) => playTables({ ...atTable(written(number, 'allied', 4)), others: 'people', stored }));

/** Everybody hears what a step tells of one kind, and nothing else. */
const heardByAll = (rules: Ruleset<GreatWarAtSea>, name: string, type: Secret['type']): Ruleset<GreatWarAtSea> =>
  withStep(rules, name, (step) => {
    const loud = (g: Play): Play =>
      Object.create(g, {
        whisper: {
          value: (readers: readonly Side[] | 'everyone', event: Secret) => g.whisper?.(event.type === type ? 'everyone' : readers, event),
        },
      });
    return step.kind === 'auto' ? { ...step, run: (g, item) => step.run(loud(g), item) } : step;
  });

/** Everybody is told that fleets are in sight of each other whenever the die is thrown for it. */
const alwaysInSight = withStep(secretive, 'contact', (step) => {
  const loud = (g: Play): Play =>
    Object.create(g, {
      rollFor: {
        value: (...[readers, check, facts, how]: Parameters<Play['rollFor']>) => {
          g.tell?.({ type: 'in-sight', zone: String(how?.about), surprise: false });
          return g.rollFor(readers, check, facts, how);
        },
      },
    });
  return step.kind === 'auto' ? { ...step, run: (g, item) => step.run(loud(g), item) } : step;
});

const enemies = ({ fleets }: State, viewer: Side | 'onlooker'): Fleet[] => fleets.filter(({ side }) => side !== viewer);

describe('each leak is found:', { timeout: 300_000 }, () => {
  test('none, where nothing is told', async () => {
    expect(
      await inRules(
        withView(secretive, () => ({})),
        FEW,
      ),
    ).toBeNull();
    expect(await inMachinery({ seen: also(() => ({})) }, FEW)).toBeNull();
    expect(await atTables({ double: changing((answer) => answer) }, FEW)).toBeNull();
    expect(
      await inBattle(
        withStep(fights.allied, 'hits', (step) => ({ ...step })),
        FEW,
      ),
    ).toBeNull();
  });

  test.each<[string, (enemy: readonly Fleet[], state: State) => unknown]>([
    ['where the fleets are', (enemy) => enemy.map(({ zone }) => zone)],
    ['who sails in them', (enemy) => enemy.map(({ pieces }) => pieces)],
    ['how many sail in each', (enemy) => enemy.map(({ pieces }) => pieces.length)],
    ['what they are sent for', (enemy) => enemy.filter(({ mission }) => mission === 'abort').length],
    ['how much is written', (enemy) => enemy.reduce((sum, { plot }) => sum + plot.length, 0)],
    ['where they will go', (enemy) => enemy.flatMap(({ plot }) => plot.flatMap(({ way }) => way))],
    ['what a raider has chosen', (enemy) => enemy.map(({ stance }) => stance)],
    ['how many mines they have aboard', (enemy) => enemy.map(({ mines }) => mines)],
    ['mines that were laid', (_enemy, { fields }) => fields.length],
    ['that somebody lies in port', (enemy) => enemy.some(({ port }) => port !== null)],
  ])('GW-4.2 %s', async (_what, tell) => {
    expect(await inRules(withView(secretive, (state, viewer) => ({ leak: tell(enemies(state, viewer), state) })))).toMatch(/^what/);
  });

  test.each<[string, (state: State) => unknown]>([
    ['where an airship is', ({ airships }) => airships.map(({ zone }) => zone)],
    ['what an airship has searched', ({ airships }) => airships.map(({ flown }) => flown?.searched.length)],
    ['where boats lie', ({ boats }) => boats.map(({ zone }) => zone)],
    ['what was reported', ({ reports }) => reports.length],
  ])('GW-14.3 %s', async (_what, tell) => {
    expect(await inAir(withView(airborne, (state) => ({ leak: tell(state) })))).toMatch(/^what/);
  });

  test('GW-14.3 the die of a report, which would tell which of them is wrong', async () => {
    expect(await inAir(readByAll(airborne, 'flights'))).toMatch(/^what/);
  });

  test.each(['flew', 'reported'] as const)('GW-14.3 what its owner alone is told of a flight: %s', async (type) => {
    expect(await inAir(heardByAll(airborne, 'flights', type))).toMatch(/^what/);
  });

  test('GW-5.4a that fleets were near each other, though nobody saw anybody', async () => {
    expect(await inRules(alwaysInSight)).toMatch(/^what/);
    expect(await inRules(readByAll(secretive, 'contact'))).toMatch(/^what/);
  });

  test('GW-18.3 what the Allies have decoded', async () => {
    const overheard = (rules: Ruleset<Kind>) =>
      firstFound(
        PAIRS.filter((number) => number % 4 === 3),
        (number) => playPair(written(number, 'central', ANSWERS, rules)),
      );
    expect(await overheard(readByAll(secretive, 'alarm'))).toMatch(/^what/);
    expect(await overheard(withView(secretive, ({ fleets }) => ({ late: fleets.map(({ first }) => first) })))).toMatch(/^what/);
  });

  test('GW-14.7 which ship a bomb has hit', async () => {
    const hurt = withView(bombing, ({ ships }) => ({ hurt: ships.filter(({ secondary }) => secondary > 0).map(({ id }) => id) }));
    expect(await inBombs(hurt)).toMatch(/^what/);
    expect(await inBombs(heardByAll(bombing, 'flights', 'bombed'))).toMatch(/^what/);
  });

  test('GW-14.7 from which ship seaplanes came', async () => {
    expect(await inRaids(withView(bombing, ({ airships }) => ({ flown: airships.map(({ flights }) => flights) })))).toMatch(/^what/);
    expect(await inRaids(heardByAll(bombing, 'flights', 'flew'))).toMatch(/^what/);
  });

  test('an onlooker gets more than a player', async () => {
    const leak = withView(secretive, (state, viewer) => (viewer === 'onlooker' ? { fleets: state.fleets } : {}));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('odds that know where the enemy is bound', async () => {
    const leak = withVerb(secretive, 'orders', 'done', () => ({
      odds: ({ state: { fleets } }) => oddsOf([badge('leak', 'leak', true, fleets.reduce((sum, { plot }) => sum + plot.length, 0) / 1000)]),
    }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a refusal that knows it', async () => {
    const leak = withVerb(secretive, 'orders', 'move', () => ({
      why: ({ state }) => ({ words: `${enemies(state, 'allied')[0]?.zone ?? 'nowhere'} is not safe`, rule: 'GW-4.3' }),
    }));
    expect(await inRefusals(leak)).toBe('refusals');
  });

  test('mines that everybody hears of', async () => {
    expect(await inRules(readByAll(secretive, 'minelaying'))).toMatch(/^what/);
  });
});

describe('and each of a battle:', { timeout: 300_000 }, () => {
  test('who lies face down, and what is wrong with her', async () => {
    expect(await inBattle(withView(fights.allied, ({ battle }) => ({ counters: battle?.pieces.map(({ id }) => id) })))).toMatch(/^what/);
    const hurt = withView(fights.allied, ({ ships }) => ({ hurt: ships.filter(({ hull }) => hull > 0).length }));
    expect(await inBattle(hurt)).toMatch(/^what/);
  });

  test('CW-7.27b what a hit broke, and what a shot out of the dark was fired with', async () => {
    expect(await inBattle(readByAll(fights.allied, 'hits'))).toMatch(/^what/);
    expect(await underGuns(withView(fights.allied, ({ battle }) => ({ shots: battle?.aims })))).toMatch(/^what/);
  });

  test('CW-9.32a which ship of a piece takes the hit', async () => {
    const leak = withView(flotillaFights.allied, ({ ships }) => ({
      hit: ships.filter(({ tertiary }) => tertiary > 0).map(({ id }) => id),
    }));
    expect(await inFlotilla(leak)).toMatch(/^what/);
  });

  test('CW-7.21 the whole initial state, or what the other side sees, to a client that asks for it', async () => {
    const told = (number: number) => playPair({ ...struckInTheDark('allied')(number, 4), double: initialState() });
    expect(await firstFound(PAIRS, told)).toMatch(/^what/);
    const forged = (number: number) =>
      playTables({ ...struckInTheDark('allied')(number, 4), others: 'bots', double: forgedViewer('central') });
    expect(await firstFound(PAIRS, forged)).toBe('messages to the page');
  });

  test('who is left in port', async () => {
    const home = ({ fleets }: State): number | undefined => fleets.find(({ id }) => id === 'scheer')?.pieces.indexOf('kaiser');
    expect(await inBattle(withView(fights.allied, (state) => ({ home: home(state) })))).toMatch(/^what/);
  });
});

describe('and each of the machinery:', { timeout: 300_000 }, () => {
  test.each<[string, () => Double, RegExp]>([
    ['the history for undo is sent', historyForUndo, /^what/],
    ['undo tells whether something was rolled', undoAfterRolls, /^what/],
    ['a bot reads the true state', truthForBots, /^what a bot is given/],
    ['a bot searches in the true game', truthForSearch, /^what a bot is given/],
    [
      'lines of the log are numbered through',
      () => ({ seen: also((game, viewer) => ({ of: game.log.length - seen(game, viewer).log.length })) }),
      /^what/,
    ],
  ])('%s', async (_what, double, channel) => {
    expect(await inMachinery(double())).toMatch(channel);
  });

  test.each<[string, NonNullable<TableTrial['double']>]>([
    ['the number of messages tells the number of orders', movingForEachOrder({ id: 'central', name: 'Central' })],
    ['a notice says too much', undoWords(({ commands }) => `${commands.length} orders since.`)],
    [
      'the time an answer takes tells how much there was to do',
      changing((answer, { clock, commands }) => {
        clock.time += commands.length;
        return answer;
      }),
    ],
  ])('%s', async (_what, double) => {
    expect(await atTables({ double })).toBe('messages to the page');
  });

  test('a save is opened, or its length tells the number of orders: of a game against bots, and of one at a shared machine', async () => {
    expect(await atTables({ stored: openSave })).toBe('messages to the page');
    expect(await atOneMachine(openSave)).toBe('messages to the page');
    expect(await atOneMachine((leaves, { commands }) => [...leaves, ' '.repeat(commands.length)])).toBe('messages to the page');
  });
});
