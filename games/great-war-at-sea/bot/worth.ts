/** What ships are worth: the points for sinking them, and the aims that would go down with them (GW-18.1). */
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

const hangsOn = (aim: Aim, ship: ShipId): number =>
  (aim.kind === 'reach' || aim.kind === 'home') && aim.ships.includes(ship) ? aim.points : 0;

/** To the side that sinks her, and to the one that loses her. */
export const worthOfShip = (war: War, view: View, id: ShipId): number =>
  war.operation.aims.reduce((sum, aim, place) => (isOpen(view, place, id) ? sum + hangsOn(aim, id) : sum), worthOf(war, berthOf(war, id)));

/** Ships that are guessed at have no berth: they count what their sheet says. */
export const worthAtStake =
  (war: War, view: View) =>
  ({ id, points }: Sheet): number =>
    war.places.has(id) ? worthOfShip(war, view, id) : points;
