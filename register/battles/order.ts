/** Reads the order of battle, and gives the names by which the rest of the battle is told. */
import { type Found, fault, fields, given, listOf, oneOf, optional, type Reader, repeated, required, some, text } from '../reading.ts';
import { id } from '../schema.ts';
import { NATIONS } from '../types.ts';
import type { Battle, BattleSide, Squadron } from './types.ts';

/** One of the names that the order of battle has. */
const among =
  (names: readonly string[], what: string): Reader<string> =>
  (found) => {
    const name = text(found);
    return name === undefined || names.includes(name) ? name : fault(found, `there is no ${what} ${name} in this battle`);
  };

/** A list with something in it, and nothing twice. */
export const once =
  <T>(read: Reader<T>, what: string, nameOf: (item: T) => string): Reader<readonly T[]> =>
  (found) => {
    const list = some(listOf(read), what)(found);
    return list && distinct(found, list.map(nameOf)) && list;
  };

const distinct = (found: Found, names: readonly string[]): true | undefined => {
  const twice = repeated(names);
  return twice === undefined ? true : fault(found, `${twice} stands there twice`);
};

const squadron: Reader<Squadron> = (found) => {
  const from = fields(found, ['id', 'name', 'commander', 'flagship', 'ships']);
  if (from === undefined) return undefined;
  const squadronId = required(found, from, 'id', id);
  const name = required(found, from, 'name', text);
  const commander = optional(found, from, 'commander', text);
  const ships = required(found, from, 'ships', some(listOf(id), 'ship'));
  const flagship = ships && required(found, from, 'flagship', among(ships, 'ship'));
  if (squadronId === undefined || name === undefined || ships === undefined || flagship === undefined) return undefined;
  return { id: squadronId, name, ...given({ commander }), flagship, ships };
};

/** The ships of a side, squadron by squadron. */
export const shipsOf = ({ squadrons }: Pick<BattleSide, 'squadrons'>): readonly string[] => squadrons.flatMap(({ ships }) => ships);

const side: Reader<BattleSide> = (found) => {
  const from = fields(found, ['id', 'nations', 'commander', 'flagship', 'squadrons']);
  if (from === undefined) return undefined;
  const sideId = required(found, from, 'id', id);
  const nations = required(found, from, 'nations', some(listOf(oneOf(NATIONS)), 'nation'));
  const commander = required(found, from, 'commander', text);
  const squadrons = required(found, from, 'squadrons', some(listOf(squadron), 'squadron'));
  const flagship = squadrons && required(found, from, 'flagship', among(shipsOf({ squadrons }), 'ship'));
  if (sideId === undefined || nations === undefined || commander === undefined || squadrons === undefined || flagship === undefined)
    return undefined;
  return { id: sideId, nations, commander, flagship, squadrons };
};

/** Two sides. No name stands for two things. */
export const sides: Reader<Battle['sides']> = (found) => {
  const list = listOf(side)(found);
  if (list === undefined) return undefined;
  const [one, other] = list;
  if (one === undefined || other === undefined || list.length > 2) return fault(found, `expected two sides, found ${list.length}`);
  const both = [one, other] as const;
  return distinct(found, idsOf(both)) && distinct(found, squadronsOf(both)) && distinct(found, both.flatMap(shipsOf)) && both;
};

const idsOf = (both: Battle['sides']): readonly string[] => both.map((each) => each.id);
const squadronsOf = (both: Battle['sides']): readonly string[] => both.flatMap(({ squadrons }) => squadrons.map((each) => each.id));

/** The names that the rest of the battle may use. */
export interface Names {
  readonly side: Reader<string>;
  readonly squadron: Reader<string>;
  readonly ship: Reader<string>;
}

export const namesIn = (both: Battle['sides']): Names => ({
  side: among(idsOf(both), 'side'),
  squadron: among(squadronsOf(both), 'squadron'),
  ship: among(both.flatMap(shipsOf), 'ship'),
});
