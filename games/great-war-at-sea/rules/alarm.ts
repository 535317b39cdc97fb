/** GW-10.2d, GW-11.1d (ours): news of the enemy, upon which fleets near by may write their moves anew. */
import type { War } from '../data/data.ts';
import { stepsBetween } from '../data/zones.ts';
import type { Side, State, ZoneId } from '../state.ts';

/** Zones at which the wireless of a steamer is heard, and that of the stations ashore. */
export const STEAMER = 3;
export const STATION = 6;

export function raiseAlarm({ theatre }: War, state: State, side: Side, zone: ZoneId, within: number): void {
  for (const fleet of state.fleets)
    if (fleet.side === side && stepsBetween(theatre, fleet.zone, zone) <= within) fleet.alarmedIn = state.turn;
}
