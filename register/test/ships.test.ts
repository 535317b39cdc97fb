import { expect, test } from 'vitest';
import { byNation, FIGURES, FLOTILLA_CLASSES, isCapital, NATIONS, SHIPS, SOURCES, shipNamed, sourceOf } from '../index.ts';

type Ships = typeof SHIPS;
const CAPITAL = SHIPS.filter(isCapital);
const SMALL = SHIPS.filter((ship) => !isCapital(ship));

const outside = (ships: Ships, least: number, most: number, figure: (ship: Ships[number]) => number): string[] =>
  ships.filter((ship) => figure(ship) < least || figure(ship) > most).map(({ id }) => id);

const countsOf = (ships: Ships) =>
  Object.fromEntries(NATIONS.map((nation) => [nation, ships.filter((ship) => ship.nation === nation).length]));

test('the ships of the navies, each of them once', () => {
  expect(countsOf(CAPITAL)).toEqual({
    british: 128,
    german: 64,
    french: 50,
    russian: 33,
    austrian: 19,
    italian: 22,
    turkish: 4,
    greek: 6,
    spanish: 4,
    american: 58,
    japanese: 33,
    dutch: 4,
    chinese: 5,
  });
  expect(countsOf(SMALL)).toMatchObject({
    british: 204,
    german: 115,
    french: 9,
    russian: 31,
    austrian: 2,
    italian: 0,
    american: 0,
    japanese: 51,
    dutch: 2,
    chinese: 9,
    turkish: 1,
  });
  expect(new Set(SHIPS.map(({ id }) => id)).size).toBe(SHIPS.length);
  expect(byNation('dutch').map(({ name }) => name)).toContain('De Zeven Provinciën');
  expect(SHIPS.filter(({ type }) => type === 'carrier').map(({ name }) => name)).toEqual(['Furious', 'Argus', 'Vindictive']);
});

test('a class of small ships stands as one', () => {
  const classes = SHIPS.filter(({ built }) => built !== undefined);
  expect(classes.map(({ id }) => id).toSorted()).toEqual([
    'armed-trawler-class',
    'asakaze-class',
    'beagle-class',
    'draak-class',
    'fret-class',
    'hayabusa-class',
    'ikazuchi-class',
    'parramatta-class',
    'river-class',
    's138-class',
    'sakura-class',
    'spahi-class',
    't25-class',
    'thirty-knotter-class',
    'umikaze-class',
  ]);
  expect(new Set(classes.map(({ type }) => type))).toEqual(new Set(['gunboat', 'destroyer', 'torpedo-boat']));
});

test('ships of the dominions are British, and known by their service', () => {
  const served = (service: string) => SHIPS.filter((ship) => ship.service === service).map(({ name }) => name);
  expect(served('australian')).toEqual(['Australia', 'Melbourne', 'Sydney', 'Encounter', 'Psyche', 'Pioneer', 'Parramatta class']);
  expect(served('canadian')).toEqual(['Niobe', 'Rainbow']);
  expect(served('new-zealand')).toEqual(['Philomel']);
  expect(SHIPS.filter(({ service }) => service !== undefined).every(({ nation }) => nation === 'british')).toBe(true);
});

test('every figure of every ship has a source', () => {
  for (const ship of SHIPS) for (const figure of FIGURES) expect(SOURCES).toContain(sourceOf(ship, figure));
  expect(sourceOf(shipNamed('Barham'), 'belt')).toBe('history');
  expect(sourceOf(shipNamed('Redoubtable'), 'rate')).toBe('reconstructed');
});

test('a rate of fire under one a minute is always our estimate', () => {
  for (const ship of SHIPS.filter(({ batteries }) => batteries.some(({ rate }) => rate !== undefined))) {
    expect([ship.name, sourceOf(ship, 'rate')]).toEqual([ship.name, 'reconstructed']);
  }
});

/** A long ton is 1.016 tonnes. */
test.each([
  ['Suffren', 12_432],
  ['Henri IV', 8_807],
  ['Bouvet', 12_007],
  ['Masséna', 11_735],
  ['Charles Martel', 11_693],
  ['Carnot', 11_954],
  ['République', 14_605],
])('the record of %s is metric, and stands here in long tons', (name, tonnes) => {
  expect(Math.abs(shipNamed(name).displacement - tonnes / 1.016)).toBeLessThan(10);
});

test('Kaiser Karl der Grosse alone of her class kept all her guns of 5.9 inches', () => {
  const guns = ['Kaiser Friedrich III', 'Kaiser Barbarossa', 'Kaiser Karl der Grosse'].map((name) => shipNamed(name).batteries[1]);
  expect(guns.map((battery) => [battery?.number, battery?.broadside])).toEqual([
    [14, 7],
    [14, 7],
    [18, 9],
  ]);
});

test('no absurd figures', () => {
  // The old armoured cruisers of the stations, the three Hydras and some ships of 1894 are the only capital ships under five thousand tons.
  expect(outside(CAPITAL, 5_000, 45_000, ({ displacement }) => displacement)).toEqual([
    'marco-polo',
    'hydra',
    'spetsai',
    'psara',
    'koningin-regentes',
    'hertog-hendrik',
    'amiral-charner',
    'latouche-treville',
    'bruix',
    'king-yuen',
    'lai-yuen',
    'ping-yuen',
    'fuso-1877',
    'hiei-1877',
    'chiyoda',
  ]);
  expect(outside(SMALL, 100, 30_000, ({ displacement }) => displacement)).toEqual([]);
  // Wakamiya was a tramp.
  expect(outside(SHIPS, 10, 36, ({ speed }) => speed)).toEqual(['wakamiya']);
  expect(outside(SHIPS, 0, 18, ({ armour }) => armour.belt)).toEqual([]);
  expect(outside(SHIPS, 0, 5, ({ armour }) => armour.deck)).toEqual([]);
  expect(SHIPS.filter(({ armour }) => armour.ends > armour.belt)).toEqual([]);
  expect(outside(SHIPS, 1, 18, ({ batteries }) => Math.max(...batteries.map(({ calibre }) => calibre)))).toEqual([]);
  expect(outside(SHIPS, 900, 10_000, ({ endurance = 5000 }) => endurance)).toEqual([]);
});

