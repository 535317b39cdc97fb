/** Ships' cards by name, to be printed, or to be changed by a data pack (GF-3.0). */

import type { Sheet, Sheets } from '../../kernel/index.ts';
import { aboutShip } from '../../register/about.ts';
import { SHIPS } from '../../register/index.ts';
import { type Card, hasCard } from './data/card.ts';
import { partOf } from './data/card-reader.ts';
import { battleOf, type Data } from './data/data.ts';
import { cardWith } from './data/pack.ts';
import type { ShipId } from './state.ts';
import { cardText } from './words/card.ts';

/** A ship and the year in which she is looked at. */
type Look = readonly [ship: ShipId, year: number];

/** As they were in their first battle, or when they were completed. */
function everyShip({ battles }: Data): Look[] {
  const fought = new Map<ShipId, number>();
  for (const { berths, year } of battles.values())
    for (const { ship } of berths) fought.set(ship, Math.min(year, fought.get(ship) ?? year));
  return SHIPS.flatMap((ship): Look[] => {
    const year = fought.get(ship.id) ?? ship.completed?.year;
    return year !== undefined && hasCard(ship, year) ? [[ship.id, year]] : [];
  });
}

function looksAt(data: Data, scenario: string | undefined): Look[] {
  if (scenario === undefined) return everyShip(data);
  const { berths, year } = battleOf(data, { battle: scenario });
  return berths.map(({ ship }): Look => [ship, year]);
}

function sheetOf({ brought }: Data, [ship, year]: Look): Sheet {
  const card = cardWith(brought, ship, year);
  return { id: ship, name: card.name, words: `${aboutShip(card)}, ${card.nation}, as in ${year}`, text: () => cardText(card) };
}

/** A pack that puts cards in place of themselves. */
export const packOfCards = (name: string, cards: readonly Card[]) => ({
  game: 'grand-fleets',
  name,
  cards: Object.fromEntries(cards.map((card) => [card.ship, partOf(card)])),
});

export const sheets: Sheets<Data> = {
  title: 'ship cards',
  all: (data, scenario) => looksAt(data, scenario).map((look) => sheetOf(data, look)),
  packOf: (ids, data, scenario) => {
    const wanted = new Set(ids);
    const looks = looksAt(data, scenario).filter(([ship]) => wanted.has(ship));
    return packOfCards(
      'My cards',
      looks.map(([ship, year]) => cardWith(data.brought, ship, year)),
    );
  },
};
