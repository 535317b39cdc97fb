import { expect, test } from 'vitest';
import { AREA_FACTS, AREAS, type Area, DUTCH_WATERS, GERMAN_PORTS, LINKS, NORTH_SEA, POINT_CONTACTS } from '../data/areas.ts';
import { areAdjacent, BUILT_IN, distance, neighbours } from '../data/data.ts';

const pairOf = ([a, b]: readonly [Area, Area]) => [a, b].sort().join(' / ');
const pairs = LINKS.map(({ areas }) => pairOf(areas));
const namesOf = (areas: readonly Area[]) => areas.map((area) => AREA_FACTS[area].name).sort();

/** Every area that the rules' text names, in its spelling; the added ones are ours. */
const NAMED = [
  ['Arabian Sea', 'Australian Bight', 'Azores', 'Bay of Bengal', 'Bay of Biscay', 'Bering Sea', 'Bonin Islands', 'Brazil'],
  ['Cape Horn', 'Cape of Good Hope', 'Caribbean', 'Caroline Islands', 'Central Pacific', 'Chatham Island', 'Cocos Island'],
  ['Coral Sea', 'Coronel', 'Denmark Strait', 'Dutch East Indies', 'Eastern Seaboard', 'Galapagos', 'Gulf of Alaska'],
  ['Gulf of California', 'Gulf of Guinea', 'Gulf of Mexico', 'Gulf of Panama', 'Gulf of Thailand', 'Hawaii', 'Labrador Sea'],
  ['Madeira', 'Marshall Islands', 'Mouths of the Amazon', 'Mozambique Channel', 'Narrows', 'North Sea', 'Norwegian Sea'],
  ['Outer Banks', 'Philippine Sea', 'Phoenix Island', 'Rio de la Plata', 'Samoa', 'Sea of Japan', 'Solomons', 'South China Sea'],
  ['South Pacific', 'Tahiti', 'Tasman Sea', 'Tehuantepec', 'Timor Sea', 'West Coast', 'Western Approaches', 'Western Atlantic'],
  ['Western Pacific', 'Windward Isles', 'Yellow Sea'],
].flat();

test('CW-2.1a every area that the rules name is on the map, and the five others say that they are ours', () => {
  expect(NAMED).toHaveLength(55);
  expect(namesOf(AREAS.filter((area) => AREA_FACTS[area].sources.area === 'rules'))).toEqual([...NAMED].sort());
  expect(namesOf(AREAS.filter((area) => AREA_FACTS[area].sources.area === 'reconstructed'))).toEqual([
    'Chagos Islands',
    'Easter Island',
    'Marquesas',
    'South Atlantic',
    'Southern Indian Ocean',
  ]);
});

test('CW-2.1a an id is the name of its area in small letters', () => {
  for (const area of AREAS) expect(AREA_FACTS[area].name.toLowerCase().replaceAll(' ', '-')).toBe(area);
});

test('CW-5.1a links count both ways: each pair stands once, no area touches itself, and every way back is open', () => {
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(LINKS.filter(({ areas: [a, b] }) => a === b)).toEqual([]);
  for (const { areas } of LINKS)
    expect([areAdjacent(BUILT_IN, areas[0], areas[1]), areAdjacent(BUILT_IN, areas[1], areas[0])]).toEqual([true, true]);
});

test('CW-5.1a from every area a fleet can reach every other', () => {
  const far = AREAS.flatMap((from) => AREAS.map((to) => distance(BUILT_IN, from, to)));
  expect(Math.max(...far)).toBeLessThan(AREAS.length);
});

test('CW-5.1a the distance of areas is the number of moves', () => {
  expect(distance(BUILT_IN, 'madeira', 'madeira')).toBe(0);
  for (const area of AREAS) {
    for (const next of neighbours(BUILT_IN, area)) expect(distance(BUILT_IN, area, next)).toBe(1);
    for (const other of AREAS) {
      expect(distance(BUILT_IN, area, other)).toBe(distance(BUILT_IN, other, area));
      if (other !== area)
        expect(Math.min(...neighbours(BUILT_IN, area).map((next) => distance(BUILT_IN, next, other)))).toBe(
          distance(BUILT_IN, area, other) - 1,
        );
    }
  }
});

