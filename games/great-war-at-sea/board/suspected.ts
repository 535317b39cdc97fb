/**
 * What the other side may have reached by now: those who were met from where they were met, those who were reported from where they were
 * reported, and those whom nobody has seen from where the operation has them begin, which both sides can read. Pure.
 */
import { enemyOf, type SpeedLevel } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { limitsOf, sheetOf } from '../data/data.ts';
import type { FleetOf } from '../data/operation.ts';
import { neighbours, stepsBetween } from '../data/zones.ts';
import { shipOf } from '../rules/fleets.ts';
import type { Report, ShipId, Side, ZoneId } from '../state.ts';
import type { View } from '../view.ts';
import { type Reach, reachFrom, reachOf } from './reach.ts';
import { ownSide } from './side.ts';
import { turnToMove } from './time.ts';

/** What is behind an area: all who were never seen together, one who was met, or one report. */
export type Source = 'unseen' | 'met' | 'reported';

export interface Area extends Reach {
  readonly source: Source;
  /** The token of who was met, the zone and turn of a report. */
  readonly id: string;
}

/** After so many turns a report says no more than that they are at sea. */
const STALE = 4;

/** Of these ships, from the slowest on. */
const speedsOf = (war: War, ships: readonly ShipId[]): readonly SpeedLevel[] =>
  ships.map((id) => sheetOf(war, id).speed).sort((a, b) => a - b);
const fastest = (speeds: readonly SpeedLevel[]): SpeedLevel => speeds.at(-1) ?? 4;
const slowest = (speeds: readonly SpeedLevel[]): SpeedLevel => speeds[0] ?? 4;

const listedIn = (war: War, { id }: FleetOf): readonly ShipId[] =>
  (war.fleets.get(id)?.pieces ?? []).flatMap((piece) => war.pieces.get(piece)?.ships ?? []);

const isAfloat = (view: View, id: ShipId): boolean => shipOf(view, id).fate === 'afloat';

/** GW-18.2: the turn in which history lets it go; a fleet that waits for contact goes when there has been any. */
function releaseOf(war: War, view: View, fleet: FleetOf): number {
  const met = view.known.reduce((first, { turn }) => Math.min(first, turn), Number.POSITIVE_INFINITY);
  return limitsOf(war, fleet).reduce(
    (turn, limit) => (limit.kind === 'held' ? Math.max(turn, limit.before === 'contact' ? met + 1 : limit.before) : turn),
    Math.max(fleet.first, war.operation.turns.first),
  );
}

/** A fleet keeps together; where players make up their own, its fastest may be in any of those that sail from there. */
const paceOf = (war: War, view: View, ships: readonly ShipId[]): SpeedLevel =>
  view.readings.organisation === 'own' ? fastest(speedsOf(war, ships)) : slowest(speedsOf(war, ships));

/** Those of whom none has been made out since they sailed, for all that is known. */
function unseenOf(war: War, view: View, enemy: Side): readonly Reach[] {
  const seen = new Set(view.known.flatMap(({ ships }) => ships));
  return war.operation.fleets.flatMap((fleet) => {
    const left = fleet.side === enemy ? listedIn(war, fleet).filter((id) => isAfloat(view, id) && !seen.has(id)) : [];
    if (left.length === 0) return [];
    return [reachFrom(war, view, fleet.zone, paceOf(war, view, left), turnToMove(view) - releaseOf(war, view, fleet))];
  });
}

const union = (sets: readonly ReadonlySet<ZoneId>[]): ReadonlySet<ZoneId> => new Set(sets.flatMap((set) => [...set]));

/** Whoever was reported may have gone on in that very turn, and may be the fastest that the enemy has. */
function reportedReach(war: War, view: View, { zone, turn, side }: Report): Reach {
  const theirs = war.berths.flatMap((berth) => (berth.side !== side && isAfloat(view, berth.id) ? [berth.id] : []));
  return reachFrom(war, view, zone, fastest(speedsOf(war, theirs)), turnToMove(view) - turn);
}

export function suspectedIn(war: War, view: View): readonly Area[] {
  const side = ownSide(view);
  if (side === null) return [];
  const unseen = unseenOf(war, view, enemyOf(side));
  const fresh = view.reports.filter(({ turn }) => turnToMove(view) - turn <= STALE);
  return [
    ...(unseen.length === 0
      ? []
      : [
          {
            source: 'unseen' as const,
            id: 'unseen',
            now: union(unseen.map(({ now }) => now)),
            next: union(unseen.map(({ next }) => next)),
          },
        ]),
    ...view.known.map((known) => ({ source: 'met' as const, id: known.token, ...reachOf(war, view, known) })),
    ...fresh.map((report) => ({ source: 'reported' as const, id: `${report.zone}-${report.turn}`, ...reportedReach(war, view, report) })),
  ];
}

/** Where the hour of a line can be written, from the side on which one's own fleets would come; nowhere if the area has no border at sea. */
export function frontOf(war: War, view: View, zones: ReadonlySet<ZoneId>): readonly ZoneId[] {
  const own = view.fleets.map(({ zone }) => zone);
  const taken = new Set(own);
  const away = (zone: ZoneId): number => own.reduce((sum, each) => sum + stepsBetween(war.theatre, zone, each), 0);
  return [...zones]
    .filter((zone) => !taken.has(zone) && neighbours(war.theatre, zone).some((near) => !zones.has(near)))
    .map((zone) => ({ zone, steps: away(zone) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ zone }) => zone);
}
