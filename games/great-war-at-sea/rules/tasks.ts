/** GW-5.2-RAID, GW-5.12: what a fleet can be told to do in a zone. */
import { enemyOf } from '../../../tactical/battle.ts';
import type { War } from '../data/data.ts';
import { portOf, portsIn } from '../data/data.ts';
import type { Fleet, State, Task, ZoneId } from '../state.ts';
import { isNight } from './calendar.ts';
import { companyOf } from './fleets.ts';
import { trafficFor } from './merchantmen.ts';
import { loadsAboard } from './minework.ts';
import { DOES, type Doing } from './missions.ts';
import { friendlyIn, isFriendly } from './plots.ts';

type Seen = Pick<State, 'readings' | 'fleets' | 'ships'>;

/** All that there is for it at the end of a move of that turn. */
export function tasksIn(war: War, state: Seen, fleet: Fleet, zone: ZoneId, turn: number): Task[] {
  const tasks: Task[] = [];
  for (const kind of DOES[fleet.mission]) for (const task of KINDS[kind](war, state, fleet, zone, turn)) tasks.push(task);
  return tasks;
}

type Kind = (war: War, state: Seen, fleet: Fleet, zone: ZoneId, turn: number) => readonly Task[];

const NOTHING: readonly Task[] = [];

const KINDS: Readonly<Record<Doing, Kind>> = {
  port: (war, _state, { side }, zone) => friendlyIn(war, side, zone).map(({ id }) => ({ do: 'port', port: id })),
  bombard: (war, _state, fleet, zone, turn) =>
    isNight(war.operation, turn) ? NOTHING : enemyPorts(war, fleet, zone).map(({ id }) => ({ do: 'bombard', port: id })),
  unload: (war, _state, { bound }, zone) =>
    bound !== null && portOf(war, bound).zone === zone ? [{ do: 'unload', port: bound }] : NOTHING,
  lay: (war, state, fleet) =>
    state.readings.mines === 'on' && companyOf(state, fleet).some((each) => loadsAboard(war, state, each) > 0) ? [{ do: 'lay' }] : NOTHING,
  sweep: (_war, { readings }) => (readings.mines === 'on' ? [{ do: 'sweep' }] : NOTHING),
  hunt: (war, { readings }, { side }, zone) =>
    readings.merchants === 'on' && trafficFor(war, side, zone) > 0 ? [{ do: 'hunt' }] : NOTHING,
};

const enemyPorts = (war: War, { side }: Fleet, zone: ZoneId) => portsIn(war, zone).filter((port) => isFriendly(war, enemyOf(side), port));
