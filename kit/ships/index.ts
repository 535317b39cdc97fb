/** Silhouettes from the facts of the register, so that no two classes look alike. */
import { isCapital, type Ship } from '../../register/index.ts';
import type { ShipProfile } from '../profile.ts';
import { capitalShip } from './capital.ts';
import { isSmallShip, smallShip } from './cruiser.ts';
import { liner } from './merchant.ts';

export { collier, steamer } from './merchant.ts';

const draw = (ship: Ship): ShipProfile => (isCapital(ship) ? capitalShip(ship) : isSmallShip(ship) ? smallShip(ship) : liner(ship));

const known = new Map<string, ShipProfile>();

/** Sister ships share one drawing. */
export function profileOfShip(ship: Ship): ShipProfile {
  const key = `${ship.nation} ${ship.class} ${ship.type}`;
  const found = known.get(key) ?? draw(ship);
  known.set(key, found);
  return found;
}
