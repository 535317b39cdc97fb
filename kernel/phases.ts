/** Which steps people speak of as phases: those of the turn, or those of the steps that a ruleset names. */
import type { Flow } from './engine.ts';
import type { Kind } from './kind.ts';

/** Game, turn, phase: so deep they lie where nothing else is told. */
export const USUAL_DEPTH = 2;

export interface Phased<K extends Kind> {
  readonly flow: Flow<K>;
  readonly phases?: readonly string[];
}

/** From the game down to a step. A loop is left out: what it repeats has the name that people use. */
function wayTo<K extends Kind>(flow: Flow<K>, step: number): number[] {
  const way: number[] = [];
  for (let node = flow[step]; node; node = flow[node.parent]) if (node.step.kind !== 'loop') way.unshift(node.index);
  return way;
}

/** The phases that a step lies in, the widest first: that of the turn, then that of a battle fought in it. */
export function phasesAround<K extends Kind>({ flow, phases = [] }: Phased<K>, step: number): readonly number[] {
  const way = wayTo(flow, step);
  const found = way.filter((_, place) => phases.includes(flow[way[place - 1] ?? -1]?.step.name ?? ''));
  return found.length > 0 ? found : [way[USUAL_DEPTH] ?? way.at(-1) ?? -1];
}
