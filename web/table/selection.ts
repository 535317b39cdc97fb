/** Pressing pieces and places narrows the list of options; when only one is left that holds all that was pressed, it is meant. */

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { SeenOption } from '../../kernel/index.ts';
import { atomsOf, bare } from '../../kernel/index.ts';
import type { ShownQuestion } from '../../table/index.ts';

const startsWith = (atoms: readonly string[], ids: readonly string[]): boolean => ids.every((id, place) => atoms[place] === id);
const holdsAll = (atoms: readonly string[], ids: readonly string[]): boolean => ids.every((id) => atoms.includes(id));

/** What an option is about: the piece that it is listed under, then what it points at. */
function pathOf({ under, target }: SeenOption): readonly string[] {
  const atoms = atomsOf(target);
  return under === null || under === atoms[0] ? atoms : [under, ...atoms];
}

/** Options that begin with what was pressed; failing that, those that hold it anywhere, so that a place may be pressed before its piece. */
export function matching(options: readonly SeenOption[], ids: readonly string[]): readonly SeenOption[] {
  const first = options.filter((option) => startsWith(pathOf(option), ids));
  return first.length > 0 ? first : options.filter((option) => holdsAll(pathOf(option), ids));
}

/** What is laid part by part is laid on the board, and in no list. */
export const listed = (options: readonly SeenOption[]): readonly SeenOption[] => options.filter(({ takes }) => takes !== 'steps');

/** A line of the list: an option, or a piece that leads to several. */
export type Item =
  | { readonly kind: 'option'; readonly option: SeenOption }
  | { readonly kind: 'piece'; readonly id: string; readonly name: string; readonly count: number };

/** Above this many a list is no longer read but searched. */
const LONG = 12;

/** A long list is shown in two steps: first whose turn it is, then what it does. */
export function itemsOf(options: readonly SeenOption[], names: Readonly<Record<string, string>>): readonly Item[] {
  if (options.length <= LONG) return options.map((option) => ({ kind: 'option', option }));
  const counts = new Map<string, number>();
  for (const { under } of options) if (under !== null) counts.set(under, (counts.get(under) ?? 0) + 1);
  const isMany = (id: string | null): id is string => id !== null && (counts.get(id) ?? 0) > 1;
  const shown = new Set<string>();
  return options.flatMap((option): Item[] => {
    const { under: id } = option;
    if (!isMany(id)) return [{ kind: 'option', option }];
    if (shown.has(id)) return [];
    shown.add(id);
    return [{ kind: 'piece', id, name: names[id] ?? id, count: counts.get(id) ?? 0 }];
  });
}

/** Options whose label holds every word of what was typed. */
export function found(options: readonly SeenOption[], typed: string): readonly SeenOption[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return words.length === 0 ? options : options.filter(({ label }) => words.every((word) => bare(label).includes(word)));
}

/** From this many lines on a list is searched, not read. */
const SEARCHED = 24;

/** More lines than this are drawn only when they are asked for. */
export const MOST_LINES = 60;

/** A list that is searched begins with what needs no piece, so that the way on is never out of reach. */
export function cut(items: readonly Item[], most: number): readonly Item[] {
  if (items.length < SEARCHED) return items;
  const isPlain = (item: Item): boolean => item.kind === 'option' && item.option.target === null;
  return [...items.filter(isPlain), ...items.filter((item) => !isPlain(item))].slice(0, most);
}

export interface Selection {
  readonly selected: Accessor<string | null>;
  /** What is left of the options. */
  readonly options: Accessor<readonly SeenOption[]>;
  /** The lines that are drawn, and how many are not. */
  readonly shown: Accessor<readonly Item[]>;
  readonly left: Accessor<number>;
  readonly showMore: () => void;
  readonly isNarrowed: Accessor<boolean>;
  /** A piece that was pressed and leads nowhere. */
  readonly barren: Accessor<string | null>;
  readonly isLong: Accessor<boolean>;
  readonly typed: Accessor<string>;
  readonly type: (text: string) => void;
  readonly press: (id: string | null) => void;
  /** Lets go of what was pressed. */
  readonly clear: () => void;
  /** Lets go, and forgets what was typed. */
  readonly showAll: () => void;
}

export function createSelection(question: Accessor<ShownQuestion | null>, choose: (option: SeenOption) => void): Selection {
  const [pressed, setPressed] = createSignal<readonly string[]>([]);
  const [typed, setTyped] = createSignal('');
  const [most, setMost] = createSignal(MOST_LINES);
  const all = createMemo(() => listed(question()?.options ?? []));
  const isLaid = (): boolean => all().length < (question()?.options.length ?? 0);
  const pressedOptions = createMemo(() => (pressed().length > 0 ? matching(all(), pressed()) : all()));
  const options = createMemo(() => found(pressedOptions().length > 0 ? pressedOptions() : all(), typed()));
  const isNarrowed = (): boolean => options().length < all().length;
  const items = createMemo(() =>
    isNarrowed() ? options().map((option): Item => ({ kind: 'option', option })) : itemsOf(options(), question()?.names ?? {}),
  );
  const shown = createMemo(() => cut(items(), most()));
  const isLong = createMemo(() => itemsOf(all(), {}).length >= SEARCHED);
  const clear = (): void => void setPressed([]);

  // What was typed holds as long as the same thing is asked again and again.
  createEffect(
    on(
      () => question()?.name,
      () => {
        setTyped('');
        setMost(MOST_LINES);
      },
    ),
  );

  const press = (id: string | null): void => {
    // A second press lets go. It never orders anything: a double click is soon made, and dice cannot be taken back.
    if (id === null || pressed().at(-1) === id) return clear();
    const deeper = [...pressed(), id];
    const [only, ...others] = pressed().length > 0 ? matching(all(), deeper) : [];
    if (only && others.length === 0) choose(only);
    else setPressed(only ? deeper : [id]);
  };

  return {
    selected: () => pressed()[0] ?? null,
    options,
    shown,
    left: () => items().length - shown().length,
    showMore: () => void setMost((lines) => lines * 4),
    isNarrowed,
    barren: createMemo(() => (question() && !isLaid() && pressedOptions().length === 0 ? (pressed()[0] ?? null) : null)),
    isLong,
    typed,
    type: (text) => void setTyped(text),
    press,
    clear,
    showAll: () => {
      clear();
      setTyped('');
    },
  };
}
