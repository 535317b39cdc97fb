import { expect, test } from 'vitest';
import { readBattle } from '../battles.ts';
import type { Fault } from '../reading.ts';

const sides = [
  {
    id: 'british',
    nations: ['british'],
    commander: 'Cradock',
    flagship: 'good-hope',
    squadrons: [
      { id: 'line', name: 'The line', commander: 'Cradock', flagship: 'good-hope', ships: ['good-hope', 'monmouth'] },
      { id: 'late', name: 'Canopus', flagship: 'canopus', ships: ['canopus'] },
    ],
  },
  {
    id: 'german',
    nations: ['german'],
    commander: 'Spee',
    flagship: 'scharnhorst',
    squadrons: [{ id: 'spee', name: 'Spee', flagship: 'scharnhorst', ships: ['scharnhorst', 'gneisenau'] }],
  },
] as const;
const first = { squadron: 'line', course: 'SbE', speed: 16, formation: 'line-ahead' };
const other = { ...first, squadron: 'spee', off: { squadron: 'line', bearing: 'E', range: 7.4 } };
const opening = { id: 'sunset', title: 'Sunset', time: '18:18', words: 'They meet.', stations: [first, other] };
const clear = { time: '18:00', light: 'day', weather: 'clear', visibility: 10 };
const result = {
  winner: 'german',
  words: 'Two are lost.',
  ships: [{ ship: 'monmouth', end: 'sunk', time: '21:28' }],
  casualties: [{ side: 'british', killed: 1654 }],
};
const coronel = {
  id: 'coronel',
  title: 'Coronel',
  date: '1914-11-01',
  place: 'Off Chile',
  clock: 'local time',
  sides,
  openings: [opening],
  conditions: [clear],
  result,
  literature: ['Corbett'],
  source: 'history',
};

const withOpening = (change: object) => ({ ...coronel, openings: [{ ...opening, ...change }] });
const withStation = (change: object) => withOpening({ stations: [first, { ...other, ...change }] });
const withConditions = (change: object) => ({ ...coronel, conditions: [clear, { ...clear, time: '18:50', ...change }] });
const withResult = (change: object) => ({ ...coronel, result: { ...result, ...change } });
const withLine = (change: object) => ({
  ...coronel,
  sides: [{ ...sides[0], squadrons: [{ ...sides[0].squadrons[0], ...change }, sides[0].squadrons[1]] }, sides[1]],
});

const faultsOf = (value: unknown): readonly Fault[] => {
  const reading = readBattle(value);
  return 'faults' in reading ? reading.faults : [];
};
const readOf = (value: unknown) => {
  const reading = readBattle(value);
  return 'battle' in reading ? reading.battle : expect.unreachable();
};

test('days and times are numbers once they are read', () => {
  expect(readOf(coronel)).toMatchObject({
    date: { year: 1914, month: 11, day: 1 },
    openings: [{ time: 18 * 60 + 18 }],
    conditions: [{ time: 18 * 60 }],
    result: { ships: [{ ship: 'monmouth', time: 21 * 60 + 28 }] },
  });
});

test('what few battles have is there or left out', () => {
  const [plain] = readOf(coronel).openings;
  expect([plain.arrivals, plain.without]).toEqual([[], []]);
  expect(readOf(coronel)).not.toHaveProperty('besides');
  expect(readOf(coronel).sources).toEqual({});
  const late = { squadron: 'late', time: '20:00', from: 'S' };
  expect(readOf(withOpening({ arrivals: [late], without: ['monmouth'] })).openings[0]).toMatchObject({
    arrivals: [{ squadron: 'late', time: 20 * 60, from: 'S' }],
    without: ['monmouth'],
  });
  const dusk = { light: 'dusk', wind: { from: 'S', force: 6 }, sea: 'rough', favours: 'german' };
  expect(readOf(withConditions(dusk)).conditions[1]).toMatchObject(dusk);
  const hurt = { ship: 'scharnhorst', end: 'damaged', hits: { light: 2 }, words: 'Hardly.' };
  expect(readOf(withResult({ winner: null, ships: [hurt] })).result).toMatchObject({ winner: null, ships: [hurt] });
  expect(readOf({ ...coronel, sources: { hits: 'reconstructed' }, besides: 'Colliers.' })).toMatchObject({
    besides: 'Colliers.',
    sources: { hits: 'reconstructed' },
  });
});

