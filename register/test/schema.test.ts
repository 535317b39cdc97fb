import { expect, test } from 'vitest';
import { asOf, type Fault, readShips } from '../index.ts';

const monarch = {
  id: 'monarch-1911',
  name: 'Monarch',
  laidDown: '1910-04',
  launched: '1911-03',
  completed: '1912-02',
  fate: { what: 'target', when: '1925' },
};
const orion = {
  class: 'Orion',
  type: 'dreadnought',
  displacement: 22200,
  speed: 21,
  armour: { plate: 'krupp-cemented', belt: 12, ends: 5, deck: 4 },
  batteries: [{ calibre: 13.5, length: 45, number: 10, broadside: 10, shell: 1250 }],
  torpedoes: { tubes: 3, calibre: 21 },
  ships: [monarch],
};
const fleet = { nation: 'british', source: 'history', classes: [orion] };

const withClass = (change: object) => ({ ...fleet, classes: [{ ...orion, ...change }] });
const withShip = (change: object) => withClass({ ships: [{ ...monarch, ...change }] });
const faultsOf = (value: unknown): readonly Fault[] => {
  const reading = readShips(value);
  return 'faults' in reading ? reading.faults : [];
};
const readOf = (value: unknown) => {
  const reading = readShips(value);
  return 'ships' in reading ? reading.ships : [];
};

test('a ship takes from her class what she does not say herself', () => {
  expect(readOf(withShip({ speed: 20, armour: { belt: 11 }, sources: { belt: 'published' } }))).toMatchObject([
    {
      id: 'monarch-1911',
      nation: 'british',
      class: 'Orion',
      speed: 20,
      displacement: 22200,
      source: 'history',
      sources: { belt: 'published' },
    },
  ]);
  expect(readOf(withShip({ armour: { belt: 11 } }))[0]?.armour).toEqual({
    plate: 'krupp-cemented',
    belt: 11,
    ends: 5,
    deck: 4,
    bulkhead: 0,
    shallow: false,
  });
});

test('what few ships have is there or left out', () => {
  const [ship] = readOf(
    withClass({
      endurance: 6730,
      lowFreeboard: true,
      batteries: [{ ...orion.batteries[0], mark: 'Mk.V', armour: 11, low: true }],
      torpedoes: { ...orion.torpedoes, onDeck: true },
      ships: [{ ...monarch, service: 'canadian', gunneryPrize: true, oil: true }],
    }),
  );
  expect(ship).toMatchObject({ endurance: 6730, lowFreeboard: true, service: 'canadian', gunneryPrize: true, oil: true });
  expect(ship?.batteries[0]).toMatchObject({ mark: 'Mk.V', armour: 11, low: true });
  expect(ship?.torpedoes).toEqual({ tubes: 3, calibre: 21, onDeck: true });
  for (const key of ['endurance', 'lowFreeboard', 'service', 'gunneryPrize', 'oil', 'built'])
    expect(readOf(fleet)[0]).not.toHaveProperty(key);
});

test('where the mounts stand is read from short words', () => {
  const layout = { fore: '2x2', midships: '1x2', aft: '1x3+1x1' };
  expect(readOf(withClass({ batteries: [{ ...orion.batteries[0], layout }] }))[0]?.batteries[0]?.layout).toEqual({
    fore: [{ mounts: 2, barrels: 2 }],
    midships: [{ mounts: 1, barrels: 2 }],
    aft: [
      { mounts: 1, barrels: 3 },
      { mounts: 1, barrels: 1 },
    ],
  });
});

test('a fit tells what was different in some years, and the ship as of a year is made of it', () => {
  const [ship] = readOf(
    withShip({
      light: { guns: 8, highAngle: 2 },
      fits: [
        { from: '1912-02', until: '1914', light: { guns: 4, highAngle: 0 }, sources: { light: 'published' } },
        { from: '1917', speed: 20, armour: { deck: 5 } },
      ],
    }),
  );
  if (ship === undefined) throw new Error('She was not read.');
  expect(asOf(ship, 1911)).toMatchObject({ speed: 21, light: { guns: 8, highAngle: 2 }, sources: {} });
  expect(asOf(ship, 1913)).toMatchObject({ speed: 21, light: { guns: 4, highAngle: 0 }, sources: { light: 'published' } });
  expect(asOf(ship, 1914)).toMatchObject({ speed: 21, light: { guns: 8, highAngle: 2 }, sources: {} });
  expect(asOf(ship, 1917)).toMatchObject({ speed: 20, armour: { belt: 12, deck: 5 }, light: { guns: 8 } });
  expect(asOf(ship, 1917)).not.toHaveProperty('fits');
});

test('the fits of a class hold for those of its ships that have none of their own', () => {
  const refit = [{ from: '1917', speed: 20 }];
  const [older, younger] = readOf(withClass({ fits: refit, ships: [monarch, { ...monarch, id: 'orion', fits: [] }] }));
  expect([older?.fits?.length, younger?.fits?.length]).toEqual([1, 0]);
});

test('a month may be unknown, and a ship need not be launched or completed', () => {
  const { launched: _, completed: __, ...unfinished } = { ...monarch, laidDown: '1910' };
  const [ship] = readOf(withClass({ ships: [unfinished] }));
  expect(ship?.laidDown).toEqual({ year: 1910 });
  expect(ship).not.toHaveProperty('completed');
});

