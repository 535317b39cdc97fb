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
  const { side, mission, bound } = fleet;
  const { mines, merchants } = state.readings;
  const kinds: Readonly<Record<Doing, () => Task[]>> = {
    port: () => friendlyIn(war, side, zone).map(({ id }) => ({ do: 'port', port: id })),
    bombard: () => (isNight(war.operation, turn) ? [] : enemyPorts(war, fleet, zone).map(({ id }) => ({ do: 'bombard', port: id }))),
    unload: () => (bound !== null && portOf(war, bound).zone === zone ? [{ do: 'unload', port: bound }] : []),
    lay: () => (mines === 'on' && companyOf(state, fleet).some((each) => loadsAboard(war, state, each) > 0) ? [{ do: 'lay' }] : []),
    sweep: () => (mines === 'on' ? [{ do: 'sweep' }] : []),
    hunt: () => (merchants === 'on' && trafficFor(war, side, zone) > 0 ? [{ do: 'hunt' }] : []),
  };
  return DOES[mission].flatMap((kind) => kinds[kind]());
}

const enemyPorts = (war: War, { side }: Fleet, zone: ZoneId) => portsIn(war, zone).filter((port) => isFriendly(war, enemyOf(side), port));
