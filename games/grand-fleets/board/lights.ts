/** What is bright in a dark sea: whose searchlights burn, whom they are on, and who shows herself otherwise. Pure. */
import { distance } from '../../../chart/hex.ts';
import { BEAM, isDark, isLit } from '../rules/night.ts';
import { isAfloat } from '../rules/ships.ts';
import { shipOn, type Waters } from '../rules/waters.ts';
import type { ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';

export interface Beam {
  readonly from: ShipView;
  /** Empty where there is nobody within reach: then she lights the sea ahead. */
  readonly on: readonly ShipView[];
}

/** Every enemy within reach of her lights. */
export const litBy = ({ scene }: Waters, { side, hex }: ShipView): readonly ShipView[] =>
  scene.ships.filter((ship) => ship.side !== side && isAfloat(ship) && distance(ship.hex, hex) <= BEAM);

export const beamsOf = (waters: Waters, ships: readonly ShipId[]): readonly Beam[] =>
  ships
    .map((id) => shipOn(waters, id))
    .filter(isAfloat)
    .map((from) => ({ from, on: litBy(waters, from) }));

/** Who can be seen from afar although it is night, and by what. */
export const glowing = (waters: Waters): readonly { readonly ship: ShipView; readonly by: 'fire' | 'flash' | 'light' }[] =>
  isDark(waters)
    ? waters.scene.ships.filter(isAfloat).flatMap((ship) => {
        const by = isLit(waters, ship) ? 'light' : ship.fires > 0 ? 'fire' : waters.scene.flashes.includes(ship.id) ? 'flash' : null;
        return by === null ? [] : [{ ship, by } as const];
      })
    : [];
