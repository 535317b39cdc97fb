/** Ships' cards by name. */
import { expect, test } from 'vitest';
import { packText } from '../../../kernel/index.ts';
import { cardOf } from '../data/data.ts';
import { BUILT_IN, cardWith, dataFor } from '../data/pack.ts';
import { sheets } from '../sheets.ts';
import { cardText } from '../words/card.ts';

test('GF-3.0 every card that is exported is read back as it was', () => {
  for (const scenario of [undefined, 'jutland']) {
    const ids = sheets.all(BUILT_IN, scenario).map(({ id }) => id);
    const pack = sheets.packOf(ids, BUILT_IN, scenario);
    expect(pack).toMatchObject({ cards: Object.fromEntries(ids.map((id) => [id, expect.anything()])) });
    expect(sheets.packOf(ids, dataFor(JSON.parse(packText(pack))), scenario)).toEqual(pack);
  }
});

test('GF-3.0 nothing of a card is left out: Tiger with all that Emden has is exported as such', () => {
  const { ship, name, class: family, type, nation, ...emden } = cardWith(BUILT_IN.brought, 'emden', 1914);
  const changed = dataFor({ game: 'grand-fleets', name: 'Test', cards: { tiger: emden } });
  expect(sheets.packOf(['tiger'], changed)).toEqual({ game: 'grand-fleets', name: 'My cards', cards: { tiger: emden } });
});

test('GF-2.1.2 the cards of a scenario are those of its year', () => {
  const coronel = BUILT_IN.battles.get('coronel') ?? expect.unreachable();
  const shown = sheets.all(BUILT_IN, 'coronel');
  expect(shown.map(({ id }) => id)).toEqual(coronel.berths.map(({ ship }) => ship));
  expect(shown.map((sheet) => sheet.text())).toEqual(coronel.berths.map(({ ship }) => cardText(cardOf(coronel, ship))));
});

test('GF-3.1 without a scenario a ship is as she was in her first battle, or when she was completed', () => {
  const words = (ship: string) => sheets.all(BUILT_IN).find(({ id }) => id === ship)?.words;
  expect(words('tiger')).toBe('Tiger class battlecruiser, british, as in 1915');
  expect(words('dreadnought')).toMatch(/as in 1906$/);
});

test('a pack changes what is printed', () => {
  const data = dataFor({ game: 'grand-fleets', name: 'Test', cards: { tiger: { deck: 9 } } });
  expect(cardWith(data.brought, 'tiger', 1915)).toMatchObject({ deck: 9, hull: 24 });
  expect(sheets.packOf(['tiger'], data)).toMatchObject({ cards: { tiger: { deck: 9 } } });
});
