import { expect, test } from 'vitest';
import { BUILT_IN } from '../data/data.ts';
import type { Base, Zone } from '../data/map.ts';
import { BASE_FACTS, BASES, BORDERS, NARROWS, ZONE_FACTS, ZONES } from '../data/map.ts';
import { pointsFor } from '../rules/control.ts';

const ALL: readonly Base[] = [...BASES, 'alexandria', 'suez'];
/** As the rules ask it. */
const touch = (a: Zone, b: Zone) => BUILT_IN.neighbours[a].includes(b);

test('NN-8.2 borders count both ways: each pair stands once, and no zone borders itself', () => {
  expect(BUILT_IN.neighbours).toEqual({
    baltic: ['north-sea'],
    'north-sea': ['baltic', 'north-atlantic'],
    'north-atlantic': ['north-sea', 'american-waters', 'central-atlantic'],
    'american-waters': ['north-atlantic', 'central-atlantic'],
    'central-atlantic': ['north-atlantic', 'south-atlantic', 'american-waters'],
    'south-atlantic': ['central-atlantic', 'western-med', 'red-sea'],
    'red-sea': ['south-atlantic'],
    'western-med': ['south-atlantic', 'central-med'],
    'central-med': ['western-med', 'eastern-med'],
    'eastern-med': ['central-med', 'black-sea'],
    'black-sea': ['eastern-med'],
  });
});

test.each([
  ['north-atlantic', 'american-waters', 'NN-8.7a'],
  ['central-atlantic', 'south-atlantic', 'NN-6.8c'],
  ['south-atlantic', 'red-sea', 'NN-6.8e'],
  ['south-atlantic', 'western-med', 'NN-9.2'],
  ['north-sea', 'baltic', 'NN-9.4'],
  ['eastern-med', 'black-sea', 'NN-9.3'],
] as const)('NN-8.2 %s and %s touch, as %s has it, and the map says that the rules say so', (a, b, _rule) => {
  expect(BORDERS.find(({ zones }) => zones.includes(a) && zones.includes(b))?.source).toBe('rules');
});

test('NN-8.2 the closed seas have one way out, and the Mediterranean is entered by the Strait alone', () => {
  const neighbours = (zone: Zone) => ZONES.filter((other) => touch(zone, other));
  expect([neighbours('baltic'), neighbours('black-sea')]).toEqual([['north-sea'], ['eastern-med']]);
  expect(touch('central-atlantic', 'western-med')).toBe(false);
});

test('NN-8.2 from every base there is one route only to a zone on which it does not open', () => {
  for (const base of ALL) {
    const { zones } = BASE_FACTS[base];
    const ends = zones.flatMap((via) => ZONES.filter((to) => touch(via, to) && !zones.includes(to)));
    const open = ends.filter((zone) => zone !== 'american-waters' || BASE_FACTS[base].side === 'allied');
    expect(new Set(open).size, base).toBe(open.length);
  }
});

test('NN-9.1 every narrows lies on a border', () => {
  expect(NARROWS.filter(({ zones: [a, b] }) => !touch(a, b))).toEqual([]);
});

test('NN-8.4e at the start both sides have a base on every zone, but for the one that is closed to the Central Powers', () => {
  const lacking = (side: string) =>
    ZONES.filter((zone) => !BASES.some((base) => BASE_FACTS[base].side === side && BASE_FACTS[base].zones.includes(zone)));
  expect([lacking('allied'), lacking('central')]).toEqual([[], ['american-waters']]);
});

test('NN-5.5a eighteen bases, each with a chit of its own', () => {
  expect([new Set(BASES).size, BASES.length]).toEqual([18, 18]);
  expect(BASES.filter((base) => BASE_FACTS[base].side === 'allied')).toHaveLength(9);
});

test('NN-3.12a the halves of Alexandria/Suez share its zones and its repair points', () => {
  const { alexandria, suez, 'alexandria-suez': whole } = BASE_FACTS;
  expect([...alexandria.zones, ...suez.zones]).toEqual(whole.zones);
  expect(alexandria.repair + suez.repair).toBe(whole.repair);
});

test('NN-10.2 repair capacities go from 1 to 14, and the figures of the rules are marked as such', () => {
  const capacities = ALL.map((base) => BASE_FACTS[base].repair);
  expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([1, 14]);
  expect([BASE_FACTS.toulon, BASE_FACTS['alexandria-suez'], BASE_FACTS['canada-usa']]).toMatchObject([
    { repair: 4, source: 'rules' },
    { repair: 2, source: 'rules' },
    { repair: 2, source: 'rules' },
  ]);
});

test('NN-4.2b only the figures that the book states are marked as its own', () => {
  expect(ZONES.filter((zone) => ZONE_FACTS[zone].source === 'rules')).toEqual(['north-sea', 'american-waters']);
  expect([pointsFor(BUILT_IN, 'north-sea', 'allied'), pointsFor(BUILT_IN, 'north-sea', 'central')]).toEqual([4, 5]);
});

test('NN-8.1 Gibraltar opens on the Central Atlantic, the South Atlantic and the Western Mediterranean', () => {
  expect(BASE_FACTS.gibraltar.zones).toEqual(['central-atlantic', 'south-atlantic', 'western-med']);
});

test('NN-3.10a neither refuge from Gibraltar lies on a zone of Gibraltar', () => {
  const refuges = [...BASE_FACTS.malta.zones, ...BASE_FACTS.britain.zones];
  expect(refuges.filter((zone) => BASE_FACTS.gibraltar.zones.includes(zone))).toEqual([]);
});
