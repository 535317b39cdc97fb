/** GF-13.1 (ours): boats in divisions, each of which is one piece: what every other rule asks, of a state or of a view. */
import { lot, oncePer } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Card } from '../data/card.ts';
import { battleOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { Play } from '../kind.ts';
import type { Division, ShipId, ShipState, State } from '../state.ts';
import { isAfloat, shipName } from './ships.ts';

export type Grouped = Readonly<Pick<State, 'divisions'>>;
type Named = Readonly<Pick<ShipState, 'id'>>;
type Fleet<S> = Grouped & { readonly ships: readonly S[] };
type Several<S> = readonly [S, ...S[]];

/** Every boat by herself. */
export const SINGLE: Grouped = { divisions: [] };

/** Very Small destroyers and torpedo boats. */
export const isBoat = ({ type, hull }: Card): boolean =>
  (type === 'destroyer' || type === 'torpedo-boat') && sizeOf({ hull }).control === 1;

const byBoat = oncePer(
  (divisions: readonly Division[]): ReadonlyMap<ShipId, Division> =>
    new Map(divisions.flatMap((division) => division.map((boat) => [boat, division] as const))),
);

export const divisionOf = ({ divisions }: Grouped, ship: ShipId): Division | undefined =>
  divisions.length === 0 ? undefined : byBoat(divisions).get(ship);

/** Whoever stands on the board for a ship: the first boat of her division, or she herself. */
export const leadOf = (grouped: Grouped, ship: ShipId): ShipId => divisionOf(grouped, ship)?.[0] ?? ship;

export const isPiece = (grouped: Grouped, { id }: Named): boolean => leadOf(grouped, id) === id;

/** All that is ordered, aimed at and counted as one. */
export const piecesOf = <S extends Named>(fleet: Fleet<S>): readonly S[] =>
  fleet.divisions.length === 0 ? fleet.ships : fleet.ships.filter((ship) => isPiece(fleet, ship));

/** All that a piece consists of: the boats of her division that are afloat, or she alone. */
export function boatsOf<S extends Named & Readonly<Pick<ShipState, 'fate'>>>(battle: Battle, fleet: Fleet<S>, piece: ShipId): Several<S> {
  const division = divisionOf(fleet, piece);
  if (!division) return [shipIn(battle, fleet, piece)];
  const [first, ...others] = division.map((id) => shipIn(battle, fleet, id)).filter(isAfloat);
  return first ? [first, ...others] : [shipIn(battle, fleet, piece)];
}

/** Ships piece by piece. */
export function ranksOf<S extends Named>(grouped: Grouped, ships: readonly S[]): readonly Several<S>[] {
  if (grouped.divisions.length === 0) return ships.map((ship) => [ship]);
  const ranks = new Map<ShipId, Several<S>>();
  for (const ship of ships) {
    const lead = leadOf(grouped, ship.id);
    const rank = ranks.get(lead);
    ranks.set(lead, rank ? [...rank, ship] : [ship]);
  }
  return [...ranks.values()];
}

/** What buttons and questions call a piece. */
export function pieceName(battle: Battle, fleet: Fleet<Readonly<Pick<ShipState, 'id' | 'fate'>>>, piece: ShipId): string {
  const boats = boatsOf(battle, fleet, piece).length;
  return boats > 1 ? `${shipName(battle, piece)} and ${boats - 1} more` : shipName(battle, piece);
}

/** GF-13.5: a boat that is gone leaves her place to the next, and keeps the last one: what was aimed at her is aimed at the others. */
export function closedUp(grouped: Grouped, ship: ShipId): readonly Division[] {
  const division = divisionOf(grouped, ship);
  if (!division) return grouped.divisions;
  const closed = [...division.filter((boat) => boat !== ship), ship];
  return grouped.divisions.map((each) => (each === division ? closed : each));
}

export const boatLot = lot('boat', 'GF-13.5', 'Which boat of the division is struck');

/** GF-13.5: whom a blow at a piece strikes: of a division the boat that has suffered most, and if all are whole one of them by lot. */
export function struckIn(g: Play, piece: ShipState): ShipState {
  const boats = boatsOf(battleOf(g.data, g.state), g.state, piece.id);
  const [first] = boats;
  const most = Math.max(...boats.map(({ hits }) => hits));
  if (boats.length === 1) return first;
  return most > 0 ? (boats.find(({ hits }) => hits === most) ?? first) : g.draw(boatLot, boats, { about: piece.id });
}