test('CW-5.1c the only link over land is the canal', () => {
  expect(LINKS.filter(({ kind }) => kind === 'canal').map(({ areas }) => pairOf(areas))).toEqual(['caribbean / gulf-of-panama']);
});

test('CW-5.1d Western Atlantic and Azores meet at a point only, which is no link; nor is any other such contact', () => {
  expect(POINT_CONTACTS[0]).toEqual({ areas: ['western-atlantic', 'azores'], source: 'rules' });
  expect(POINT_CONTACTS.filter(({ areas }) => areAdjacent(BUILT_IN, ...areas))).toEqual([]);
  expect(distance(BUILT_IN, 'western-atlantic', 'azores')).toBe(2);
});

test('CW-5.2a no way leads round the north: the Atlantic and the Pacific meet at the Horn, at Panama and by the Indian Ocean alone', () => {
  const gates = new Set<Area>(['cape-horn', 'gulf-of-panama', 'cape-of-good-hope']);
  const reached = new Set<Area>(['norwegian-sea']);
  for (const area of reached) for (const next of neighbours(BUILT_IN, area)) if (!gates.has(next)) reached.add(next);
  expect([reached.has('brazil'), reached.has('bering-sea'), reached.has('arabian-sea'), reached.has('coronel')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const WRAPS = [
  ['bering-sea', 'gulf-of-alaska'],
  ['central-pacific', 'south-pacific'],
  ['marshall-islands', 'hawaii'],
  ['solomons', 'phoenix-island'],
  ['coral-sea', 'samoa'],
  ['tasman-sea', 'chatham-island'],
] as const;

test('CW-5.2b the six pairs of opposite areas over the edge are linked by the word of the rules', () => {
  expect(LINKS.filter(({ kind }) => kind === 'wrap')).toEqual(WRAPS.map((areas) => ({ areas, kind: 'wrap', source: 'rules' })));
});

test('CW-5.2b nothing else joins the two sides of that edge north of the Horn and the Cape', () => {
  const wraps = new Set(WRAPS.map(pairOf));
  const reached = new Set<Area>(WRAPS.map(([, east]) => east));
  const gates = new Set<Area>(['cape-horn', 'gulf-of-panama']);
  for (const area of reached)
    for (const next of neighbours(BUILT_IN, area)) if (!gates.has(next) && !wraps.has(pairOf([area, next]))) reached.add(next);
  expect(WRAPS.filter(([west]) => reached.has(west))).toEqual([]);
});

test('CW-5.3a Caribbean and Gulf of Panama are adjacent through the canal', () => {
  expect(areAdjacent(BUILT_IN, 'caribbean', 'gulf-of-panama')).toBe(true);
  expect(LINKS.find(({ kind }) => kind === 'canal')?.source).toBe('rules');
});

test('CW-5.8 the Trade Number of the Bay of Bengal is 2, by the word of the rules, and the only one that is', () => {
  expect(AREA_FACTS['bay-of-bengal'].trade).toBe(2);
  expect(AREAS.filter((area) => AREA_FACTS[area].sources.trade === 'rules')).toEqual(['bay-of-bengal']);
});

test('CW-5.8 Trade Numbers go from 1 to 6: the Western Approaches are the richest, and Bengal has one equal', () => {
  const numbers = AREAS.map((area) => AREA_FACTS[area].trade);
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([1, 6]);
  expect(AREAS.filter((area) => AREA_FACTS[area].trade === 1)).toEqual(['western-approaches']);
  expect(AREAS.filter((area) => AREA_FACTS[area].trade === 2)).toEqual(['bay-of-biscay', 'bay-of-bengal']);
});

/** RULINGS.md, "Figures we reconstructed". */
test.each([
  [3, 'great roads', ['Arabian Sea', 'Eastern Seaboard', 'Gulf of Thailand', 'Labrador Sea', 'Madeira', 'South China Sea']],
  [
    4,
    'coasts with steady trade',
    [
      ['Australian Bight', 'Azores', 'Brazil', 'Cape of Good Hope', 'Caribbean', 'Coronel', 'Dutch East Indies'],
      ['Mouths of the Amazon', 'Narrows', 'Outer Banks', 'Rio de la Plata', 'Tasman Sea', 'West Coast', 'Yellow Sea'],
    ].flat(),
  ],
  [
    6,
    'empty ocean',
    [
      ['Bering Sea', 'Caroline Islands', 'Central Pacific', 'Denmark Strait', 'Easter Island', 'Gulf of Alaska', 'Marquesas'],
      ['Marshall Islands', 'North Sea', 'Phoenix Island', 'Samoa', 'Solomons', 'South Atlantic', 'South Pacific'],
      ['Southern Indian Ocean', 'Tahiti', 'Timor Sea', 'Western Pacific'],
    ].flat(),
  ],
])('CW-5.8 a Trade Number of %i is for %s, and what is in none of the lists has 5', (number, _kind, names) => {
  expect(namesOf(AREAS.filter((area) => AREA_FACTS[area].trade === number))).toEqual(names);
});

test('CW-15.2c many areas have a Trade Number of 4 or more, so that two more shut them to a plain die', () => {
  expect(AREAS.filter((area) => AREA_FACTS[area].trade >= 4).length).toBeGreaterThan(AREAS.length / 2);
});

test('CW-10.1 the fuel example sails from the Yellow Sea by the Bonin Islands to the Western Pacific', () => {
  const leg = (a: Area, b: Area) => LINKS.find(({ areas }) => pairOf(areas) === pairOf([a, b]));
  expect(leg('yellow-sea', 'bonin-islands')?.source).toBe('rules');
  expect(leg('bonin-islands', 'western-pacific')?.source).toBe('rules');
});

/** RULINGS.md, "Figures we reconstructed". */
test('CW-10.3a Allied ships coal almost anywhere: No Coal is for eleven areas, and not where neutral coal may be had', () => {
  const without = AREAS.filter((area) => !AREA_FACTS[area].coal);
  const ocean = ['Bering Sea', 'Central Pacific', 'Cocos Island', 'Denmark Strait', 'Easter Island', 'Marquesas', 'Phoenix Island'];
  expect(namesOf(without)).toEqual([...ocean, 'South Pacific', 'Southern Indian Ocean', 'Caroline Islands', 'Marshall Islands'].sort());
  expect(without.filter((area) => AREA_FACTS[area].etappe)).toEqual([]);
});

test('CW-10.3b five areas have a German port, and the Arabian Sea has an Italian one', () => {
  expect(GERMAN_PORTS.map((area) => [area, AREA_FACTS[area].port?.name])).toEqual([
    ['gulf-of-guinea', 'Duala'],
    ['mozambique-channel', 'Dar es Salaam'],
    ['yellow-sea', 'Tsingtao'],
    ['caroline-islands', 'Yap'],
    ['solomons', 'Rabaul'],
  ]);
  expect(AREA_FACTS['arabian-sea'].port).toEqual({ name: 'Massawa', side: 'italian', source: 'rules' });
  expect(AREAS.filter((area) => AREA_FACTS[area].port)).toHaveLength(6);
});

test('CW-10.6b twenty-three areas may hold Etappe coal', () => {
  const listed = [
    ['Cape Horn', 'Galapagos', 'Tehuantepec', 'Hawaii', 'Gulf of Alaska', 'Outer Banks', 'Caribbean', 'Mouths of the Amazon'],
    ['Brazil', 'Philippine Sea', 'Gulf of Thailand', 'Arabian Sea', 'Coronel', 'Gulf of Panama', 'Gulf of California'],
    ['West Coast', 'Eastern Seaboard', 'Gulf of Mexico', 'Windward Isles', 'Narrows', 'Rio de la Plata', 'South China Sea'],
    ['Dutch East Indies'],
  ].flat();
  expect(namesOf(BUILT_IN.etappeAreas)).toEqual(listed.sort());
  expect(BUILT_IN.etappeAreas).toHaveLength(23);
});

const stormsOn = (total: number) => AREAS.filter((area) => AREA_FACTS[area].storm === total);

test('CW-11.6a an 8 brings storms to the six areas of the printed example and to no other', () => {
  const six = ['Australian Bight', 'Caribbean', 'Denmark Strait', 'Philippine Sea', 'Sea of Japan', 'South Pacific'];
  expect(namesOf(stormsOn(8))).toEqual(six);
  expect(namesOf(AREAS.filter((area) => AREA_FACTS[area].sources.storm === 'rules'))).toEqual(six);
});

test('CW-11.6a like that one, every total has five or six areas, no two of them adjacent', () => {
  for (let total = 2; total <= 12; total++) {
    const areas = stormsOn(total);
    expect([5, 6], `total ${total}`).toContain(areas.length);
    expect(areas.filter((area) => areas.some((other) => areAdjacent(BUILT_IN, area, other)))).toEqual([]);
  }
});

test.each([
  [2, ['Galapagos', 'Gulf of Guinea', 'Gulf of Thailand', 'Mouths of the Amazon', 'Phoenix Island']],
  [3, ['Brazil', 'Caroline Islands', 'Hawaii', 'Tahiti', 'Western Atlantic']],
  [4, ['Cocos Island', 'Easter Island', 'Marshall Islands', 'South Atlantic', 'Tehuantepec']],
  [5, ['Azores', 'Bonin Islands', 'Coronel', 'Eastern Seaboard', 'Mozambique Channel', 'West Coast']],
  [6, ['Outer Banks', 'South China Sea', 'Southern Indian Ocean', 'Tasman Sea', 'Western Approaches', 'Western Pacific']],
  [7, ['Bering Sea', 'Cape Horn', 'Cape of Good Hope', 'Chatham Island', 'Labrador Sea', 'Norwegian Sea']],
  [9, ['Bay of Bengal', 'Bay of Biscay', 'Gulf of Alaska', 'North Sea', 'Rio de la Plata', 'Yellow Sea']],
  [10, ['Arabian Sea', 'Central Pacific', 'Coral Sea', 'Gulf of Mexico', 'Windward Isles']],
  [11, ['Chagos Islands', 'Gulf of California', 'Madeira', 'Solomons', 'Timor Sea']],
])('CW-11.6a a %i brings storms to %o, as we have it', (total, names) => {
  expect(namesOf(stormsOn(total))).toEqual(names);
});

test('CW-12.1b the waters of the Dutch ships hang together: the Indies and three that touch them', () => {
  expect([...DUTCH_WATERS].sort()).toEqual(['cocos-island', 'dutch-east-indies', 'gulf-of-thailand', 'timor-sea']);
  const others = DUTCH_WATERS.filter((area) => area !== 'dutch-east-indies');
  expect(others.filter((area) => !areAdjacent(BUILT_IN, 'dutch-east-indies', area))).toEqual([]);
});

test('CW-12.3 the whole Atlantic lies within four areas of Madeira, and the canal leads no further than its other end', () => {
  const atlantic = AREAS.slice(0, AREAS.indexOf('mozambique-channel'));
  expect(atlantic.filter((area) => distance(BUILT_IN, 'madeira', area) > 4)).toEqual([]);
  expect([distance(BUILT_IN, 'madeira', 'gulf-of-panama'), distance(BUILT_IN, 'madeira', 'galapagos')]).toEqual([4, 5]);
});

test('CW-12.42 the areas next to Japan hang together and hold those from which her bound fleets start', () => {
  expect([...BUILT_IN.homeWaters].sort()).toEqual(['bonin-islands', 'sea-of-japan', 'western-pacific', 'yellow-sea']);
  expect(BUILT_IN.homeWaters.filter((area) => !BUILT_IN.homeWaters.some((other) => areAdjacent(BUILT_IN, area, other)))).toEqual([]);
});

test('CW-12.5 Spee begins in one of five areas, each with a German port or next to one', () => {
  expect([...BUILT_IN.speeAreas].sort()).toEqual(['caroline-islands', 'marshall-islands', 'philippine-sea', 'solomons', 'yellow-sea']);
  expect(BUILT_IN.speeAreas.filter((area) => GERMAN_PORTS.some((port) => distance(BUILT_IN, area, port) <= 1))).toHaveLength(5);
});

test('CW-12.6 the way home to the North Sea leads by the Norwegian Sea alone', () => {
  expect(neighbours(BUILT_IN, NORTH_SEA)).toEqual(['norwegian-sea']);
});

test('CW-2.1a a report of play on the printed map calls the Gulf of Thailand a dead end', () => {
  expect([...neighbours(BUILT_IN, 'gulf-of-thailand')].sort()).toEqual(['dutch-east-indies', 'south-china-sea']);
});
