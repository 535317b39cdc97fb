/** Which pieces and places the question is about, and what a press on one of them means. The board knows no rule beyond this. */
import { createMemo } from 'solid-js';
import type { SeenOption } from '../../../kernel/index.ts';
import { atomsOf } from '../../../kernel/index.ts';
import type { BoardProps } from '../../../kit/board-props.ts';
import type { Data } from '../data/data.ts';
import type { View } from '../view.ts';

export type Asked = BoardProps<View, Data>;

const add = (map: Map<string, SeenOption[]>, id: string, option: SeenOption): void => {
  map.set(id, [...(map.get(id) ?? []), option]);
};

/** The options by what they begin with, and those that go on from the selected piece by where they lead. */
const sorted = (options: readonly SeenOption[], selected: string | null) => {
  const [alone, first, onward] = [new Map<string, SeenOption[]>(), new Map<string, SeenOption[]>(), new Map<string, SeenOption[]>()];
  for (const option of options) {
    const [start, next, ...more] = atomsOf(option.target);
    if (start === undefined) continue;
    add(first, start, option);
    if (next === undefined) add(alone, start, option);
    else if (start === selected && more.length === 0) add(onward, next, option);
  }
  return { alone, first, onward };
};

export interface Offers {
  readonly selected: () => string | null;
  readonly isSelected: (id: string) => boolean;
  /** A line of the log is about it. */
  readonly isLit: (id: string) => boolean;
  /** The piece or place begins an option. */
  readonly mayAct: (id: string) => boolean;
  /** Something can be done with it now: it begins an option or completes the one begun. */
  readonly isOffered: (id: string) => boolean;
  /** The option that leads from the selected piece to this one. */
  readonly onward: (id: string) => SeenOption | null;
  readonly allOnward: () => readonly (readonly [string, SeenOption])[];
  /** Options about this one alone, such as dropping a bomb. */
  readonly alone: (id: string) => readonly SeenOption[];
  readonly press: (id: string) => void;
  /** A place that is offered is chosen by pressing it; the table asks again where there is a caution. */
  readonly pressPlace: (id: string) => void;
}

export function createOffers(props: Asked): Offers {
  const found = createMemo(() => sorted(props.question?.options ?? [], props.selected));
  const onward = (id: string): SeenOption | null => found().onward.get(id)?.[0] ?? null;
  const alone = (id: string): readonly SeenOption[] => found().alone.get(id) ?? [];

  /** What a press on a place means, when it can mean one thing only. */
  const meantBy = (id: string): SeenOption | undefined => {
    const [only, ...others] = found().onward.get(id) ?? alone(id);
    return others.length === 0 ? only : undefined;
  };
  const choose = (option: SeenOption | undefined, id: string): void => {
    if (option) props.onCommand(option.verb, option.target);
    else props.onSelect(id);
  };

  return {
    selected: () => props.selected,
    isSelected: (id) => props.selected === id,
    isLit: (id) => props.highlight.includes(id),
    mayAct: (id) => found().first.has(id),
    isOffered: (id) => found().first.has(id) || found().onward.has(id),
    onward,
    allOnward: () => [...found().onward].flatMap(([id, [option]]) => (option ? [[id, option] as const] : [])),
    alone,
    press: (id) => (found().onward.has(id) ? choose(meantBy(id), id) : props.onSelect(id)),
    pressPlace: (id) => choose(meantBy(id), id),
  };
}
