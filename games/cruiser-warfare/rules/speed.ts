/** How fast ships and fleets are now, with damage, coal and weather (CW-5.71a, CW-8.41a, CW-11.6b). */
import type { SpeedLevel } from '../../../tactical/battle.ts';
import { speedOf as speedLeft } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { shipOf, shipsIn } from './fleet.ts';

/** Levels: 4 is 2+, 3 is 2, 2 is 1, 1 is 1 slow, 0 is dead in the water. */
const TWO: SpeedLevel = 3;
const ONE: SpeedLevel = 2;
const SLOW: SpeedLevel = 1;

/** CW-11.6b: a storm holds destroyers and torpedo boats to speed 1. */
export function speedOf(data: Data, state: State, id: ShipId, storm: boolean): SpeedLevel {
  const level = speedLeft(sheetOf(data, state, id), shipOf(state, id));
  const { type } = vesselOf(id);
  return storm && (type === 'DD' || type === 'TB') && level > ONE ? ONE : level;
}

export function slowestOf(data: Data, state: State, fleet: Fleet): SpeedLevel {
  const storm = state.storms.includes(fleet.area);
  let slowest: SpeedLevel = 4;
  for (const id of shipsIn(state, fleet)) {
    const level = speedOf(data, state, id, storm);
    if (level < slowest) slowest = level;
  }
  return slowest;
}

/** Every ship has speed 2 or 2+ (CW-5.71a, CW-5.81c, CW-5.54c). */
export const isFast = (data: Data, state: State, fleet: Fleet): boolean => fleet.pieces.length > 0 && slowestOf(data, state, fleet) >= TWO;

/** Some ship has speed 1 slow or lies dead in the water (CW-5.81d). */
export const isSlow = (data: Data, state: State, fleet: Fleet): boolean => slowestOf(data, state, fleet) <= SLOW;
