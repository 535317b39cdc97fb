/** The sequence of play as a person reads it, drawn from the very tree that runs. */
import type { Flow, Frame } from './engine.ts';
import { titleOf } from './flow.ts';
import type { Kind } from './kind.ts';

export interface TrackerLine {
  readonly title: string;
  readonly rule: string;
  readonly depth: number;
  readonly where: 'done' | 'now' | 'later';
}

/** The steps beside and above the one where the game stands; what lies inside other branches is left out. */
export function tracker<K extends Kind>(flow: Flow<K>, stack: readonly Frame[]): TrackerLine[] {
  const path = new Set(stack.map((frame) => frame.step));
  const lines: TrackerLine[] = [];
  const walk = (index: number, depth: number, passed: boolean): void => {
    const node = flow[index];
    if (!node) return;
    const here = path.has(index);
    const wraps = node.step.kind === 'loop' && node.children.length === 1;
    const where = here ? 'now' : passed ? 'done' : 'later';
    if (!wraps) lines.push({ title: titleOf(node.step.name), rule: node.step.rule, depth, where });
    if (!here) return;
    const now = node.children.findIndex((child) => path.has(child));
    for (const [place, child] of node.children.entries()) walk(child, wraps ? depth : depth + 1, place < now);
  };
  walk(0, 0, false);
  return lines;
}
