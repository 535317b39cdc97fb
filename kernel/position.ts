/** A position as it is kept and hashed: steps by their names, so that a new step elsewhere in the flow leaves it as it was. */
import type { Flow, Frame, Node, Position } from './engine.ts';
import type { Item, Json, Kind } from './kind.ts';

export interface KeptFrame {
  readonly step: string;
  readonly item: Item;
  /** Of a loop its passes, of an `each` the next of its items; a sequence is known by the step that stands in it. */
  readonly at?: number;
  readonly items?: readonly Item[];
  readonly asked?: readonly string[];
  readonly drafts?: { readonly [side: string]: Json };
}

export interface KeptPosition<K extends Kind> extends Omit<Position<K>, 'stack'> {
  readonly stack: readonly KeptFrame[];
}

export function keptPosition<K extends Kind>(flow: Flow<K>, { stack, ...rest }: Position<K>): KeptPosition<K> {
  return { ...rest, stack: stack.map((frame) => keptFrame(flow, frame)) };
}

function keptFrame<K extends Kind>(flow: Flow<K>, { step, at, item, items, asked, drafts }: Frame): KeptFrame {
  const node = flow[step];
  const repeats = node?.step.kind === 'loop' || node?.step.kind === 'each';
  return {
    step: node?.path ?? '',
    item,
    ...(repeats ? { at } : {}),
    ...(items ? { items } : {}),
    ...(asked ? { asked } : {}),
    ...(drafts ? { drafts } : {}),
  };
}

/** Throws where the flow has no such step any more. */
export function positionFrom<K extends Kind>(flow: Flow<K>, { stack, ...rest }: KeptPosition<K>): Position<K> {
  const nodes = stack.map(({ step }) => nodeAt(flow, step));
  const frames = stack.map(({ item, at, items = null, asked = null, drafts = null }, depth): Frame => {
    const node = nodes[depth];
    const inside = nodes[depth + 1];
    const next = node && inside ? node.children.indexOf(inside.index) + 1 : 0;
    return { step: node?.index ?? 0, at: at ?? next, item, items, asked, drafts: drafts && { ...drafts } };
  });
  return { ...rest, stack: frames };
}

function nodeAt<K extends Kind>(flow: Flow<K>, path: string): Node<K> {
  const node = flow.find((each) => each.path === path);
  if (!node) throw new Error(`the flow has no step ${path}`);
  return node;
}
