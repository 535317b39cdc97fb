/** GW-14.3: what is reported of enemies in a zone, whoever saw them. */
import type { War } from '../data/data.ts';
import { sideTo } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import type { Fleet, Report, State, ZoneId, ZoneSide } from '../state.ts';
import { companyShips } from './fleets.ts';

/** The side of the zone to which a fleet steers that came into it. */
function courseIn(war: War, { from, track }: Fleet, zone: ZoneId): ZoneSide | null {
  const step = track.indexOf(zone);
  const before = step === 0 ? from : track[step - 1];
  return before === undefined || before === zone ? null : (sideTo(war.theatre, before, zone) ?? null);
}

export const TEN = 10;

/** To the nearest ten; 0 is a few. */
export const roundly = (ships: number): number => Math.round(ships / TEN) * TEN;

/** GW-14.3: all of them as one, by the course of the largest. */
export function reportOn(war: War, state: State, side: Report['side'], zone: ZoneId, fleets: readonly Fleet[]): Report {
  const count = (fleet: Fleet): number => companyShips(war, state, fleet).length;
  const [largest] = [...fleets].sort((a, b) => count(b) - count(a));
  const all = fleets.reduce((sum, fleet) => sum + count(fleet), 0);
  return {
    side,
    turn: state.turn,
    zone,
    ships: roundly(all),
    course: largest ? courseIn(war, largest, zone) : null,
  };
}

export function report(g: Play, made: Report): void {
  g.state.reports.push(made);
  g.whisper?.([made.side], { type: 'reported', zone: made.zone, ships: made.ships, course: made.course });
}
