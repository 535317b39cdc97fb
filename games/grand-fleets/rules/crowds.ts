/** GF-5.4.1: ships that share a hex. */
import type { Hex } from '../../../chart/hex.ts';
import type { Battle } from '../data/battle.ts';
import { cardOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { ShipId, ShipState } from '../state.ts';
import { isAfloat } from './ships.ts';

/** GF-5.4.1b: as many as her command and control. */
export const sizePoints = (battle: Battle, ship: ShipId): number => sizeOf(cardOf(battle, ship)).control;

/** Whoever is afloat, by hexes. */
export function shipsByHex<S extends Readonly<Pick<ShipState, 'hex' | 'fate'>>>(ships: readonly S[]): Map<Hex, S[]> {
  const found = new Map<Hex, S[]>();
  for (const ship of ships) {
    if (!isAfloat(ship)) continue;
    const there = found.get(ship.hex);
    if (there) there.push(ship);
    else found.set(ship.hex, [ship]);
  }
  return found;
}
