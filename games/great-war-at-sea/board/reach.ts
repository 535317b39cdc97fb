/** Where an enemy can have come to since he was met, at the best speed of what was seen of him. */
import type { SpeedLevel } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { zonesWithin } from '../data/zones.ts';
import type { Readings } from '../options.ts';
import { type Ran, zonesFor } from '../rules/speed.ts';
import type { Known, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { turnToMove } from './time.ts';

/** The most zones that ships of a speed enter in so many turns. */
export function farthest(level: SpeedLevel, turns: number, readings: Pick<Readings, 'speeds'>): number {
  let [ran, run]: [Ran, number] = [[0, 0], 0];
  for (let turn = 0; turn < turns; turn++) {
    const zones = zonesFor(level, ran, readings);
    ran = [zones, ran[0]];
    run += zones;
  }
  return run;
}

/** Of those who were seen the slowest, who holds back the others; the fastest there is where nobody was made out. */
function paceOf(war: War, { ships }: Known): SpeedLevel {
  let slowest: SpeedLevel = 4;
  for (const id of ships) {
    const { speed } = sheetOf(war, id);
    if (speed < slowest) slowest = speed;
  }
  return slowest;
}

export interface Reach {
  /** Before this turn's moves. */
  readonly now: ReadonlySet<ZoneId>;
  /** When they are made. */
  readonly next: ReadonlySet<ZoneId>;
}

/** From a zone, by so many moves and by one more. */
export function reachFrom(war: War, view: Pick<View, 'readings'>, zone: ZoneId, level: SpeedLevel, moves: number): Reach {
  const within = (turns: number): ReadonlySet<ZoneId> =>
    new Set(zonesWithin(war.theatre, zone, farthest(level, Math.max(0, turns), view.readings)));
  return { now: within(moves), next: within(moves + 1) };
}

export const reachOf = (war: War, view: View, known: Known): Reach =>
  reachFrom(war, view, known.zone, paceOf(war, known), turnToMove(view) - known.turn - 1);
