/** Battles made of choices. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../chart/hex.ts';
import { SHIPS } from '../../../register/index.ts';
import { fuzz } from '../../../test/fuzz.ts';
import type { Battle } from '../data/battle.ts';
import { type Choices, idOf, lackOf, MEETINGS, optionsFor, packOf } from '../data/builder.ts';
import { BEGINNING, choicesOf, inYear, isFull, keeping, lasting, withShips } from '../data/choices.ts';
import { shipsOf, squadronsOf, weightOf } from '../data/fleets.ts';
import { dataFor, PLANS } from '../data/pack.ts';
import { grandFleets } from '../index.ts';
import { laws } from '../laws.ts';
import { readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import type { Side } from '../state.ts';

const CHOICES: Choices = {
  ...BEGINNING,
  title: 'Off the Dogger',
  year: 1915,
  turns: 9,
  range: 10,
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
  expect(facings('passing')).toEqual(new Set(['blue 4', 'red 1']));
  for (const meeting of ['blue-chased', 'red-chased', 'parallel'] as const) expect(facings(meeting)).toEqual(new Set(['blue 4', 'red 4']));
});

test('GF-15.3 whoever is chased may get away', () => {
  expect(MEETINGS.map((meeting) => battleOf({ ...CHOICES, meeting }).escapes.map(({ side }) => side))).toEqual([
    [],
    ['blue'],
    ['red'],
    [],
    [],
  ]);
});

test.each([
  ['as far as anybody sees', { visibility: 6 }, [{ from: 1, visibility: 6, exposed: null, dark: false }]],
  ['against the light', { exposed: 'red' }, [{ from: 1, visibility: null, exposed: 'red', dark: false }]],
  ['night falls', { nightfall: 4 }, [{ from: 4, visibility: null, exposed: null, dark: true }]],
  ['night from the beginning', { nightfall: 1, visibility: 8, exposed: 'red' }, [{ from: 1, visibility: 8, exposed: null, dark: true }]],
  [
    'a day that ends',
    { nightfall: 6, visibility: 8, exposed: 'blue' },
    [
      { from: 1, visibility: 8, exposed: 'blue', dark: false },
      { from: 6, visibility: 8, exposed: null, dark: true },
    ],
  ],
] as const)('GF-15.4 %s', (_, changes, light) => {
  expect(battleOf({ ...CHOICES, ...changes }).light).toEqual(light);
});

test('GF-12.1 GF-12.4.1 crews and wind', () => {
  const { berths, wind } = battleOf({ ...CHOICES, crews: { blue: 'green', red: 'elite' }, wind: 'SW' });
  expect(new Set(berths.map(({ side, crew }) => `${side} ${crew}`))).toEqual(new Set(['blue green', 'red elite']));
  expect(wind).toBe('SW');
  for (const calm of ['none', 'rolled'] as const) expect(battleOf({ ...CHOICES, wind: calm }).wind).toBeNull();
});

const FLYERS: Choices['aircraft'] = [
  { type: 'short-184', side: 'blue', ship: 'southampton' },
  { type: 'zeppelin-p', side: 'red', ship: null },
];

test('GF-9 aircraft aboard, and from home', () => {
  const { aircraft } = battleOf({ ...CHOICES, aircraft: FLYERS });
  expect(aircraft).toMatchObject([
    { side: 'blue', ship: 'southampton', arrives: 1 },
    { side: 'red', ship: null, arrives: 3 },
  ]);
});

test('switches without which a choice would make no difference', () => {
  expect(optionsFor(CHOICES)).toEqual({});
  const all = { crews: { blue: 'average', red: 'elite' }, nightfall: 3, wind: 'rolled', aircraft: FLYERS } as const;
  expect(optionsFor({ ...CHOICES, ...all })).toEqual({ crews: 'on', night: 'on', wind: 'on', aircraft: 'on' });
});

describe('choices', () => {
  const NIGHT: Choices = { ...CHOICES, crews: { blue: 'green', red: 'elite' }, wind: 'SW', nightfall: 4, visibility: 7, aircraft: FLYERS };

  test.each(MEETINGS)('a battle that was saved is opened as it was: %s', (meeting) => {
    for (const choices of [CHOICES, NIGHT, { ...NIGHT, exposed: 'blue', nightfall: null, form: 'line-abreast' } as const]) {
      const pack = packOf({ ...choices, meeting });
      const [plan = expect.unreachable()] = dataFor(JSON.parse(JSON.stringify(pack))).brought.battles;
      expect(packOf(choicesOf(plan))).toEqual(pack);
    }
  });

  test.each(PLANS.map(({ id }) => id))('%s can be changed', (id) => {
    const plan = PLANS.find((each) => each.id === id) ?? expect.unreachable();
    const choices = choicesOf(plan);
    expect(
      battleOf(choices)
        .berths.map(({ ship }) => ship)
        .sort(),
    ).toEqual(Object.values(choices.fleets).flat().sort());
    expect(choices).toMatchObject({ title: plan.title, year: plan.year });
  });

  test('ships come and go, with their aircraft', () => {
    const more = withShips({ ...CHOICES, aircraft: FLYERS }, 'red', ['blucher']);
    expect(more.fleets.red.at(-1)).toBe('blucher');
    const less = keeping(more, (ship) => ship !== 'southampton');
    expect([less.fleets.blue, less.aircraft]).toEqual([['lion', 'tiger', 'birmingham'], [FLYERS[1]]]);
    expect(inYear(CHOICES, 1912).fleets).toEqual({ blue: ['lion', 'southampton'], red: ['moltke'] });
  });

  test('night does not fall after the last turn', () => {
    expect([lasting(NIGHT, 4).nightfall, lasting(NIGHT, 3).nightfall]).toEqual([4, null]);
  });

  test('there is room for three hundred ships', () => {
    expect([isFull(CHOICES, 293), isFull(CHOICES, 294)]).toEqual([false, true]);
  });
});

test('what a fleet weighs', () => {
  expect(weightOf(['tiger', 'southampton'], 1915)).toEqual({ hull: 30, guns: 8, tubes: 6, speed: 5 });
  expect(weightOf([], 1915)).toEqual({ hull: 0, guns: 0, tubes: 0, speed: 0 });
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
