/** What a game of Grand Fleets is played with: battles, and the cards of the ships in them. Made once, frozen, and shared. */
import type { ShipId, ShipState, State } from '../state.ts';
import type { Battle, Berth } from './battle.ts';
import type { Card } from './card.ts';
import type { CardPart } from './card-reader.ts';
import type { BattlePlan } from './plan.ts';

/** What a pack says, as plain figures that go into the hash of a position. */
export interface Brought {
  readonly cards: Readonly<{ [ship: ShipId]: CardPart | undefined }>;
  readonly battles: readonly BattlePlan[];
}

export const NOTHING: Brought = { cards: {}, battles: [] };

export interface Data {
  /** The name of the pack; null for what is built in. */
  readonly pack: string | null;
  readonly brought: Brought;
  readonly battles: ReadonlyMap<string, Battle>;
}

export function battleOf(data: Data, { battle }: Pick<State, 'battle'>): Battle {
  const found = data.battles.get(battle);
  if (!found) throw new Error(`there is no battle ${battle}`);
  return found;
}

export function placeOf({ places }: Battle, ship: ShipId): number {
  const place = places.get(ship);
  if (place === undefined) throw new Error(`${ship} does not take part`);
  return place;
}

export function berthOf(battle: Battle, ship: ShipId): Berth {
  const berth = battle.berths[placeOf(battle, ship)];
  if (!berth) throw new Error(`${ship} has no berth`);
  return berth;
}

export const cardOf = (battle: Battle, ship: ShipId): Card => berthOf(battle, ship).card;

/** The ship of a state, or of a view: both list them in the order of the battle. */
export function shipIn<S extends Pick<ShipState, 'id'>>(battle: Battle, { ships }: { readonly ships: readonly S[] }, id: ShipId): S {
  const ship = ships[placeOf(battle, id)];
  if (!ship) throw new Error(`${id} does not take part`);
  return ship;
}
