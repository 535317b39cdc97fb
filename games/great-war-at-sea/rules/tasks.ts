/** GW-5.2-RAID, GW-5.12: what a fleet may do where its move ends, by its mission. */
import type { War } from '../data/data.ts';
import { portsIn } from '../data/data.ts';
import type { Mission } from '../data/operation.ts';
import type { Fleet, State, Task, ZoneId } from '../state.ts';
import { friendlyIn, isFriendly } from './plots.ts';

const BOMBARDS: ReadonlySet<Mission> = new Set<Mission>(['bombardment', 'raid', 'raid-in-force']);
const LAYS: ReadonlySet<Mission> = new Set<Mission>(['minelaying', 'raid', 'raid-in-force', 'bombardment']);
const HUNTS: ReadonlySet<Mission> = new Set<Mission>(['raid', 'raid-in-force']);

export function tasksIn(war: War, { readings }: Pick<State, 'readings'>, fleet: Fleet, zone: ZoneId): Task[] {
  const { mission, side } = fleet;
  const tasks: Task[] = friendlyIn(war, side, zone).map(({ id }) => ({ do: 'port', port: id }));
  if (BOMBARDS.has(mission)) {
    for (const port of portsIn(war, zone)) {
      const enemy = side === 'allied' ? 'central' : 'allied';
      if (isFriendly(war, enemy, port)) tasks.push({ do: 'bombard', port: port.id });
    }
  }
  if (mission === 'transport' && fleet.bound !== null && war.ports.get(fleet.bound)?.zone === zone)
    tasks.push({ do: 'unload', port: fleet.bound });
  if (readings.mines === 'on' && LAYS.has(mission) && fleet.mines > 0) tasks.push({ do: 'lay' });
  if (readings.mines === 'on' && mission === 'minesweeping') tasks.push({ do: 'sweep' });
  if (readings.merchants === 'on' && HUNTS.has(mission)) tasks.push({ do: 'hunt' });
  return tasks;
}
