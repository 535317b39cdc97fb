/** Fleets as their owner sees them: who sails in them, who leads, and how much coal is left. */
import type { Sheet } from '../../../tactical/battle.ts';
import { mustConfirm } from '../../../tactical/guns.ts';
import { speedOf } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { ownName, vesselOf } from '../data/ships.ts';
import { dateOf } from '../rules/calendar.ts';
import { burnsFuel, capacityOf } from '../rules/fuel.ts';
import type { ShipId } from '../state.ts';
import type { FleetView, PieceView, ShipView, View } from '../view.ts';
import { flagshipOf, shipsOf } from '../words/fleets.ts';
import { placeName } from '../words/names.ts';

export { flagshipOf, leaderIn, shipsOf } from '../words/fleets.ts';

export const fleetIn = ({ fleets }: View, id: string | null): FleetView | undefined => fleets.find((fleet) => fleet.id === id);

export const piecesOf = ({ pieces }: View, fleet: FleetView): readonly PieceView[] =>
  fleet.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);

export const conditionOf = ({ ships }: View, id: ShipId): ShipView | undefined => ships.find((ship) => ship.id === id);

/** How fast a piece is: as its slowest ship. */
export const speedIn = (data: Data, view: View, { ships }: PieceView): number =>
  Math.min(
    ...ships.map((id) => {
      const [sheet, condition] = [sheetOf(data, view, id), conditionOf(view, id)];
      return condition ? speedOf(sheet, condition) : sheet.speed;
    }),
  );

/** CW-11.32: her crew has still to confirm its hits, in a battle that is being fought, or in one that would be. */
export const isRaw = ({ battle, basic, turn }: View, sheet: Sheet): boolean =>
  mustConfirm(battle ?? basic ?? { profile: 'cruiser-warfare', date: dateOf(turn) }, sheet);

/** The fleet that an own fleet, piece or ship belongs to. */
export const holderOf = (view: View, id: string): FleetView | undefined => {
  const piece = view.pieces.find((each) => each.id === id || each.ships.includes(id));
  return view.fleets.find((fleet) => fleet.id === id || (piece !== undefined && fleet.pieces.includes(piece.id)));
};

/** 'Fleet 7' for an empty marker; otherwise the ship that one would name. */
export const shortName = (view: View, fleet: FleetView): string => {
  const ship = flagshipOf(view, fleet);
  return ship === undefined ? placeName(fleet.id) : ownName(vesselOf(ship));
};

export interface Bunkers {
  readonly left: number;
  readonly of: number;
}

/** The piece that has least, for it holds all the others back; null where nobody burns any. */
export const bunkersIn = (data: Data, view: View, fleet: FleetView): Bunkers | null => {
  const burning = piecesOf(view, fleet).filter(burnsFuel);
  const [first, ...others] = burning;
  if (!first) return null;
  const least = others.reduce((poorest, piece) => (piece.fuel < poorest.fuel ? piece : poorest), first);
  return { left: least.fuel, of: capacityOf(data, least) };
};

/** Boxes that are marked off on the hulls of a fleet. */
export const damageIn = (view: View, fleet: FleetView): number =>
  shipsOf(view, fleet).reduce((sum, id) => sum + (conditionOf(view, id)?.hull ?? 0), 0);
