/** What a side calls its own fleets: by the ship that one would name. */
import { once } from '../../../kernel/index.ts';
import { BUILT_IN, ratingOf } from '../data/data.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, LeaderView, View } from '../view.ts';
import { placeName } from './names.ts';

export const shipsOf = ({ pieces }: View, fleet: FleetView): readonly ShipId[] =>
  fleet.pieces.flatMap((id) => pieces.find((piece) => piece.id === id)?.ships ?? []);

export const leaderIn = (view: View, fleet: FleetView): LeaderView | undefined => leaderAmong(view, shipsOf(view, fleet));

const leaderAmong = ({ leaders }: View, ships: readonly ShipId[]): LeaderView | undefined =>
  leaders.find(({ ship }) => ships.includes(ship));

/** By the sheets that are built in, so that a fleet has one name whatever pack it sails with. */
const fameOf = (id: ShipId): number => ratingOf(BUILT_IN, id).points;

/** The leader's ship, or the one that is worth most. */
export const flagshipOf = (view: View, fleet: FleetView): ShipId | undefined => flagshipAmong(view, shipsOf(view, fleet));

function flagshipAmong(view: View, ships: readonly ShipId[]): ShipId | undefined {
  const leader = leaderAmong(view, ships);
  if (leader) return leader.ship;
  const [first, ...others] = ships;
  if (first === undefined) return undefined;
  return others.reduce((best, id) => (fameOf(id) > fameOf(best) ? id : best), first);
}

/** 'Fleet 2 (Emden)', and by its number alone where nobody sails in it; anything else as everybody calls it. */
export function nameFor(view: View, id: string): string {
  const fleet = view.fleets.find((each) => each.id === id);
  return namedAfter(id, fleet && flagshipOf(view, fleet));
}

const namedAfter = (id: string, ship: ShipId | undefined): string =>
  ship === undefined ? placeName(id) : `${placeName(id)} (${placeName(ship)})`;

const fleetNames = once((view: View) => {
  const shipsIn = new Map(view.pieces.map(({ id, ships }) => [id, ships]));
  return new Map(
    view.fleets.map(({ id, pieces }) => [
      id,
      namedAfter(
        id,
        flagshipAmong(
          view,
          pieces.flatMap((piece) => shipsIn.get(piece) ?? []),
        ),
      ),
    ]),
  );
});

/** The same in lists of orders, which name few fleets many times. Not for the board, whose view changes under its hands. */
export const nameListed = (view: View, id: string): string => fleetNames(view).get(id) ?? placeName(id);
