/** The lines of the order list: what folds under a piece, and the key of each line. Both stay as they are while the same thing is asked. */
import type { Handy, SeenOption, SeenQuestion, Together } from '../../kernel/index.ts';

/** A line of the list: an option, a piece that leads to several, or one order for many. */
export type Item =
  | { readonly kind: 'option'; readonly option: SeenOption; readonly tick: boolean | null }
  | {
      readonly kind: 'piece';
      readonly id: string;
      readonly name: string;
      readonly count: number;
      readonly isOrdered: boolean;
      readonly handy: readonly Handy[];
    }
  | { readonly kind: 'together'; readonly together: Together };

/** A line with its key, from 1 to 9, or none. */
export type Line = Item & { readonly key: number | null };

/** Above this many a list is no longer read but searched. */
const LONG = 12;

/** From this many lines on there is a box to search in. */
const SEARCHED = 24;

/** More lines than this are drawn only when they are asked for. */
export const MOST_LINES = 60;

const LAST_KEY = 9;

/** Ways to order many and end the question at once that the foot has room for: a third would take it from the list. */
const MOST_WITH = 2;

/** What the foot orders together with the end. Beside orders for many, one alone stands in the list. */
export function endingWith(together: readonly Together[]): readonly Together[] {
  const many = together.length > 1 ? together.filter(({ orders }) => orders.length > 1) : together;
  return many.length <= MOST_WITH ? many : [];
}

/** How a list is laid out. It is settled when the question is put, for a line that opened a fleet must not become an order. */
export interface Layout {
  readonly folds: boolean;
  readonly isSearched: boolean;
  /** Pieces that options fold under, though only one may be left of them. */
  readonly pieces: ReadonlySet<string>;
}

const NO_LAYOUT: Layout = { folds: false, isSearched: false, pieces: new Set() };

/** Under which of the pieces there are several. */
function crowded(options: readonly SeenOption[]): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { under } of options) if (under !== null) (once.has(under) ? twice : once).add(under);
  return twice;
}

/** As the question is put. */
export function layoutOf(options: readonly SeenOption[]): Layout {
  if (options.length <= LONG) return NO_LAYOUT;
  const pieces = crowded(options);
  return { folds: true, pieces, isSearched: itemsOf(options, pieces).length >= SEARCHED };
}

/** As it is put again after an order: pieces that are new may fold, those that fold stay so. */
export const kept = (layout: Layout, options: readonly SeenOption[]): Layout =>
  layout.folds ? { ...layout, pieces: new Set([...layout.pieces, ...crowded(options)]) } : layout;

/** Which verb takes back which. */
type TakingBack = SeenQuestion['takingBack'];

/** An order and what takes it back are one line, with a tick or without; null for what has none. */
const tickOf = ({ verb }: SeenOption, takingBack: TakingBack): boolean | null =>
  Object.hasOwn(takingBack, verb) || (Object.values(takingBack).includes(verb) ? false : null);

export const lineOf = (option: SeenOption, takingBack: TakingBack): Item => ({ kind: 'option', option, tick: tickOf(option, takingBack) });

/** A long list is shown in two steps: first whose turn it is, then what it does. */
export function itemsOf(
  options: readonly SeenOption[],
  pieces: ReadonlySet<string>,
  names: Readonly<Record<string, string>> = {},
  takingBack: TakingBack = {},
  handy: readonly Handy[] = [],
): readonly Item[] {
  const counts = new Map<string, number>();
  const ordered = new Set(options.flatMap(({ verb, under }) => (under !== null && Object.hasOwn(takingBack, verb) ? [under] : [])));
  for (const { under } of options) if (under !== null) counts.set(under, (counts.get(under) ?? 0) + 1);
  const shown = new Set<string>();
  const usual = new Map<string, Handy[]>();
  for (const each of handy) usual.set(each.under, [...(usual.get(each.under) ?? []), each]);
  return options.flatMap((option): Item[] => {
    const { under: id } = option;
    if (id === null || !pieces.has(id)) return [lineOf(option, takingBack)];
    if (shown.has(id)) return [];
    shown.add(id);
    const isOrdered = ordered.has(id);
    return [{ kind: 'piece', id, name: names[id] ?? id, count: counts.get(id) ?? 0, isOrdered, handy: usual.get(id) ?? [] }];
  });
}

/** The same for an order and for what takes it back. */
export function nameOf(item: Item, takingBack: TakingBack = {}): string {
  if (item.kind === 'piece') return item.id;
  if (item.kind === 'together') return item.together.label;
  const { verb, target } = item.option;
  return `${takingBack[verb] ?? verb} ${JSON.stringify(target)}`;
}

/** Where there are ticks, every line stays in its place; lines that are new come last. */
export function inPlace(items: readonly Item[], order: readonly string[], takingBack: TakingBack): readonly Item[] {
  if (Object.keys(takingBack).length === 0) return items;
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = (item: Item): number => places.get(nameOf(item, takingBack)) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Keys by the names of lines; also those of lines that are gone, which nobody gets meanwhile. */
export type Keys = ReadonlyMap<string, number>;

/** Who has a key keeps it; keys that nobody ever had are dealt on, and all of them anew once nobody has one. */
export function dealt(names: readonly string[], before: Keys): Keys {
  const keys = new Map(names.some((name) => before.has(name)) ? before : []);
  for (const name of names) if (!keys.has(name) && keys.size < LAST_KEY) keys.set(name, keys.size + 1);
  return keys;
}

const isSame = (one: Line, other: Line): boolean => {
  if (one.key !== other.key) return false;
  if (one.kind === 'option') return other.kind === 'option' && one.option === other.option && one.tick === other.tick;
  if (one.kind === 'together') return other.kind === 'together' && one.together === other.together;
  return JSON.stringify(one) === JSON.stringify(other);
};

/** Lines that say what they said before, by their names, stay the same objects, and with them their elements. */
export function steady(lines: readonly Line[], known: ReadonlyMap<string, Line>, takingBack: TakingBack = {}): readonly Line[] {
  return lines.map((line) => {
    const old = known.get(nameOf(line, takingBack));
    return old && isSame(line, old) ? old : line;
  });
}

export const withKeys = (items: readonly Item[], keys: Keys, takingBack: TakingBack = {}): readonly Line[] =>
  items.map((item) => ({ ...item, key: keys.get(nameOf(item, takingBack)) ?? null }));
