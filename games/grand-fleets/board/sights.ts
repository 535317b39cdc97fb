/** How far one sees from a ship, and what makes it so. Pure. */
import { capital, counted } from '../../../kit/words.ts';
import { isDark, MADE_OUT } from '../rules/night.ts';
import { eyesOf } from '../rules/spotting.ts';
import type { Waters } from '../rules/waters.ts';
import type { ShipView } from '../view.ts';

export interface Sight {
  readonly hexes: number;
  readonly words: string;
}

const miles = (hexes: number): string => counted(hexes, 'mile');

/** Null where the light says nothing and nobody has to spot. */
export function sightFrom(waters: Waters, ship: ShipView): Sight | null {
  const clear = waters.light?.visibility ?? Number.POSITIVE_INFINITY;
  if (isDark(waters)) {
    const hexes = Math.min(MADE_OUT, clear);
    return { hexes, words: `Night: made out at ${miles(hexes)}` };
  }
  const eyes = waters.scene.readings.spotting === 'on' ? eyesOf(waters, ship) : Number.POSITIVE_INFINITY;
  if (eyes < clear) return { hexes: eyes, words: `Her lookouts: ${miles(eyes)}` };
  return Number.isFinite(clear) ? { hexes: clear, words: capital(`sight ${miles(clear)}`) } : null;
}
