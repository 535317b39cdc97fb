/** What a side calls its own fleets: by the ship that one would name. */
import { once } from '../../../kernel/index.ts';
import { BUILT_IN, ratingOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, LeaderView, View } from '../view.ts';
import { placeName } from './names.ts';

export const shipsOf = ({ pieces }: View, fleet: FleetView): readonly ShipId[] =>
  fleet.pieces.flatMap((id) => pieces.find((piece) => piece.id === id)?.ships ?? []);

export const leaderIn = (view: View, fleet: FleetView): LeaderView | undefined => {
  const ships = shipsOf(view, fleet);
  return view.leaders.find(({ ship }) => ships.includes(ship));
};

/** By the sheets that are built in, so that a fleet has one name whatever pack it sails with. */
const fameOf = (id: ShipId): number => ratingOf(BUILT_IN, id).points;

/** The leader's ship, or the one that is worth most. */
export const flagshipOf = (view: View, fleet: FleetView): ShipId | undefined => {
  const leader = leaderIn(view, fleet);
  if (leader) return leader.ship;
  const [first, ...others] = shipsOf(view, fleet);
  if (first === undefined) return undefined;
  return others.reduce((best, id) => (fameOf(id) > fameOf(best) ? id : best), first);
};

/** 'Fleet 2 (Emden)', and by its number alone where nobody sails in it; anything else as everybody calls it. */
export function nameFor(view: View, id: string): string {
  const fleet = view.fleets.find((each) => each.id === id);
  const ship = fleet && flagshipOf(view, fleet);
  return ship === undefined ? placeName(id) : `${placeName(id)} (${placeName(ship)})`;
}

const fleetNames = once((view: View) => new Map(view.fleets.map(({ id }) => [id, nameFor(view, id)])));

/** The same in lists of orders, which name few fleets many times. Not for the board, whose view changes under its hands. */
export const nameListed = (view: View, id: string): string => fleetNames(view).get(id) ?? placeName(id);
