/** GF-12.3 (ours): who can be seen in the dark, and what that does to guns and torpedoes. */
import { distance } from '../../../chart/hex.ts';
import type { ShipView } from '../view.ts';
import { boatsOf } from './divisions.ts';
import { isAfloat } from './ships.ts';
import type { Waters } from './waters.ts';
import { shipOn } from './waters.ts';

/** As far as a ship without any light is made out, however clear the night. */
export const MADE_OUT = 4;
/** As far as searchlights and star shell reach. */
export const BEAM = 3;

export const isDark = ({ light, scene }: Pick<Waters, 'light' | 'scene'>): boolean => light?.dark === true && scene.readings.night === 'on';

/** She or any boat of her division. */
export const isBurning = ({ battle, scene }: Waters, { id }: ShipView): boolean =>
  boatsOf(battle, scene, id).some(({ fires }) => fires > 0);

/** A searchlight of the other side is on her, or she shows one herself. */
export const isLit = (waters: Waters, { id, side, hex }: Pick<ShipView, 'id' | 'side' | 'hex'>): boolean =>
  waters.scene.beams.some((beam) => {
    const ship = shipOn(waters, beam);
    return beam === id || (ship.side !== side && isAfloat(ship) && distance(ship.hex, hex) <= BEAM);
  });

/** Fires, searchlights and the flash of her guns tell where she is, to whoever looks. */
const showsHerself = (waters: Waters, ship: ShipView): boolean =>
  isBurning(waters, ship) || waters.scene.flashes.includes(ship.id) || isLit(waters, ship);

/** GF-12.3, GF-15.4: how far off a ship can be fired at, as far as the eye goes. */
export function sightOf(waters: Waters, target: ShipView): number {
  const clear = waters.light?.visibility ?? Number.POSITIVE_INFINITY;
  if (!isDark(waters)) return clear;
  return showsHerself(waters, target) ? Number.POSITIVE_INFINITY : Math.min(MADE_OUT, clear);
}

/** Whether she is fired at in the dark. */
export const isHidden = (waters: Waters, target: ShipView): boolean => isDark(waters) && !isLit(waters, target);
