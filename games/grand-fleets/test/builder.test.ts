/** Battles made of choices. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { SHIPS } from '../../../register/index.ts';
import { fuzz } from '../../../test/fuzz.ts';
import type { Battle } from '../data/battle.ts';
import { type Choices, hullOf, idOf, lackOf, MEETINGS, packOf, shipsOf, squadronsOf } from '../data/builder.ts';
import { dataFor } from '../data/pack.ts';
import { grandFleets } from '../index.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import type { Side } from '../state.ts';

const CHOICES: Choices = {
  title: 'Off the Dogger',
  year: 1915,
  turns: 9,
  meeting: 'meeting',
  range: 10,
  visibility: null,
  form: 'line-ahead',
  fleets: { blue: ['lion', 'tiger', 'southampton', 'birmingham'], red: ['seydlitz', 'moltke', 'derfflinger'] },
};

const battleOf = (choices: Choices): Battle =>
  dataFor(JSON.parse(JSON.stringify(packOf(choices)))).battles.get(idOf(choices)) ?? expect.unreachable();

const rangeIn = ({ berths }: Battle): number => {
  const hexes = (side: Side) => berths.filter((berth) => berth.side === side).map(({ hex }) => hex);
  return Math.min(...hexes('blue').flatMap((one) => hexes('red').map((other) => distance(one, other))));
};

describe.each(MEETINGS)('%s', (meeting) => {
  test.each(['line-ahead', 'line-abreast'] as const)(
    'GF-2.1.1 %s: its file can be read, and begins a battle that breaks no law',
    (form) => {
      const choices = { ...CHOICES, meeting, form };
      const state = beginning(battleOf(choices), readingsOf({}));
      expect(laws(state, dataFor(packOf(choices)))).toEqual([]);
      expect(state.squadrons.every(({ valid }) => valid)).toBe(true);
      expect(battleOf(choices)).toMatchObject({ title: 'Off the Dogger', year: 1915, turns: 9, light: [] });
    },
  );

  test('GF-2.1.3 the fleets begin so many hexes apart', () => {
    for (const range of [4, 10, 25]) expect(rangeIn(battleOf({ ...CHOICES, meeting, range }))).toBe(range);
  });
});

test('GF-2.1.3 courses: towards each other, one after the other, side by side', () => {
  const facings = (meeting: Choices['meeting']) =>
    new Set(battleOf({ ...CHOICES, meeting }).berths.map(({ side, facing }) => `${side} ${facing}`));
  expect(facings('meeting')).toEqual(new Set(['blue 4', 'red 1']));
  for (const meeting of ['blue-chased', 'red-chased', 'parallel'] as const) expect(facings(meeting)).toEqual(new Set(['blue 4', 'red 4']));
});

test('GF-15.3 whoever is chased may get away', () => {
  expect(MEETINGS.map((meeting) => battleOf({ ...CHOICES, meeting }).escapes.map(({ side }) => side))).toEqual([[], ['blue'], ['red'], []]);
});

test('GF-15.4 what can be seen', () => {
  expect(battleOf({ ...CHOICES, visibility: 6 }).light).toMatchObject([{ from: 1, visibility: 6 }]);
});

test('GF-4.1b ships of a type form squadrons, and those who are too few join others', () => {
  expect(squadronsOf(['southampton', 'lion', 'birmingham', 'tiger'], 1915)).toEqual([['lion', 'tiger', 'southampton', 'birmingham']]);
  const ten = SHIPS.filter(({ type, nation }) => type === 'dreadnought' && nation === 'british').slice(0, 10);
  expect(
    squadronsOf(
      ten.map(({ id }) => id),
      1916,
    ).map(({ length }) => length),
  ).toEqual([8, 2]);
});

test('a side is called after its nation, or by its colour where both are of one', () => {
  expect(battleOf(CHOICES).names).toEqual({ blue: 'British fleet', red: 'German fleet' });
  const civil = { ...CHOICES, fleets: { blue: ['lion'], red: ['tiger'] } };
  expect(battleOf(civil).names).toEqual({ blue: 'Blue fleet', red: 'Red fleet' });
});

test('ships are offered from the year of their completion, with their cards', () => {
  const offered = (year: number) => shipsOf(year).map(({ id }) => id);
  expect([offered(1913).includes('tiger'), offered(1914).includes('tiger')]).toEqual([false, true]);
  expect(hullOf(['tiger', 'southampton'], 1915)).toBe(30);
});

test.each([
  ['no title', { title: ' ' }, 'The battle wants a title.'],
  ['nobody', { fleets: { blue: ['lion'], red: [] } }, 'The red fleet has no ships yet.'],
  ['nothing', {}, null],
])('%s is wanting', (_, changes, words) => {
  expect(lackOf({ ...CHOICES, ...changes })).toBe(words);
});

test.each([
  ['Off the Dogger', 'own-off-the-dogger'],
  ['Blücher — again!', 'own-blucher-again'],
  ['日本海', 'own-battle'],
  ['x'.repeat(60), `own-${'x'.repeat(30)}`],
])('%s has an id that no battle of ours has', (title, id) => {
  expect(idOf({ title })).toBe(id);
  expect(battleOf({ ...CHOICES, title }).title).toBe(title);
});

test('all ships of a year against each other', () => {
  const all = shipsOf(1916).map(({ id }) => id);
  const fleets = { blue: all.slice(0, 120), red: all.slice(120, 240) };
  for (const meeting of MEETINGS)
    expect(
      laws(
        beginning(battleOf({ ...CHOICES, year: 1916, meeting, fleets }), readingsOf({})),
        dataFor(packOf({ ...CHOICES, year: 1916, meeting, fleets })),
      ),
    ).toEqual([]);
});

test('a battle that was built is fought to its end', () => {
  const data = dataFor(packOf(CHOICES));
  expect(fuzz({ ...grandFleets, dataFor: () => data }, idOf(CHOICES), {}, 0, 1, 20).games).toBe(1);
});