test.each([
  ['not an object', 7, '', 'expected an object, found 7'],
  ['nation', { ...fleet, nation: 'swiss' }, 'nation', 'expected one of british, german'],
  ['nothing to read', { nation: 'british', source: 'history' }, 'classes', 'missing'],
  ['misspelt key', withClass({ sped: 21 }), 'classes[0].sped', 'unknown key'],
  ['text for a number', withClass({ speed: '21' }), 'classes[0].speed', 'expected 5 to 45 knots, found "21"'],
  ['absurd belt', withClass({ armour: { ...orion.armour, belt: 120 } }), 'classes[0].armour.belt', 'expected 0 to 25 inches, found 120'],
  ['plate', withClass({ armour: { ...orion.armour, plate: 'gold' } }), 'classes[0].armour.plate', 'expected one of krupp-cemented'],
  [
    'half a gun',
    withClass({ batteries: [{ ...orion.batteries[0], number: 1.5 }] }),
    'classes[0].batteries[0].number',
    'whole number of guns',
  ],
  [
    'too many guns bear',
    withClass({ batteries: [{ ...orion.batteries[0], broadside: 11 }] }),
    'classes[0].batteries[0].broadside',
    '11 guns cannot bear',
  ],
  [
    'source',
    withClass({ sources: { belt: 'hearsay' } }),
    'classes[0].sources.belt',
    'expected one of rules, published, history, reconstructed',
  ],
  ['figure', withClass({ sources: { beauty: 'history' } }), 'classes[0].sources.beauty', 'unknown key'],
  ['date', withShip({ launched: 'March 1911' }), 'classes[0].ships[0].launched', 'expected a date'],
  ['month', withShip({ launched: '1911-13' }), 'classes[0].ships[0].launched', 'expected a date'],
  ['order of dates', withShip({ launched: '1913-01' }), 'classes[0].ships[0].completed', 'is before launched'],
  ['id', withShip({ id: 'HMS Monarch' }), 'classes[0].ships[0].id', 'small letters'],
  ['a mark that says no', withClass({ oil: false }), 'classes[0].oil', 'expected true, or no such key'],
  ['endurance', withClass({ endurance: 5 }), 'classes[0].endurance', 'expected 200 to 20000 nautical miles, found 5'],
  [
    'armour over guns',
    withClass({ batteries: [{ ...orion.batteries[0], armour: 30 }] }),
    'classes[0].batteries[0].armour',
    'expected 0 to 25 inches, found 30',
  ],
  [
    'tubes',
    withClass({ torpedoes: { ...orion.torpedoes, onDeck: 'yes' } }),
    'classes[0].torpedoes.onDeck',
    'expected true, or no such key',
  ],
  [
    'mounts',
    withClass({ batteries: [{ ...orion.batteries[0], layout: { fore: '2 twins' } }] }),
    'classes[0].batteries[0].layout.fore',
    'expected mounts and guns in each',
  ],
  [
    'a place on no ship',
    withClass({ batteries: [{ ...orion.batteries[0], layout: { keel: '5x2' } }] }),
    'classes[0].batteries[0].layout.keel',
    'unknown key',
  ],
  [
    'mounts for more guns',
    withClass({ batteries: [{ ...orion.batteries[0], layout: { fore: '3x2', aft: '3x2' } }] }),
    'classes[0].batteries[0].layout',
    '12 guns stand there: there are 10',
  ],
  ['light guns', withClass({ light: { guns: 2, highAngle: 3 } }), 'classes[0].light.highAngle', '3 of 2 guns'],
  ['fits out of order', withClass({ fits: [{ from: '1917' }, { from: '1915' }] }), 'classes[0].fits[1].from', 'is before the fit above it'],
  [
    'a fit that ends before it began',
    withShip({ fits: [{ from: '1917', until: '1915' }] }),
    'classes[0].ships[0].fits[0].until',
    'is before',
  ],
  ['service', withShip({ service: 'scottish' }), 'classes[0].ships[0].service', 'expected one of australian, canadian, new-zealand'],
  ['a class of one', withShip({ built: 1 }), 'classes[0].ships[0].built', 'expected 2 to 100 ships, found 1'],
  ['no fate', withShip({ fate: undefined }), 'classes[0].ships[0].fate', 'missing'],
  ['carrier without aeroplanes', withShip({ type: 'carrier' }), 'classes[0].ships[0].aircraft', 'a carrier carries some'],
  ['second fleet', [fleet, { ...fleet, source: 'x' }], '[1].source', 'expected one of'],
])('refused with place and reason: %s', (_, value, place, reason) => {
  expect(faultsOf(value)).toEqual([{ place, reason: expect.stringContaining(reason) }]);
});

test('what neither ship nor class gives is missed at the ship', () => {
  const { speed: _, ...slow } = orion;
  expect(faultsOf({ ...fleet, classes: [slow] })).toEqual([
    { place: 'classes[0].ships[0].speed', reason: 'missing: neither the ship nor her class gives it' },
  ]);
  expect(faultsOf(withClass({ armour: { plate: 'iron', belt: 4, deck: 0 } }))).toMatchObject([
    { place: 'classes[0].ships[0].armour.ends' },
  ]);
});

test('all faults are told at once', () => {
  expect(faultsOf(withClass({ speed: 0, displacement: 0 })).map(({ place }) => place)).toEqual([
    'classes[0].displacement',
    'classes[0].speed',
  ]);
});

test('two ships cannot share an id', () => {
  expect(faultsOf([fleet, fleet])).toEqual([
    { place: 'british: Orion: Monarch', reason: 'the id "monarch-1911" is taken by another ship' },
  ]);
});
