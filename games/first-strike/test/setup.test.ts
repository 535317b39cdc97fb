import { expect, test } from 'vitest';
import { judge } from '../../../kernel/index.ts';
import { AIRCRAFT_FACTOR, BATTERY_FACTOR, HARWICH_FORCE, RAIDER_FACTOR, RAIDERS, SHIPS } from '../data/counters.ts';
import { BUILT_IN } from '../data/data.ts';
import { INSTALLATION_NAMES, RAID_ARROWS, STRATEGIC_SPACES } from '../data/spaces.ts';
import { firstStrike } from '../index.ts';
import { readingsOf } from '../options.ts';
import { raiderAttack } from '../rules/attacks.ts';
import { endPhase } from '../rules/end-phase.ts';
import { rollEvent } from '../rules/random-events.ts';
import { beginning, setUp } from '../rules/setup.ts';
import { shipsAt } from '../rules/ships.ts';
import { turn } from '../rules/turn.ts';
import { scoreOf } from '../rules/victory.ts';
import { afterTheRaid, table } from './table.ts';

const idsAt = (at: Parameters<typeof shipsAt>[1]): string[] => shipsAt(table().state, at).map(({ id }) => id);

const tally = (kinds: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

const kindOf = (id: string): string => RAIDERS.find((each) => each.id === id)?.type ?? SHIPS.find((each) => each.id === id)?.type ?? 'AA';

test('FS-1.0 the Germans draw, attack and come out by the dice alone: the first question is the British deployment', () => {
  const game = afterTheRaid()
    .dice(6, 3, 4, 3) // no fog, no event, the alert stays at 1
    .draws('u-boat-1', 'i-battle')
    .dice(1, 6, 6, 1) // it finds the destroyers, misses and stays
    .dice(2, 6, 6, 6, 6, 6, 6, 6, 6, 6) // the Germans come out, no British squadron does
    .run(turn);
  expect(firstStrike.sides).toEqual(['british']);
  expect(game.question).toMatchObject({ name: 'deployment', side: 'british' });
});

test('FS-2.1a a modified roll at the factor succeeds and one above it fails', () => {
  const facts = { factor: 2, fog: false, damaged: false };
  expect([1, 2, 3].map((total) => judge(raiderAttack, total, facts))).toEqual(['hit', 'hit', 'miss']);
});

test('FS-2.1a only the random event is rolled on two dice, and their sum counts', () => {
  expect(firstStrike.checks.filter(({ dice }) => dice.count === 2).map(({ name }) => name)).toEqual(['random-event']);
  expect(firstStrike.checks.every(({ dice }) => dice.sides === 6)).toBe(true);
  expect(table().dice(1, 5).run(rollEvent).rolls).toEqual(['random-event: on-alert']);
});

test('FS-2.1b the counters are of these types', () => {
  expect(tally(SHIPS.map(({ side, type }) => `${side} ${type}`))).toEqual({
    'british CV': 3,
    'british BB': 4,
    'british BC': 1,
    'british CA': 2,
    'british CL': 3,
    'british DD': 2,
    'german BB': 4,
    'german BC': 1,
    'german CA': 1,
    'german DD': 2,
  });
});

test('FS-2.1c the Harwich Force is three carriers, two light cruisers and the destroyers', () => {
  expect(HARWICH_FORCE).toEqual(['empress', 'engadine', 'riviera', 'arethusa', 'undaunted', 'harwich-destroyers']);
});

test('FS-2.1d the maps have the spaces that the book names', () => {
  expect(STRATEGIC_SPACES).toEqual(['A', 'B', 'C', 'D', 'E', 'british-reserve', 'german-reserve', 'rescue', 'cuxhaven']);
  expect(Object.keys(RAID_ARROWS)).toEqual([
    'entry-1',
    'entry-2',
    'entry-3',
    'entry-4',
    'entry-5',
    'target-a',
    'target-b',
    'target-c',
    'target-d',
    'escape',
  ]);
  expect(Object.values(INSTALLATION_NAMES)).toEqual([
    'Airship Building Yard',
    'Airship Shed',
    'Floating Airship Shed',
    'Aeroplane Factory',
  ]);
});

test('FS-CF every counter has its factor, whole and damaged', () => {
  expect(Object.fromEntries(SHIPS.map(({ id, factor, damagedFactor }) => [id, `${factor}/${damagedFactor}`]))).toEqual({
    empress: '0/0',
    engadine: '0/0',
    riviera: '0/0',
    arethusa: '2/1',
    undaunted: '2/1',
    'harwich-destroyers': '2/1',
    '1st-battle': '4/3',
    '2nd-battle': '4/3',
    '3rd-battle': '4/3',
    '4th-battle': '4/3',
    '1st-battlecruiser': '4/3',
    '3rd-cruiser': '3/2',
    '6th-cruiser': '3/2',
    '1st-light-cruiser': '3/2',
    '2nd-flotilla': '2/1',
    'i-battle': '4/4',
    'ii-battle': '4/4',
    'iii-battle': '4/4',
    'iv-battle': '4/4',
    'i-scouting': '4/4',
    'iii-scouting': '3/3',
    'torpedo-boats-1': '2/2',
    'torpedo-boats-2': '2/2',
  });
  expect([AIRCRAFT_FACTOR, BATTERY_FACTOR, RAIDER_FACTOR]).toEqual([{ whole: 2, damaged: 1 }, 2, { 'u-boat': 2, zeppelin: 1, 'ff-19': 1 }]);
});

test('FS-CF only the factors that the text gives are said to be from the rules', () => {
  expect(SHIPS.filter(({ source }) => source === 'rules').map(({ id }) => id)).toEqual(['empress', 'engadine', 'riviera']);
});

test('FS-4.0a the six ships of the Harwich Force begin in A, and every counter is whole', () => {
  const { state } = table();
  expect([state.harwich, idsAt('harwich')]).toEqual(['A', HARWICH_FORCE]);
  expect(state.ships.filter(({ flipped, markers }) => flipped || markers > 0)).toEqual([]);
  expect(state.aircraft.filter(({ damaged }) => damaged)).toEqual([]);
});

test('FS-4.0b each carrier has the three aircraft of that morning aboard', () => {
  const { aircraft } = table().state;
  const aboard = (carrier: string): string[] =>
    aircraft.filter((each) => each.at === 'aboard' && each.carrier === carrier).map(({ id }) => id);
  expect(aboard('engadine')).toEqual(['119', '120', '122']);
  expect(aboard('riviera')).toEqual(['135', '136', '811']);
  expect(aboard('empress')).toEqual(['812', '814', '815']);
});

test('FS-4.0c nine squadrons wait in the British reserve', () => {
  expect(idsAt('british-reserve')).toEqual([
    '1st-battle',
    '2nd-battle',
    '3rd-battle',
    '4th-battle',
    '1st-battlecruiser',
    '3rd-cruiser',
    '6th-cruiser',
    '1st-light-cruiser',
    '2nd-flotilla',
  ]);
});

test('FS-4.0d E-11 lies in the Rescue space from the start, so that a U-boat there is not alone', () => {
  const game = table().raidersIn('rescue', 'u-boat-1').run(endPhase);
  expect(firstStrike.view(game.state, 'british', BUILT_IN).e11).toBe('rescue');
  expect(game.raider('u-boat-1').at).toBe('rescue');
});

test.each([
  [1, 'target-a'],
  [2, 'target-b'],
  [3, 'target-c'],
  [4, 'target-d'],
])('FS-4.0e with lot %i of four the first battery stands on %s', (lot, target) => {
  expect(
    table()
      .dice(lot, 1)
      .run(setUp)
      .state.batteries.map(({ at }) => at),
  ).toEqual([target, 'container', 'container', 'container']);
});

test('FS-4.0f the container holds 21 German counters', () => {
  const { container } = beginning(readingsOf({}));
  expect([container.length, tally(container.map(kindOf))]).toEqual([
    21,
    { 'u-boat': 3, zeppelin: 3, 'ff-19': 4, BC: 1, BB: 4, CA: 1, DD: 2, AA: 3 },
  ]);
});

test.each([
  [1, 7],
  [2, 8],
  [3, 9],
  [4, 10],
  [5, 11],
  [6, 12],
])('FS-4.0g a %i puts %i False Alarms into the container', (die, count) => {
  expect(table().dice(1, die).run(setUp).state.falseAlarms).toBe(count);
});

test('FS-4.0h with twelve in the container four more False Alarms are still at hand', () => {
  expect(table({ falseAlarms: 12 }).dice(4, 6, 2).run(rollEvent).state.falseAlarms).toBe(16);
});

test('FS-4.0i the tracks begin at alert 1, no points and turn 1, with fog on the German reserve and no other marker', () => {
  const { state } = table();
  expect(state).toMatchObject({
    alert: 1,
    turn: 1,
    fog: 'german-reserve',
    poorWeather: null,
    highWind: false,
    jellicoe: { launch: false, sortie: false },
    airRound: 0,
    hits: [0, 0, 0, 0],
    battle: null,
  });
  expect(scoreOf(BUILT_IN, state)).toEqual([]);
});
