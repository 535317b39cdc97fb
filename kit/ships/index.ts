/** Silhouettes from the facts of the register, so that no two classes look alike. */
import { isCapital, SHIPS, type Ship } from '../../register/index.ts';
import type { ShipProfile } from '../profile.ts';
import { capitalShip } from './capital.ts';
import { isSmallShip, smallShip } from './cruiser.ts';
import { liner } from './merchant.ts';

export { collier, steamer } from './merchant.ts';

const draw = (ship: Ship): ShipProfile => (isCapital(ship) ? capitalShip(ship) : isSmallShip(ship) ? smallShip(ship) : liner(ship));

const known = new Map<string, ShipProfile>();

const keyOf = ({ nation, class: name, type }: Ship): string => `${nation} ${name} ${type}`;

/** Sister ships share one drawing, that of the first of them in the register, whoever is drawn first. */
export function profileOfShip(ship: Ship): ShipProfile {
  const key = keyOf(ship);
  const found = known.get(key) ?? draw(SHIPS.find((other) => keyOf(other) === key) ?? ship);
  known.set(key, found);
  return found;
}
