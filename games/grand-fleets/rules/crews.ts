/** GF-12.1 (ours): crews that know their work, and crews that are new to it. */
import type { Battle, Crew } from '../data/battle.ts';
import { berthOf } from '../data/data.ts';
import type { Readings } from '../options.ts';
import type { ShipId } from '../state.ts';

const BY_CREW: Readonly<Record<Crew, number>> = { elite: 1, average: 0, green: -1 };

/** What it adds to her guns, to her torpedoes, and to the work against fire and water; nothing where crews do not count. */
export const crewModifier = (battle: Battle, { readings }: { readonly readings: Readings }, ship: ShipId): number =>
  readings.crews === 'on' ? BY_CREW[berthOf(battle, ship).crew] : 0;