test.each([
  ['not an object', 7, '', 'expected an object, found 7'],
  ['misspelt key', { ...coronel, tide: 'low' }, 'tide', 'unknown key'],
  ['day', { ...coronel, date: '1914-11' }, 'date', 'expected a day'],
  ['day of the month', { ...coronel, date: '1914-11-32' }, 'date', 'expected a day'],
  ['no books', { ...coronel, literature: [] }, 'literature', 'one book at least'],
  ['figure', { ...coronel, sources: { courage: 'history' } }, 'sources.courage', 'unknown key'],
  ['one side', { ...coronel, sides: [sides[0]] }, 'sides', 'expected two sides, found 1'],
  ['three sides', { ...coronel, sides: [...sides, { ...sides[1], id: 'chilean' }] }, 'sides', 'expected two sides, found 3'],
  ['a side against itself', { ...coronel, sides: [sides[0], { ...sides[1], id: 'british' }] }, 'sides', 'british stands there twice'],
  ['nation', { ...coronel, sides: [{ ...sides[0], nations: ['swiss'] }, sides[1]] }, 'sides[0].nations[0]', 'expected one of british'],
  ['fleet flagship', { ...coronel, sides: [{ ...sides[0], flagship: 'lion' }, sides[1]] }, 'sides[0].flagship', 'no ship lion'],
  ['flagship elsewhere', withLine({ flagship: 'canopus' }), 'sides[0].squadrons[0].flagship', 'no ship canopus'],
  ['no ships', withLine({ ships: [] }), 'sides[0].squadrons[0].ships', 'one ship at least'],
  ['name for an id', withLine({ ships: ['Good Hope'] }), 'sides[0].squadrons[0].ships[0]', 'small letters'],
  ['ship twice', withLine({ ships: ['good-hope', 'canopus'] }), 'sides', 'canopus stands there twice'],
  ['squadron twice', withLine({ id: 'late' }), 'sides', 'late stands there twice'],
  ['nobody there', withOpening({ stations: [] }), 'openings[0].stations', 'one station at least'],
  ['stranger', withStation({ squadron: 'togo' }), 'openings[0].stations[1].squadron', 'no squadron togo in this battle'],
  ['two places at once', withStation({ squadron: 'line' }), 'openings[0].stations', 'line stands there twice'],
  ['course', withStation({ course: 'south' }), 'openings[0].stations[1].course', 'expected one of N, NbE'],
  ['formation', withStation({ formation: 'square' }), 'openings[0].stations[1].formation', 'expected one of line-ahead'],
  ['absurd speed', withStation({ speed: 200 }), 'openings[0].stations[1].speed', 'expected 0 to 40 knots'],
  ['nowhere', withStation({ off: undefined }), 'openings[0].stations[1]', 'expected to be seen from'],
  [
    'seen from one not yet placed',
    withStation({ off: { ...other.off, squadron: 'late' } }),
    'openings[0].stations[1]',
    'expected to be seen from',
  ],
  ['first seen from another', withOpening({ stations: [other] }), 'openings[0].stations[0]', 'expected to be seen from'],
  ['time', withOpening({ time: '6.18 p.m.' }), 'openings[0].time', 'expected a time'],
  ['hour', withOpening({ time: '24:00' }), 'openings[0].time', 'expected a time'],
  [
    'comes and is there',
    withOpening({ arrivals: [{ squadron: 'spee', time: '20:00', from: 'S' }] }),
    'openings[0].arrivals',
    'spee is there already',
  ],
  [
    'comes before it begins',
    withOpening({ arrivals: [{ squadron: 'late', time: '18:18', from: 'S' }] }),
    'openings[0].arrivals',
    'late is there already',
  ],
  ['ghost', withOpening({ without: ['lion'] }), 'openings[0].without[0]', 'no ship lion'],
  ['openings out of order', { ...coronel, openings: [opening, { ...opening, id: 'noon', time: '12:00' }] }, 'openings[1]', 'not later'],
  ['opening twice', { ...coronel, openings: [opening, { ...opening, time: '19:00' }] }, 'openings', 'sunset stands there twice'],
  ['weather at the same time', withConditions({ time: '18:00' }), 'conditions[1]', 'not later'],
  [
    'weather out of order',
    { ...coronel, conditions: [clear, { ...clear, time: '20:00' }, { ...clear, time: '19:00' }] },
    'conditions[2]',
    'not later',
  ],
  ['weather too late', { ...coronel, conditions: [{ ...clear, time: '18:19' }] }, 'conditions', 'nothing is known of the first opening'],
  ['light', withConditions({ light: 'gloom' }), 'conditions[1].light', 'expected one of day'],
  ['hurricane', withConditions({ wind: { from: 'S', force: 13 } }), 'conditions[1].wind.force', 'expected 0 to 12 of Beaufort'],
  ['light for nobody', withConditions({ favours: 'chilean' }), 'conditions[1].favours', 'no side chilean'],
  ['winner', withResult({ winner: 'chilean' }), 'result.winner', 'no side chilean'],
  ['winner left out', withResult({ winner: undefined }), 'result.winner', 'missing'],
  ['fate of a stranger', withResult({ ships: [{ ship: 'lion', end: 'sunk' }] }), 'result.ships[0].ship', 'no ship lion'],
  ['end', withResult({ ships: [{ ship: 'monmouth', end: 'lost' }] }), 'result.ships[0].end', 'expected one of sunk'],
  [
    'no hits',
    withResult({ ships: [{ ship: 'monmouth', end: 'sunk', hits: { heavy: 0 } }] }),
    'result.ships[0].hits.heavy',
    'expected 1 to 300 hits',
  ],
  ['dead twice', withResult({ ships: [...result.ships, ...result.ships] }), 'result.ships', 'monmouth stands there twice'],
  ['half a man', withResult({ casualties: [{ side: 'british', killed: 0.5 }] }), 'result.casualties[0].killed', 'whole number of men'],
])('refused with place and reason: %s', (_, value, place, reason) => {
  expect(faultsOf(value)).toEqual([{ place, reason: expect.stringContaining(reason) }]);
});

test('all faults are told at once', () => {
  const places = faultsOf({ ...withResult({ winner: 'chilean' }), title: '', conditions: [{ ...clear, light: 'gloom' }] });
  expect(places.map(({ place }) => place)).toEqual(['title', 'conditions[0].light', 'result.winner']);
});
