/** What a raid promises (CW-5.8). */
import { spreadOf } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { raidRoll, tradeIn } from '../rules/raiding.ts';
import type { View } from '../view.ts';
import type { Squadron } from './squadrons.ts';
import { FAST } from './squadrons.ts';

/** What a raider brings to the die. */
export interface Raider {
  readonly leader: boolean;
  readonly fast: boolean;
  readonly slow: boolean;
  readonly five: boolean;
}

export const raiderOf = ({ hasLeader, speed, units }: Squadron): Raider => ({
  leader: hasLeader,
  fast: speed >= FAST,
  slow: speed <= 1,
  five: units.reduce((sum, { ships }) => sum + ships.length, 0) >= 5,
});

/** A light cruiser under an ordinary captain, which is what a hunter expects. */
export const anyRaider: Raider = { leader: false, fast: true, slow: false, five: false };

const HAULS = new Map<number, number>();

/** Prizes to be expected of one raid in an area, in clear weather. */
export function haulIn(data: Data, view: View, area: Area, raider: Raider): number {
  const trade = tradeIn(data, view, area);
  const key = trade * 16 + (raider.leader ? 8 : 0) + (raider.fast ? 4 : 0) + (raider.slow ? 2 : 0) + (raider.five ? 1 : 0);
  const known = HAULS.get(key);
  if (known !== undefined) return known;
  const haul = spreadOf(raidRoll, { ...raider, trade, storm: false }).mean((prizes) => Math.max(0, prizes));
  HAULS.set(key, haul);
  return haul;
}
