/** GW-18.2 (ours): what history held fleets to. */
import type { War } from '../data/data.ts';
import type { Limit } from '../data/operation.ts';
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

const concerns = (limit: Limit, { id }: Pick<Fleet, 'id'>): boolean => limit.fleets.includes(id);

/** It stays where it is. */
export const isHeld = (war: War, state: Seen, fleet: Pick<Fleet, 'id' | 'side' | 'metIn'>): boolean =>
  war.operation.limits.some((limit) => limit.kind === 'held' && concerns(limit, fleet) && !isOver(state, limit.before, fleet, 'fleet'));

/** It may not go there yet. */
export const isBarred = (war: War, state: Seen, fleet: Pick<Fleet, 'id' | 'side' | 'metIn'>, zone: ZoneId): boolean =>
  war.operation.limits.some(
    (limit) =>
      limit.kind === 'barred' && concerns(limit, fleet) && limit.zones.includes(zone) && !isOver(state, limit.before, fleet, 'side'),
  );

/** The first contact of a fleet in disguise is a surprise. */
export const isDisguised = (war: War, fleet: Pick<Fleet, 'id' | 'metIn'>): boolean =>
  fleet.metIn === 0 && war.operation.limits.some((limit) => limit.kind === 'disguise' && concerns(limit, fleet));

/** It is not at war yet, and passes the enemy by. */
export const isAtPeace = (war: War, { turn }: Pick<Seen, 'turn'>, fleet: Pick<Fleet, 'id'>): boolean =>
  war.operation.limits.some((limit) => limit.kind === 'peace' && concerns(limit, fleet) && turn < limit.before);

/** How many of six turn a fleet back that has been in contact; 0 for none. */
export const cautionOf = (war: War, fleet: Pick<Fleet, 'id'>): number => {
  for (const limit of war.operation.limits) if (limit.kind === 'caution' && concerns(limit, fleet)) return limit.upTo;
  return 0;
};
