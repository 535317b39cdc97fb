/**
 * The comparison of fuzz-secrets.test.ts has eyes: every leak of the catalogue that other games have had, planted in this
 * one, is found.
 */
import { describe, expect, test } from 'vitest';
import type { Kind, Ruleset, Target } from '../../../kernel/index.ts';
import { atomsOf, badge, oddsOf, seen } from '../../../kernel/index.ts';
import {
  also,
  changing,
  forgedViewer,
  historyForUndo,
  initialState,
  movingForEachOrder,
  openSave,
  readByAll,
  truthForBots,
  undoAfterRolls,
  undoWords,
  withStep,
  withVerb,
  withView,
} from '../../../test/planted-leaks.ts';
import type { TableTrial } from '../../../test/secret-tables.ts';
import { playTables } from '../../../test/secret-tables.ts';
import type { Double } from '../../../test/secrets.ts';
import { playPair } from '../../../test/secrets.ts';
import { AREA_FACTS } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import type { Fleet, Side, State } from '../state.ts';
import { view } from '../view.ts';
import { battles, firing } from './secrecy/battle-pairs.ts';
import { FEW, foundBy, foundIn, withFewer } from './secrecy/doubles.ts';
import { hiddenHunters, hiddenRaiders, hunters, raiders } from './secrecy/pairs.ts';

const ANSWERS = 12;
const inRules = (rules: Ruleset<Kind>, pairs?: number[]) => foundBy(raiders, rules, pairs);
/** Every order is tried after every answer. */
const inRefusals = (rules: Ruleset<Kind>) => foundIn((number) => playPair({ ...raiders(number, ANSWERS, rules), oneIn: 1 }));
const inAllied = (rules: Ruleset<Kind>) => foundBy(hunters, rules);
const inBattle = (rules: Ruleset<Kind>) => foundBy(firing('allied'), rules);
const inMachinery = (double: Double, pairs?: number[]) => foundIn((number) => playPair({ ...raiders(number, ANSWERS), double }), pairs);
const atTables = (leak: Pick<TableTrial, 'double' | 'stored'>, pairs?: number[]) =>
  foundIn((number) => playTables({ ...raiders(number, 4), others: 'bots', ...leak }), pairs);
const inMessages = (double: NonNullable<TableTrial['double']>, pairs?: number[]) => atTables({ double }, pairs);
const inStore = (stored: NonNullable<TableTrial['stored']>) => atTables({ stored });

const unseen = ({ fleets }: State): Fleet[] => fleets.filter(({ side, hidden }) => side === 'central' && hidden);
const isLurkedIn = (state: State, area: string): boolean => unseen(state).some((fleet) => fleet.area === area);

