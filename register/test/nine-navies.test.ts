import { expect, test } from 'vitest';
import { isCapital, SHIPS, shipNamed } from '../index.ts';
import { airstrikeOf, attackOf, defenceOf, entryTurn, PRINTED, ratingOf, ratingSource, speedOf } from '../ratings/nine-navies.ts';

/** The ships that Nine Navies War is about; the cruisers of the register, and the ships of older wars, never sail in it. */
const LINE = SHIPS.filter(
  (ship) => isCapital(ship) && ship.nation !== 'japanese' && ship.nation !== 'dutch' && (ship.fate.when?.year ?? 1914) >= 1914,
);

const factors = (name: string): string => {
  const { attack, defence, speed } = ratingOf(shipNamed(name));
  return `${attack}-${defence}-${speed}`;
};
const turnOf = (name: string): number | undefined => {
  const { completed } = shipNamed(name);
  return completed && entryTurn(completed);
};

test('NN-2.3b, NN-2.4 every printed factor is reproduced', () => {
  for (const [id, printed] of Object.entries(PRINTED)) expect(ratingOf(shipNamed(id)), id).toMatchObject(printed);
  expect(factors('Barham')).toBe('6-7-6');
  expect(factors('United States')).toBe('5-3-8');
});

test('a factor is from the rules where the book prints it, and reconstructed where not', () => {
  expect(ratingSource(shipNamed('Barham'), 'defence')).toBe('rules');
  expect(ratingSource(shipNamed('Warspite'), 'defence')).toBe('reconstructed');
  expect(ratingSource(shipNamed('Furious'), 'attack')).toBe('rules');
  expect(ratingSource(shipNamed('Furious'), 'speed')).toBe('reconstructed');
});

test('NN-12.2 every carrier strikes with one, and only carriers', () => {
  expect(SHIPS.filter((ship) => airstrikeOf(ship) === 1).map(({ name }) => name)).toEqual(['Furious', 'Argus', 'Vindictive']);
});

test('NN-11.12b only Furious of the carriers has a gun that counts', () => {
  expect([factors('Furious'), factors('Argus'), factors('vindictive')]).toEqual(['1-2-7', '0-1-5', '0-2-7']);
});

test('NN-6.2 the Central Powers get ships of attack 6 once they have 15-inch guns', () => {
  const six = LINE.filter((ship) => ship.nation === 'german' && attackOf(ship) >= 6).map(({ name }) => name);
  expect(six).toEqual(['Bayern', 'Baden', 'Sachsen', 'Württemberg', 'Ersatz Yorck', 'Ersatz Gneisenau', 'Ersatz Scharnhorst']);
});

test.each([
  ['Dreadnought', '4-5-5'],
  ['Nassau', '3-6-4'],
  ['Orion', '5-6-5'],
  ['Wyoming', '4-6-5'],
  ['Iron Duke', '5-6-5'],
  ['König', '4-7-5'],
  ['Queen Elizabeth', '6-7-6'],
  ['Bayern', '6-7-5'],
  ['Lion', '5-5-6'],
  ['Derfflinger', '4-6-6'],
  ['Invincible', '3-3-6'],
  ['Von der Tann', '3-5-6'],
  ['Sultan Selim', '4-5-6'],
  ['Hood', '6-7-7'],
  ['Viribus Unitis', '5-5-5'],
  ['Nevada', '5-7-5'],
  ['Majestic', '3-4-4'],
  ['Deutschland', '2-4-4'],
  ['Blücher', '2-4-6'],
])('%s is a %s', (name, expected) => expect(factors(name)).toBe(expected));

/** The first of each pair is the better of the two in the eyes of every historian. */
test.each([
  ['Orion', 'Wyoming'],
  ['Iron Duke', 'König'],
  ['Lion', 'Derfflinger'],
  ['Dreadnought', 'Nassau'],
  ['Dreadnought', 'Lord Nelson'],
  ['Dreadnought', 'Danton'],
  ['Moltke', 'Von der Tann'],
  ['Bayern', 'König'],
  ['Bayern', 'Mackensen'],
  ['Majestic', 'Wittelsbach'],
  ['Majestic', 'Swiftsure'],
  ['South Dakota', 'Colorado'],
])('%s hits harder than %s', (better, worse) => expect(attackOf(shipNamed(better))).toBeGreaterThan(attackOf(shipNamed(worse))));

test.each([
  ['König', 'Iron Duke'],
  ['Nassau', 'Dreadnought'],
  ['Derfflinger', 'Lion'],
  ['Von der Tann', 'Invincible'],
  ['Seydlitz', 'Moltke'],
  ['Orion', 'Dreadnought'],
  ['Dreadnought', 'King Edward VII'],
  ['Hood', 'Renown'],
  ['Renown', 'Courageous'],
  ['Deutschland', 'Brandenburg'],
  ['King Edward VII', 'Redoubtable'],
  ['Dreadnought', 'indiana-1893'],
  ['hydra', 'Kaiserin und Königin Maria Theresia'],
])('%s stands more than %s', (better, worse) => expect(defenceOf(shipNamed(better))).toBeGreaterThan(defenceOf(shipNamed(worse))));

test.each([
  ['Queen Elizabeth', 'Iron Duke'],
  ['Lion', 'Orion'],
  ['tiger', 'Lion'],
  ['Courageous', 'Renown'],
  ['Dreadnought', 'Nassau'],
  ['Majestic', 'Redoubtable'],
])('%s is faster than %s', (better, worse) => expect(speedOf(shipNamed(better))).toBeGreaterThan(speedOf(shipNamed(worse))));

test('a mixed battery is worth 2 or 3, an old or small one 1', () => {
  const attacks = (type: string) => new Set(LINE.filter((ship) => ship.type === type).map(attackOf));
  expect(attacks('predreadnought')).toEqual(new Set([1, 2, 3]));
  expect(LINE.filter((ship) => ship.type === 'predreadnought' && attackOf(ship) === 1).map(({ name }) => name)).toEqual([
    'Sinop',
    'Georgii Pobedonosets',
  ]);
  expect(attacks('dreadnought')).toEqual(new Set([3, 4, 5, 6, 8]));
});

test('sisters rate alike', () => {
  const rated = new Map<string, Set<string>>();
  for (const ship of LINE) {
    const family = `${ship.nation} ${ship.class}`;
    rated.set(family, (rated.get(family) ?? new Set()).add(factors(ship.id)));
  }
  // Re Umberto was two knots slower than her sisters; Georgii Pobedonosets and Sinop come out alike in the end.
  expect([...rated].filter(([, kinds]) => kinds.size > 1).map(([family]) => family)).toEqual(['italian Re Umberto']);
});

test('NN-2.4, NN-12.1 the printed entry turns follow from the dates', () => {
  expect(['Barham', 'Furious', 'Argus', 'vindictive'].map(turnOf)).toEqual([3, 8, 12, 12]);
  expect(turnOf('United States')).toBeUndefined();
  expect(['Warspite', 'Malaya', 'Bayern', 'Baden', 'Provence', 'New Mexico'].map(turnOf)).toEqual([1, 4, 5, 7, 2, 11]);
  expect(turnOf('tiger')).toBeLessThanOrEqual(0);
});

test('a ship of which only the year is known is ready at its end', () => {
  expect([entryTurn({ year: 1915 }), entryTurn({ year: 1915, month: 4 }), entryTurn({ year: 1914, month: 12 })]).toEqual([3, 1, 0]);
});
