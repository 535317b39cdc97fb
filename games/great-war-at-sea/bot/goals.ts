/** What a fleet may be out for, by the operation's own words: for whoever guesses at an enemy. */
import type { War } from '../data/data.ts';
import { portOf } from '../data/data.ts';
import type { Aim, FleetOf, Mission } from '../data/operation.ts';
import { isBarred } from '../rules/limits.ts';
import type { PortId, Side, ZoneId } from '../state.ts';
import { settings } from './settings.ts';

/** Missions that may shell a port. */
export const SHELLS: ReadonlySet<Mission> = new Set<Mission>(['bombardment', 'raid', 'raid-in-force']);

/** GW-18.1b: the ports that a side is out to shell. */
export const targetsOf = ({ operation: { aims } }: War, side: Side): readonly PortId[] =>
  aims.flatMap((aim) => (aim.kind === 'bombard' && aim.side === side ? aim.ports : []));

/** Whether a fleet goes somewhere to shell a port, which is done by day (GW-11.1a). */
export const shellsIn = (war: War, { side, mission }: FleetOf, zone: ZoneId): boolean =>
  SHELLS.has(mission) && targetsOf(war, side).some((port) => portOf(war, port).zone === zone);

/** Where one of its own aims leads a fleet. */
function zonesOf(war: War, aim: Aim, { id, mission, mines, ships, bound }: FleetOf): readonly ZoneId[] {
  switch (aim.kind) {
    case 'bombard':
      return SHELLS.has(mission) ? aim.ports.map((port) => portOf(war, port).zone) : [];
    case 'mines':
      return mines > 0 ? aim.zones : [];
    case 'deliver':
      return aim.fleets.includes(id) && bound !== null ? [portOf(war, bound).zone] : [];
    case 'reach':
      return ships.some(({ vessel }) => aim.ships.includes(vessel)) ? aim.zones : [];
    case 'hold':
      return aim.zones;
    case 'home':
    case 'worth':
      return [];
  }
}

const isOf = (aim: Aim, side: Side): boolean => aim.side === side || aim.side === 'either';

function ownGoals(war: War, fleet: FleetOf): readonly ZoneId[] {
  if (fleet.bound !== null) return [portOf(war, fleet.bound).zone];
  return war.operation.aims.flatMap((aim) => (isOf(aim, fleet.side) ? zonesOf(war, aim, fleet) : []));
}

/** GW-18.1f: the last turn in which it counts that a fleet is in a zone; none counts more than another for who has only to be there once. */
export const heldUntil = ({ operation: { aims } }: War, { side }: FleetOf, zone: ZoneId): number =>
  aims.reduce((last, aim) => (aim.kind === 'hold' && isOf(aim, side) && aim.zones.includes(zone) ? Math.max(last, aim.turn) : last), 0);

const isForBoth = (aim: Aim): aim is Extract<Aim, { kind: 'hold' }> => aim.kind === 'hold' && aim.side === 'either';

/** Waters that both sides want, where it has nothing else to do: who is the weaker leaves them alone. */
export const isContested = (war: War, fleet: FleetOf, zone: ZoneId): boolean => {
  const reasons = war.operation.aims.filter((aim) => isOf(aim, fleet.side) && zonesOf(war, aim, fleet).includes(zone));
  return reasons.length > 0 && reasons.every(isForBoth);
};

/** Who has nothing of his own to do lies in wait where the other side has, or where it was last known to be at sea. */
function waitingGoals(war: War, fleet: FleetOf): readonly ZoneId[] {
  const others = war.operation.fleets.filter(({ side, charge }) => side !== fleet.side && charge === null);
  return others.flatMap((other) => [...ownGoals(war, other), ...(other.port === null ? [other.zone] : [])]);
}

/** Whom he covers instead: those of his own side who sail from the same port and have something to do. */
export function coveredBy(war: War, fleet: FleetOf): readonly FleetOf[] {
  if (ownGoals(war, fleet).length > 0) return [];
  return war.operation.fleets.filter(
    (other) => other.side === fleet.side && other.charge === null && other.zone === fleet.zone && ownGoals(war, other).length > 0,
  );
}

/** More than these are not thought of. */
const MOST = 8;

/** Where a fleet may go, how likely it does, and whether it waits there for others. */
export interface Goals {
  readonly zones: readonly ZoneId[];
  readonly chance: number;
  readonly waits: boolean;
}

/** Zones for which a fleet may make; none that it is barred from to the end. */
export function goalsOf(war: War, fleet: FleetOf): Goals {
  const end = { turn: war.operation.turns.last, fleets: [] };
  const open = (zones: readonly ZoneId[]): ZoneId[] =>
    [...new Set(zones)].filter((zone) => !isBarred(war, end, { ...fleet, metIn: 0 }, zone)).slice(0, MOST);
  const own = ownGoals(war, fleet);
  if (own.length > 0) return { zones: open(own), chance: settings.purpose, waits: false };
  const covers = open(coveredBy(war, fleet).flatMap((other) => ownGoals(war, other)));
  if (covers.length > 0) return { zones: covers, chance: settings.covers, waits: false };
  return { zones: open(waitingGoals(war, fleet)), chance: settings.ambush, waits: true };
}