describe('each leak of the catalogue is found', { timeout: 300_000 }, () => {
  test('a double without a leak is none', async () => {
    expect(
      await inRules(
        withView(hiddenRaiders, () => ({})),
        FEW,
      ),
    ).toBeNull();
    expect(
      await inRules(
        withStep(hiddenRaiders, 'raids', (step) => ({ ...step })),
        FEW,
      ),
    ).toBeNull();
    expect(await inMachinery({ seen: also(() => ({})) }, FEW)).toBeNull();
    expect(
      await inMessages(
        changing((answer) => answer),
        FEW,
      ),
    ).toBeNull();
  });

  test('the history for undo is sent to the client', async () => {
    expect(await inMachinery(historyForUndo())).toMatch(/^what/);
  });

  test('the whole initial state is sent', async () => {
    expect(await inMachinery(initialState())).toMatch(/^what/);
  });

  test('an onlooker gets more than a player', async () => {
    const leak = withView(hiddenRaiders, ({ secrets }, viewer) => (viewer === 'onlooker' ? { secrets } : {}));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('the size of a marker betrays what it holds', async () => {
    const width = ({ fleets }: State): object => ({
      widths: fleets
        .filter(({ hidden }) => !hidden)
        .map(({ token, pieces }) => `${token}: ${'·'.repeat(pieces.length)}`)
        .sort(),
    });
    expect(await inRules(withView(hiddenRaiders, width))).toMatch(/^what/);
    expect(await inAllied(withView(hiddenHunters, width))).toMatch(/^what/);
  });

  test('what is legal is reckoned from the hidden truth: moves', async () => {
    const isSafe = (state: State, way: Target): boolean => !isLurkedIn(state, atomsOf(way)[1] ?? '');
    const leak = withFewer(hiddenRaiders, 'allied-moves', 'move', isSafe);
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('what is legal is reckoned from the hidden truth: a search is offered where there is somebody', async () => {
    const isWorthIt = (state: State, id: Target, side: Side): boolean =>
      side !== 'allied' || state.fleets.some((fleet) => fleet.id === id && isLurkedIn(state, fleet.area));
    const leak = withFewer(hiddenRaiders, 'search-and-raid', 'search', isWorthIt);
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('what is promised is reckoned from the hidden truth: the odds of a search', async () => {
    const leak = withVerb(hiddenRaiders, 'search-and-raid', 'search', () => ({
      odds: ({ state }, id) => {
        const area = state.fleets.find((fleet) => fleet.id === id)?.area ?? '';
        return oddsOf([badge('everything', 'a raider off the map', true, isLurkedIn(state, area) ? 1 / 6 : 0)]);
      },
    }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a list of units ignores the fog', async () => {
    expect(await inRules(withView(hiddenRaiders, (state) => ({ units: unseen(state).map(({ area }) => area) })))).toMatch(/^what/);
  });

  test('the log masks names and leaks numbers: moves, raids and searches that everybody reads', async () => {
    expect(await inRules(readByAll(hiddenRaiders, 'central-moves'))).toMatch(/^what/);
    expect(await inRules(readByAll(hiddenRaiders, 'raids'))).toMatch(/^what/);
    expect(await inAllied(readByAll(hiddenHunters, 'searches'))).toMatch(/^what/);
  });

  test('the fog is drawn in the client alone', async () => {
    const leak = withView(hiddenRaiders, ({ fleets }) => ({ everything: fleets.map(({ area, hidden }) => ({ area, hidden })) }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('a save is opened from the other seat', async () => {
    expect(await inStore(openSave)).toBe('messages to the page');
  });

  test('a bot reads the true state', async () => {
    expect(await inMachinery(truthForBots())).toBe('what a bot is given');
  });

  test('undo tells whether something was rolled or revealed', async () => {
    expect(await inMachinery(undoAfterRolls())).toMatch(/^what/);
  });

  test('what the client sends is trusted', async () => {
    expect(await inMessages(forgedViewer('central'))).toBe('messages to the page');
  });
});

describe('and so are four of our own', { timeout: 300_000 }, () => {
  test('the number of messages tells the number of orders', async () => {
    expect(await inMessages(movingForEachOrder({ id: 'central', name: 'Central' }))).toBe('messages to the page');
  });

  test('the length of what is stored tells the number of orders', async () => {
    const leak: NonNullable<TableTrial['stored']> = (leaves, { commands }) => [...leaves, ' '.repeat(commands.length)];
    expect(await inStore(leak)).toBe('messages to the page');
  });

  test('the time an answer takes tells how much there was to do', async () => {
    const leak = changing((answer, { clock, commands }) => {
      clock.time += commands.length;
      return answer;
    });
    expect(await inMessages(leak)).toBe('messages to the page');
  });

  test('a refusal or a notice says too much', async () => {
    const leak = withVerb(hiddenRaiders, 'allied-moves', 'move', () => ({
      why: ({ state }) => ({ words: `${unseen(state)[0]?.area ?? 'nobody'} is not safe`, rule: 'CW-5.5k' }),
    }));
    expect(await inRefusals(leak)).toBe('refusals');
    const notice = undoWords(({ commands }) => `${commands.length} orders since.`);
    expect(await inMessages(notice)).toBe('messages to the page');
  });

  test('ids are handed out in sequence: log lines, and markers that count what happens off the map', async () => {
    const lines = also((game, viewer) => ({ ids: seen(game, viewer).log.map((_, place) => game.log.length - place) }));
    expect(await inMachinery({ seen: lines })).toMatch(/^what/);
    const counted = withView(hiddenRaiders, (state, viewer) => ({
      markers: view(state, viewer, BUILT_IN).markers.map((marker) => ({
        ...marker,
        token: `${marker.token}/${state.serial.fleet.central}`,
      })),
    }));
    expect(await inRules(counted)).toMatch(/^what/);
  });

  test('points tell how many British ships a fleet has that did not look for the enemy', async () => {
    expect(await inAllied(withView(hiddenHunters, ({ points }) => ({ points: { ...points } })))).toMatch(/^what/);
  });

  test('markers are listed in the order in which fleets were formed', async () => {
    const formed = (state: State, viewer: string): object => ({
      order: state.fleets.filter(({ side, hidden }) => side !== viewer && !hidden).map(({ token }) => token),
    });
    expect(await inRules(withView(hiddenRaiders, formed))).toMatch(/^what/);
    expect(await inAllied(withView(hiddenHunters, formed))).toMatch(/^what/);
  });

  test('a question is put only if there is something to hide', async () => {
    const leak = withStep(hiddenRaiders, 'allied-moves', (step) => ({
      ...step,
      when: ({ state }) => unseen(state).some(({ area }) => AREA_FACTS[area].etappe),
    }));
    expect(await inRules(leak)).toMatch(/^what/);
  });

  test('in battle a counter that lies face down has the name of its ship, or shows her damage', async () => {
    const named = withView(battles.allied, ({ battle }) => ({ counters: battle?.pieces.map(({ id, hex }) => ({ id, hex })) }));
    expect(await inBattle(named)).toMatch(/^what/);
    const damaged = withView(battles.allied, ({ battle, ships }) => {
      const damage = battle?.pieces.map(({ token, ships: [first] }) => [token, ships.find(({ id }) => id === first)?.tertiary]);
      return { damage };
    });
    expect(await inBattle(damaged)).toMatch(/^what/);
  });
});
