/** GF-12.5 (ours): a squadron fires at whom it has in sight. */
import { distance } from '../../../chart/hex.ts';
import type { Reason } from '../../../kernel/index.ts';
import { cardOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { ShipView } from '../view.ts';
import { isBurning } from './night.ts';
import { isAfloat } from './ships.ts';
import type { Waters } from './waters.ts';
import { isConsort } from './waters.ts';

/** Hexes from a lookout to a ship of Medium size. */
const SIGHT = 10;
/** From the tops of Large ships and bigger ones one sees farther. */
const TOPS = 2;
const LARGE = 4;
/** As far as the flash of guns and the glow of fires. */
const GLOW = 14;

export const eyesOf = ({ battle }: Waters, { id }: ShipView): number => SIGHT + (sizeOf(cardOf(battle, id)).control >= LARGE ? TOPS : 0);

/** How far off a target shows: the bigger she is the farther. */
function showsTo(waters: Waters, lookout: ShipView, target: ShipView): boolean {
  const range = distance(lookout.hex, target.hex);
  if (range <= GLOW && (isBurning(waters, target) || waters.scene.flashes.includes(target.id))) return true;
  return range <= eyesOf(waters, lookout) + sizeOf(cardOf(waters.battle, target.id)).modifier;
}

/** Whether she, or any ship of her squadron, has the target in sight; always, where spotting does not count. */
export const isSpotted = (waters: Waters, ship: ShipView, target: ShipView): boolean =>
  waters.scene.readings.spotting === 'off' ||
  showsTo(waters, ship, target) ||
  waters.scene.ships.some((other) => isConsort(ship, other) && isAfloat(other) && showsTo(waters, other, target));

export const UNSPOTTED: Reason = { words: 'nobody of her squadron has the target in sight', rule: 'GF-12.5' };
