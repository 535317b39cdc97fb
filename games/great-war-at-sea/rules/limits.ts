/** GW-18.2 (ours): what history held fleets to. */
import type { War } from '../data/data.ts';
import { limitsOf } from '../data/data.ts';
import type { Fleet, State, ZoneId } from '../state.ts';

type Seen = Pick<State, 'turn' | 'fleets'>;

const isOver = (
  { turn, fleets }: Seen,
  before: number | 'contact',
  fleet: Pick<Fleet, 'side' | 'metIn'>,
  of: 'fleet' | 'side',
): boolean => {
  if (before !== 'contact') return turn >= before;
  return of === 'fleet' ? fleet.metIn > 0 : fleets.some(({ side, metIn }) => side === fleet.side && metIn > 0);
};

/** It stays where it is. */
export function isHeld(war: War, state: Seen, fleet: Pick<Fleet, 'id' | 'side' | 'metIn'>): boolean {
  for (const limit of limitsOf(war, fleet)) if (limit.kind === 'held' && !isOver(state, limit.before, fleet, 'fleet')) return true;
  return false;
}

const NOWHERE: readonly ZoneId[] = [];

/** Where it may not go yet. */
export function barredTo(war: War, state: Seen, fleet: Pick<Fleet, 'id' | 'side' | 'metIn'>): readonly ZoneId[] {
  let zones = NOWHERE;
  for (const limit of limitsOf(war, fleet))
    if (limit.kind === 'barred' && !isOver(state, limit.before, fleet, 'side'))
      zones = zones === NOWHERE ? limit.zones : [...zones, ...limit.zones];
  return zones;
}

export const isBarred = (war: War, state: Seen, fleet: Pick<Fleet, 'id' | 'side' | 'metIn'>, zone: ZoneId): boolean =>
  barredTo(war, state, fleet).includes(zone);

/** As far along a way as nothing bars it. */
export function upToBar(way: readonly ZoneId[], bars: readonly ZoneId[]): readonly ZoneId[] {
  const bar = bars.length === 0 ? -1 : way.findIndex((zone) => bars.includes(zone));
  return bar === -1 ? way : way.slice(0, bar);
}

/** The first contact of a fleet in disguise is a surprise. */
export const isDisguised = (war: War, fleet: Pick<Fleet, 'id' | 'metIn'>): boolean =>
  fleet.metIn === 0 && limitsOf(war, fleet).some(({ kind }) => kind === 'disguise');

/** It is not at war yet, and passes the enemy by. */
export function isAtPeace(war: War, { turn }: Pick<Seen, 'turn'>, fleet: Pick<Fleet, 'id'>): boolean {
  for (const limit of limitsOf(war, fleet)) if (limit.kind === 'peace' && turn < limit.before) return true;
  return false;
}

/** How many of six turn a fleet back that has been in contact; 0 for none. */
export const cautionOf = (war: War, fleet: Pick<Fleet, 'id'>): number => {
  for (const limit of limitsOf(war, fleet)) if (limit.kind === 'caution') return limit.upTo;
  return 0;
};
