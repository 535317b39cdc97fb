/** Looking up ships: who owns them, where they are, and what damage has left of them. */
import type { Alliance, Base, Zone } from '../data/map.ts';
import { ZONE_FACTS } from '../data/map.ts';
import type { Counter, Navy, ShipId } from '../data/ships.ts';
import { COUNTERS } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import type { Place, ShipState, State } from '../state.ts';

const PLACES: ReadonlyMap<ShipId, number> = new Map(COUNTERS.map((counter, place) => [counter.id, place]));

export const missing = (id: string): never => {
  throw new Error(`there is no ship ${id}`);
};

const placeOf = (id: ShipId): number => PLACES.get(id) ?? missing(id);
export const counterOf = (id: ShipId): Counter => COUNTERS[placeOf(id)] ?? missing(id);
export const shipOf = (state: State, id: ShipId): ShipState => state.ships[placeOf(id)] ?? missing(id);

/** NN-2.5, NN-2.6: which side a navy is on. */
const SIDES: Readonly<Record<Navy, Alliance>> = {
  Br: 'allied',
  Fr: 'allied',
  RN: 'allied',
  RS: 'allied',
  US: 'allied',
  Ge: 'central',
  FG: 'central',
  AH: 'central',
  It: 'central',
  Sp: 'central',
  Gk: 'central',
  Tu: 'central',
};

export const sideOf = ({ navy }: ShipState): Alliance => SIDES[navy];

export const isConvoy = (id: ShipId): boolean => counterOf(id).kind === 'convoy';
/** NN-2.13: special types; battleships and battlecruisers are one type. */
export const isCarrier = (id: ShipId): boolean => counterOf(id).kind === 'carrier';

export const shipsAt = (state: State, at: Place): ShipState[] => state.ships.filter((ship) => ship.at === at);
export const shipsOfAt = (state: State, side: Alliance, at: Place): ShipState[] =>
  state.ships.filter((ship) => ship.at === at && sideOf(ship) === side);

export const isZone = (at: Place): at is Zone => Object.hasOwn(ZONE_FACTS, at);

/** NN-11.5, NN-2.10: printed speed less damage, never under 1. */
export const speedOf = ({ id, damage }: ShipState): number => Math.max(1, counterOf(id).speed - damage);

/** NN-2.8, NN-11.6a: with as much damage as defence a ship fires one die, if she has guns at all. */
export function attackOf({ id, damage }: ShipState): number {
  const { attack, defence } = counterOf(id);
  return damage >= defence ? Math.min(1, attack) : attack;
}

/** NN-11.6b: no airstrike while damage equals defence. */
export function airstrikeOf({ id, damage }: ShipState): number {
  const { airstrike, defence } = counterOf(id);
  return damage >= defence ? 0 : airstrike;
}

/** NN-2.9, NN-11.4b, NN-11.4c: damage adds up; more than the defence factor sinks. */
export function damageShip(g: Table, ship: ShipState, points: number, rule: string): void {
  ship.damage += points;
  g.note?.({ type: 'damaged', ship: ship.id, points, rule });
  if (ship.damage > counterOf(ship.id).defence) sinkShip(g, ship, rule);
}

/** To the dead pile (NN-3.3e). */
export function sinkShip(g: Table, ship: ShipState, rule: string): void {
  ship.at = 'sunk';
  g.note?.({ type: 'sunk', ship: ship.id, rule });
}

export function putIn(ship: ShipState, base: Base): void {
  ship.at = base;
  ship.home = base;
}
