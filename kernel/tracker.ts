/** The sequence of play as a person reads it, drawn from the very tree that runs. */
import { oncePer } from './data.ts';
import type { Flow, Frame } from './engine.ts';
import { isSpokenOf, titleOf } from './flow.ts';
import type { Kind } from './kind.ts';
import type { Phased } from './phases.ts';
import { USUAL_DEPTH } from './phases.ts';

export interface TrackerLine {
  readonly title: string;
  readonly rule: string;
  readonly depth: number;
  readonly where: 'done' | 'now' | 'later';
  /** One of the phases, which are read as a list; what lies deeper belongs to the one where the game stands. */
  readonly isPhase: boolean;
}

const titlesIn = oncePer((flow: Flow<Kind>) => flow.map(({ step }) => titleOf(step)));

/** The steps beside and above the one where the game stands; what lies inside other branches is left out. */
export function tracker<K extends Kind>({ flow, phases = [] }: Phased<K>, stack: readonly Pick<Frame, 'step'>[]): TrackerLine[] {
  const path = new Set(stack.map((frame) => frame.step));
  const lines: Omit<TrackerLine, 'isPhase'>[] = [];
  const titles = titlesIn(flow);
  let level: number | undefined;
  const walk = (index: number, depth: number, passed: boolean): void => {
    const node = flow[index];
    if (!node) return;
    const here = path.has(index);
    const isLoop = node.step.kind === 'loop' && node.children.length === 1;
    const where = here ? 'now' : passed ? 'done' : 'later';
    // Of a loop only what it repeats has a name that people use.
    const { step, index: named } = (isLoop ? flow[node.children[0] ?? -1] : undefined) ?? node;
    const isListed = isSpokenOf(step) && !(isLoop && here);
    if (isListed) lines.push({ title: titles[named] ?? '', rule: step.rule, depth, where });
    if (!here) return;
    const below = isListed ? depth + 1 : depth;
    if (phases.includes(node.step.name)) level ??= below;
    const now = node.children.findIndex((child) => path.has(child));
    for (const [place, child] of node.children.entries()) walk(child, below, place < now);
  };
  walk(0, 0, false);
  const listed = level ?? Math.min(USUAL_DEPTH, Math.max(...lines.map(({ depth }) => depth)));
  return lines.map((line) => ({ ...line, isPhase: listed > 0 && line.depth === listed }));
}
