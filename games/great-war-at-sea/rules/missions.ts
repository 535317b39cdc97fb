/** GW-5.2-RAID, GW-5.12: what each mission may do where a move ends, and who is doing it. */
import type { War } from '../data/data.ts';
import { portOf } from '../data/data.ts';
import type { Mission } from '../data/operation.ts';
import type { Hindrance } from '../events.ts';
import type { Play } from '../kind.ts';
import type { Fleet, State, Task, ZoneId } from '../state.ts';
import { heads } from './fleets.ts';

export type Doing = Task['do'];

/** GW-12.3: mines are laid by whoever has them aboard, but by nobody who brings in cargo, sweeps, or is on the way home. */
export const DOES: Readonly<Record<Mission, readonly Doing[]>> = {
  intercept: ['port', 'lay'],
  raid: ['port', 'bombard', 'hunt', 'lay'],
  'raid-in-force': ['port', 'bombard', 'hunt', 'lay'],
  escort: ['port'],
  transport: ['port', 'unload'],
  bombardment: ['port', 'bombard', 'lay'],
  minelaying: ['port', 'lay'],
  minesweeping: ['port', 'sweep'],
  abort: ['port'],
};

/** What is left of a task where the move did end: none of another zone, and none that its mission has no room for any more. */
export function taskAt(war: War, { mission }: Fleet, zone: ZoneId, task: Task | null): Task | null {
  if (task === null || !DOES[mission].includes(task.do)) return null;
  return 'port' in task && portOf(war, task.port).zone !== zone ? null : task;
}

/** The fleets that are to do something now, with their escorts; who has been held up, or has given up meanwhile, is not among them. */
export const fleetsDoing = (state: State, what: Doing): Fleet[] =>
  heads(state).filter(({ task, mission, pieces }) => task?.do === what && DOES[mission].includes(what) && pieces.length > 0);

export function hinder(g: Play, { id, side, task }: Fleet, by: Hindrance): void {
  if (task) g.whisper?.([side], { type: 'hindered', fleet: id, task: task.do, by });
}