test('every capital ship but Argus has a belt', () => {
  expect(CAPITAL.filter(({ armour }) => armour.belt === 0).map(({ id }) => id)).toEqual(['argus']);
});

test('a shell weighs what its bore lets it weigh', () => {
  for (const { name, batteries } of SHIPS) {
    for (const { calibre, shell } of batteries)
      expect(shell / calibre ** 3, `${name}, ${calibre} in`).toSatisfy((density) => density > 0.3 && density < 0.62);
  }
});

test('batteries stand heaviest first', () => {
  for (const { name, batteries } of SHIPS) {
    const bores = batteries.map(({ calibre }) => calibre);
    expect(bores, name).toEqual(bores.toSorted((one, other) => other - one));
  }
});

test('ships that were never completed say so by having no date', () => {
  const unfinished = SHIPS.filter(({ completed }) => completed === undefined);
  expect(unfinished.map(({ class: family }) => family).filter((family, index, all) => all.indexOf(family) === index)).toEqual([
    'Admiral',
    'Bayern',
    'Mackensen',
    'Ersatz Yorck',
    'Izmail',
    'Imperator Nikolai I',
    'Francesco Caracciolo',
    'Colorado',
    'South Dakota',
    'Lexington',
  ]);
});

test('ships lost in 1914 can be told from their fate', () => {
  expect(CAPITAL.filter(({ fate }) => fate.when?.year === 1914).map(({ name }) => name)).toEqual([
    'Bulwark',
    'Audacious',
    'Mesudiye',
    'Monmouth',
    'Good Hope',
    'Cressy',
    'Aboukir',
    'Hogue',
    'Scharnhorst',
    'Gneisenau',
    'Yorck',
  ]);
});

test.each([
  ['chen-yuen', 'chin-yen'],
  ['poltava-1894', 'tango'],
  ['peresvet', 'sagami'],
  ['pobeda', 'suo'],
  ['retvizan', 'hizen'],
  ['bayan', 'aso'],
])('%s fought under two flags, and stands under each: then she was %s', (before, after) => {
  const [taken, captor] = [shipNamed(before), shipNamed(after)];
  expect([captor.formerly, captor.launched]).toEqual([taken.name, taken.launched]);
  expect(taken.fate.what).toContain(`the Japanese ${captor.name}`);
});

test('a ship is found by id, by name, and by name and nation', () => {
  expect(shipNamed('queen-mary').name).toBe('Queen Mary');
  expect(shipNamed('Sultan Selim').formerly).toBe('Goeben');
  expect(shipNamed('Monarch', 'austrian').id).toBe('monarch-1895');
  expect([shipNamed('Tiger', 'german').type, shipNamed('tiger').type]).toEqual(['gunboat', 'battlecruiser']);
  expect(() => shipNamed('Monarch')).toThrow('Several ships are named Monarch: monarch-1911, monarch-1895.');
  expect(() => shipNamed('Titanic')).toThrow('no ship named Titanic');
});

test.each([
  ['goeben', 'sultan-selim'],
  ['breslau', 'midilli'],
])('%s is found under the German flag too, as she was before she became %s', (before, after) => {
  const { id, name, formerly, nation, formerFlag, ...facts } = shipNamed(after);
  expect(shipNamed(before)).toEqual({ ...facts, id: before, name: formerly, nation: 'german' });
  expect([id, nation, formerFlag]).toEqual([after, 'turkish', 'german']);
  expect(SHIPS.map((ship) => ship.id)).not.toContain(before);
});

test('a class of destroyers or torpedo boats is found as one: by its own entry, or as most of its boats are', () => {
  expect(shipNamed('river-class').built).toBe(34);
  expect(shipNamed('ikazuchi-class').built).toBe(6);
  const acherons = SHIPS.filter((ship) => ship.class === 'Acheron');
  expect(shipNamed('acheron-class')).toMatchObject({ name: 'Acheron class', built: acherons.length, speed: 27, displacement: 780 });
  expect(new Set(acherons.map(({ speed }) => speed)).size).toBeGreaterThan(1);
  expect(shipNamed('admiralty-m-class')).toMatchObject({ displacement: 1025, completed: shipNamed('milne').completed });
  expect(SHIPS.map((ship) => ship.id)).not.toContain('acheron-class');
});

test('classes of flotillas have ids of their own', () => {
  const ids = FLOTILLA_CLASSES.map(({ id }) => id);
  expect(ids.every((id) => id.endsWith('-class'))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(shipNamed(id).id).toBe(id);
});

test('guns against boats stand among the batteries of every large ship that has eight of them', () => {
  const bare = CAPITAL.filter(
    ({ light, batteries }) => (light?.guns ?? 0) - (light?.highAngle ?? 0) >= 8 && !batteries.some(({ calibre }) => calibre < 3.9),
  );
  // Revolvers and machine guns, but for the six three-pounders of Rurik.
  expect(bare.map(({ id }) => id).sort()).toEqual([
    'chen-yuen',
    'chin-yen',
    'king-yuen',
    'lai-yuen',
    'ping-yuen',
    'rurik-1892',
    'ting-yuen',
  ]);
});
