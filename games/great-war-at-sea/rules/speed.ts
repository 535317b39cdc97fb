/** GW-4.3: how many zones a fleet may enter in a turn. The sheet does not say; these are ours. */
import type { SpeedLevel } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import type { Readings } from '../options.ts';
import type { Fleet, State } from '../state.ts';
import { isSpent, slowestInCompany, weatherAt } from './fleets.ts';

/** Zones entered in the last turn, and in the one before. */
export type Ran = readonly [last: number, before: number];

/** Levels: 0 dead, 1 slow, 2 is speed 1, 3 is speed 2, 4 is 2+. */
const SCALED: Readonly<Record<SpeedLevel, (ran: Ran) => number>> = {
  0: () => 0,
  1: () => 1,
  2: ([last, before]) => (last >= 2 && before >= 2 ? 1 : 2),
  3: () => 2,
  4: ([last]) => (last <= 2 ? 3 : 2),
};

const LITERAL: Readonly<Record<SpeedLevel, (ran: Ran) => number>> = {
  0: () => 0,
  1: ([last]) => (last > 0 ? 0 : 1),
  2: () => 1,
  3: () => 2,
  4: () => 2,
};

/** The most zones that any fleet enters in a turn. */
export const FARTHEST = 3;

export const zonesFor = (level: SpeedLevel, ran: Ran, { speeds }: Pick<Readings, 'speeds'>): number =>
  (speeds === 'literal' ? LITERAL : SCALED)[level](ran);

type Seen = Pick<State, 'ships' | 'fleets' | 'tows' | 'weather' | 'readings'>;

/** Her level here and now: the slowest ship of the company, in the weather where the move begins. */
export const levelOf = (war: War, state: Seen, fleet: Fleet): SpeedLevel =>
  slowestInCompany(war, state, fleet, weatherAt(war, state, fleet.zone));

/** GW-TAC-LONG: one zone after a long battle. */
export const allowance = (war: War, state: Seen, fleet: Fleet): number => {
  const zones = zonesFor(levelOf(war, state, fleet), fleet.ran, state.readings);
  return isSpent(state, fleet) ? Math.min(1, zones) : zones;
};
