import { describe, expect, test } from 'vitest';
import { type Moment, shipNamed } from '../../register/index.ts';
import { SPEEDS } from '../../register/ratings/great-war-at-sea.ts';
import { MERCHANT_RATINGS } from '../../register/ratings/merchantmen.ts';
import { sheetOf, sheetWith } from '../sheets.ts';
import type { MerchantType } from '../ship-types.ts';
import { OPERATIONS } from './operations.ts';

const isAfter = (one: Moment | undefined, year: number, month: number): boolean =>
  one !== undefined && (one.year > year || (one.year === year && (one.month ?? 0) > month));
const isBefore = (one: Moment | undefined, year: number, month: number): boolean =>
  one !== undefined && (one.year < year || (one.year === year && (one.month ?? 12) < month));

describe.each(Object.entries(OPERATIONS))('%s', (_, { year, month, ships }) => {
  test('every ship is known, was in service and had not been lost', () => {
    expect(ships.filter((id) => isAfter(shipNamed(id).completed, year, month))).toEqual([]);
    expect(ships.filter((id) => isBefore(shipNamed(id).fate.when, year, month))).toEqual([]);
  });

  test('every ship has a data sheet to fight with', () => {
    for (const id of ships) {
      const { primary, secondary, tertiary, hull, speed, fuel, points } = sheetOf(id, year);
      const guns = primary.boxes + secondary.boxes + tertiary.boxes;
      expect([id, guns > 0, hull.boxes > 0, speed > 0, fuel.boxes > 2, points > 0]).toEqual([id, true, true, true, true, true]);
    }
  });
});

const FLOTILLAS = [...new Set(Object.values(OPERATIONS).flatMap(({ ships }) => ships))].filter((id) => id.endsWith('-class'));

test.each(FLOTILLAS)('CW-2.3b CW-9.1 %s: light guns alone, one box of hull, torpedoes on deck if any', (id) => {
  const { primary, secondary, tertiary, hull, torpedo, class: kind } = sheetOf(id, 1916);
  expect([kind, primary.boxes, secondary.boxes, hull]).toEqual(['light', 0, 0, { boxes: 1, armour: 'none' }]);
  expect([tertiary.boxes >= 1 && tertiary.boxes <= 3, torpedo.factor <= 3]).toEqual([true, true]);
  expect(torpedo.factor === 0 || torpedo.mount === 'deck').toBe(true);
});

test('CW-2.3b the few heavier guns of a gunboat count with the light ones', () => {
  expect(sheetOf('kersaint', 1914)).toMatchObject({ type: 'GB', secondary: { boxes: 0 }, tertiary: { boxes: 2 } });
});

test.each([
  ['iron-duke', 'BB', 'capital'],
  ['lion', 'BC', 'capital'],
  ['deutschland', 'B', 'capital'],
  ['warrior', 'AC', 'capital'],
  ['arethusa', 'CL', 'light'],
  ['amethyst', 'PC', 'light'],
  ['halcyon', 'GB', 'light'],
  ['oak', 'DD', 'light'],
  ['s138-class', 'TB', 'light'],
  ['engadine', 'CVS', 'other'],
])('CW-5.2-TYPES %s is %s, and %s', (id, type, kind) => {
  expect(sheetOf(id, 1916)).toMatchObject({ id, type, class: kind, merchant: false, reservist: false });
});

test.each([
  ['lion', 29],
  ['iron-duke', 25],
  ['lutzow', 26],
  ['blucher', 17],
])('%s is worth %i points', (id, points) => expect(sheetOf(id, 1914).points).toBe(points));

test.each([
  ['queen-elizabeth', '2'],
  ['tiger', '2+'],
  ['iron-duke', '1'],
  ['goeben', '2'],
  ['breslau', '2'],
  ['brummer', '2+'],
  ['arethusa', '2+'],
  ['southampton', '2'],
  ['acheron-class', '2'],
  ['admiralty-m-class', '2+'],
  ['v1-class', '2+'],
  ['armed-trawler-class', '1-slow'],
])('%s makes speed %s', (id, speed) => expect(SPEEDS[sheetOf(id, 1916).speed]).toBe(speed));

test('GW-RNG-VLG none but ships with 15-inch guns have very large ones', () => {
  const large = Object.values(OPERATIONS).flatMap(({ year, ships }) => ships.filter((id) => sheetOf(id, year).veryLargeGuns));
  const classes = new Set(large.map((id) => shipNamed(id).class));
  expect(classes).toEqual(new Set(['Queen Elizabeth', 'Revenge (1914)', 'Bayern', 'Renown', 'Courageous']));
});

test('Goeben fights under the German flag, and Sultan Selim under the Turkish, with the same boxes', () => {
  const [goeben, selim] = [sheetOf('goeben', 1914), sheetOf('sultan-selim', 1914)];
  expect([goeben.name, goeben.nation, selim.nation]).toEqual(['Goeben', 'german', 'turkish']);
  expect({ ...selim, id: goeben.id, name: goeben.name, nation: goeben.nation }).toEqual(goeben);
});

test('a sheet is of its year: Stralsund was given heavier guns', () => {
  expect(sheetOf('stralsund', 1914)).toMatchObject({ secondary: { boxes: 0 }, tertiary: { boxes: 3 } });
  expect(sheetOf('stralsund', 1918)).toMatchObject({ secondary: { boxes: 2 }, tertiary: { boxes: 0 } });
});

test('CW-7.6 Blücher alone is more than an armoured cruiser', () => {
  expect([sheetOf('blucher', 1914).superCruiser, sheetOf('scharnhorst', 1914).superCruiser]).toEqual([true, undefined]);
});

test.each<[MerchantType, boolean]>([
  ['slow-transport', false],
  ['fast-transport', true],
  ['collier', true],
])('CW-11.2 CW-7.71b a %s has no arms; a big target: %s', (type, bigTarget) => {
  const sheet = sheetWith({ id: type, name: type, nation: 'british', type, reservist: false }, MERCHANT_RATINGS[type]);
  expect(sheet).toMatchObject({ class: 'other', merchant: true, bigTarget, primary: { boxes: 0 }, tertiary: { boxes: 0 } });
});
