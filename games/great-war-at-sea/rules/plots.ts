/** GW-4.2: moves as they are written: how far ahead, by which ways, and home by the shortest. */
import type { SpeedLevel, Weather } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { portOf, portsIn } from '../data/data.ts';
import type { Mission } from '../data/operation.ts';
import type { Port, PortId } from '../data/theatre.ts';
import { neighbours, shortestWay } from '../data/zones.ts';
import type { Fleet, Move, Side, State, ZoneId } from '../state.ts';
import { isSpent, slowestInCompany } from './fleets.ts';
import { canMake } from './fuel.ts';
import type { Ran } from './speed.ts';
import { FARTHEST, zonesFor } from './speed.ts';

/** GW-5.12: all of it before play. */
const PRE_PLOTTED: ReadonlySet<Mission> = new Set<Mission>(['transport', 'bombardment', 'minelaying', 'minesweeping']);
export const isPrePlotted = ({ mission }: Pick<Fleet, 'mission'>): boolean => PRE_PLOTTED.has(mission);

/** GW-5.2-INTERCEPT, GW-5.2-RAID: this turn, the next, and the one after. */
export const AHEAD = 3;

const TWO_AHEAD: ReadonlySet<Mission> = new Set<Mission>(['intercept', 'raid', 'raid-in-force']);
export const looksAhead = ({ mission }: Pick<Fleet, 'mission'>): boolean => TWO_AHEAD.has(mission);

export const STAY: Move = { way: [], task: null };

/** `level` is the speed of the company as plots reckon with it, where it has been found already. */
export type Plan = Pick<State, 'ships' | 'fleets' | 'tows' | 'readings' | 'turn'> & { readonly level?: SpeedLevel };

/** Whoever falls behind makes up for it in the turns that follow: what is left of the way comes before what was written for the next. */
export function putOff([next = STAY, ...rest]: readonly Move[], { way, task }: Move): readonly Move[] {
  return [{ way: [...way, ...next.way], task: next.task ?? task }, ...rest];
}

/** Where a fleet will be when it has made these moves. */
export const endOf = (zone: ZoneId, plot: readonly Move[]): ZoneId => {
  for (let at = plot.length - 1; at >= 0; at--) {
    const last = plot[at]?.way.at(-1);
    if (last !== undefined) return last;
  }
  return zone;
};

/** What it will have run by then. */
function ranAfter(ran: Ran, plot: readonly Move[]): Ran {
  const [last, before] = [plot.at(-1), plot.at(-2)];
  if (last === undefined) return ran;
  return [last.way.length, before === undefined ? ran[0] : before.way.length];
}

/** Weather to come is unknown: what is written reckons with none. */
export const RECKONED: Weather = 'clear';

const plannedLevel = (war: War, plan: Plan, fleet: Fleet): SpeedLevel => plan.level ?? slowestInCompany(war, plan, fleet, RECKONED);

function roomAt(state: Plan, fleet: Fleet, level: SpeedLevel, plot: readonly Move[]): number {
  const { turn, readings } = state;
  if (turn + plot.length < fleet.first) return 0;
  const zones = zonesFor(level, ranAfter(fleet.ran, plot), readings);
  return plot.length === 0 && isSpent(state, fleet) ? Math.min(1, zones) : zones;
}

/** Zones that the move may have that follows these. */
export const roomAfter = (war: War, state: Plan, fleet: Fleet, plot: readonly Move[]): number =>
  roomAt(state, fleet, plannedLevel(war, state, fleet), plot);

/** The zones that come next on a way that leads out of `from`. */
export const onwards = (war: War, from: ZoneId): readonly ZoneId[] => neighbours(war.theatre, from);

/** GW-5.2-ABORT: moves that lead somewhere by the shortest way, each as long as it may be, `most` of them at the most. */
export function courseTo(war: War, state: Plan, fleet: Fleet, written: readonly Move[], to: ZoneId, most: number, pace = FARTHEST): Move[] {
  const level = plannedLevel(war, state, fleet);
  if (level === 0) return [];
  const way = shortestWay(war.theatre, endOf(fleet.zone, written), to, most * pace);
  const plot = [...written];
  for (let at = 0; at < way.length && plot.length - written.length < most; ) {
    const stage = way.slice(at, at + Math.min(pace, roomAt(state, fleet, level, plot)));
    plot.push({ way: stage, task: null });
    at += stage.length;
  }
  return plot.slice(written.length);
}

/** GW-19.4: zones a turn, from the fastest down to the one that leaves every ship some fuel; the slowest burns least. */
const PACES = [FARTHEST, 2, 1] as const;

/** GW-5.2-ABORT: home, and into port. */
export function wayHome(war: War, state: Plan, fleet: Fleet, written: readonly Move[], port: PortId, most: number): Move[] {
  const { zone } = portOf(war, port);
  let moves: Move[] = [];
  for (const pace of PACES) {
    moves = courseTo(war, state, fleet, written, zone, most, pace);
    if (canMake(war, state, fleet, [...written, ...moves])) break;
  }
  const last = moves.pop() ?? STAY;
  return endOf(fleet.zone, [...written, ...moves, last]) === zone
    ? [...moves, { way: last.way, task: { do: 'port', port } }]
    : [...moves, last];
}

export const friendlyPorts = ({ havens }: War, side: Side): readonly Port[] => havens[side];

export const isFriendly = (war: War, side: Side, port: Port): boolean => friendlyPorts(war, side).includes(port);

export const friendlyIn = (war: War, side: Side, zone: ZoneId): readonly Port[] => {
  const ports = portsIn(war, zone);
  return ports.length === 0 ? ports : ports.filter((port) => isFriendly(war, side, port));
};
