/** What ships are worth: the points for sinking them, and the aims that would go down with them (GW-18.1). */
import { oncePer } from '../../../kernel/index.ts';
import type { Sheet } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { berthOf } from '../data/data.ts';
import type { Aim } from '../data/operation.ts';
import { worthOf } from '../rules/victory.ts';
import type { ShipId } from '../state.ts';
import type { View } from '../view.ts';

/** Whether an aim that hangs on one ship is still open. */
const isOpen = ({ scored }: View, place: number, ship: ShipId): boolean =>
  !scored.some(({ aim, about }) => aim === place && about === ship);

/** The ships on which an aim hangs, as the operation lists them. */
function bearersOf({ fleets, pieces }: War, aim: Aim): readonly ShipId[] {
  if (aim.kind === 'reach' || aim.kind === 'home') return aim.ships;
  if (aim.kind !== 'deliver') return [];
  return aim.fleets.flatMap((id) => fleets.get(id)?.pieces ?? []).flatMap((piece) => pieces.get(piece)?.ships ?? []);
}

/** For each aim. */
const bearers = oncePer((war: War): readonly ReadonlySet<ShipId>[] => war.operation.aims.map((aim) => new Set(bearersOf(war, aim))));

const hangsOn = (war: War, aim: Aim, place: number, ship: ShipId): number =>
  'points' in aim && bearers(war)[place]?.has(ship) ? aim.points : 0;

/** To the side that sinks her, and to the one that loses her. */
export const worthOfShip = (war: War, view: View, id: ShipId): number =>
  war.operation.aims.reduce(
    (sum, aim, place) => (isOpen(view, place, id) ? sum + hangsOn(war, aim, place, id) : sum),
    worthOf(war, berthOf(war, id)),
  );

/** Ships that are guessed at have no berth: they count what their sheet says. */
export const worthAtStake =
  (war: War, view: View) =>
  ({ id, points }: Sheet): number =>
    war.places.has(id) ? worthOfShip(war, view, id) : points;
