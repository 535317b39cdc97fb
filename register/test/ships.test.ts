import { expect, test } from 'vitest';
import { byNation, FIGURES, NATIONS, SHIPS, SOURCES, shipNamed, sourceOf } from '../index.ts';

const outside = (least: number, most: number, figure: (ship: (typeof SHIPS)[number]) => number): string[] =>
  SHIPS.filter((ship) => figure(ship) < least || figure(ship) > most).map(({ id }) => id);

test('every capital ship of ten navies, each of them once', () => {
  expect(Object.fromEntries(NATIONS.map((nation) => [nation, byNation(nation).length]))).toEqual({
    british: 97,
    german: 57,
    french: 28,
    russian: 24,
    austrian: 19,
    italian: 21,
    turkish: 4,
    greek: 6,
    spanish: 4,
    american: 58,
    japanese: 0,
  });
  expect(new Set(SHIPS.map(({ id }) => id)).size).toBe(SHIPS.length);
  expect(SHIPS.filter(({ type }) => type === 'carrier').map(({ name }) => name)).toEqual(['Furious', 'Argus', 'Vindictive']);
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

test('no absurd figures', () => {
  // The three Hydras are the only ships of the list under five thousand tons.
  expect(outside(5_000, 45_000, ({ displacement }) => displacement)).toEqual(['hydra', 'spetsai', 'psara']);
  expect(outside(10, 36, ({ speed }) => speed)).toEqual([]);
  expect(outside(0, 18, ({ armour }) => armour.belt)).toEqual([]);
  expect(outside(0, 5, ({ armour }) => armour.deck)).toEqual([]);
  expect(SHIPS.filter(({ armour }) => armour.ends > armour.belt)).toEqual([]);
  expect(outside(1, 18, ({ batteries }) => Math.max(...batteries.map(({ calibre }) => calibre)))).toEqual([]);
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

test('ships lost before 1915 can be told from their fate', () => {
  expect(SHIPS.filter(({ fate }) => fate.when !== undefined && fate.when.year < 1915).map(({ name }) => name)).toEqual([
    'Bulwark',
    'Audacious',
    'Mesudiye',
  ]);
});

test('a ship is found by id, by name, and by name and nation', () => {
  expect(shipNamed('queen-mary').name).toBe('Queen Mary');
  expect(shipNamed('Sultan Selim').formerly).toBe('Goeben');
  expect(shipNamed('Monarch', 'austrian').id).toBe('monarch-1895');
  expect(() => shipNamed('Monarch')).toThrow('Several ships are named Monarch: monarch-1911, monarch-1895.');
  expect(() => shipNamed('Titanic')).toThrow('no ship named Titanic');
});
