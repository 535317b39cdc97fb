/** Pressing pieces and places narrows the list of options; when only one is left that holds all that was pressed, it is meant. */

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { SeenOption, Together } from '../../kernel/index.ts';
import { atomsOf, bare } from '../../kernel/index.ts';
import type { ShownQuestion } from '../../table/index.ts';
import {
  dealt,
  type Item,
  inPlace,
  itemsOf,
  type Keys,
  kept,
  type Layout,
  type Line,
  layoutOf,
  lineOf,
  MOST_LINES,
  nameOf,
  steady,
  withKeys,
} from './lines.ts';
import { type Pace, pieceAfter } from './round.ts';

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

/** What is laid part by part is laid on the board, and what ends the question stands below the list: neither is in it. */
export const listed = ({ options, closing }: Pick<ShownQuestion, 'options' | 'closing'>): readonly SeenOption[] =>
  options.filter(({ takes, verb }) => takes !== 'steps' && verb !== closing?.verb);

/** Options whose label holds every word of what was typed. */
export function found(options: readonly SeenOption[], typed: string): readonly SeenOption[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return words.length === 0 ? options : options.filter(({ label }) => words.every((word) => bare(label).includes(word)));
}

export interface Selection {
  readonly selected: Accessor<string | null>;
  /** What is left of the options, and of how many. */
  readonly options: Accessor<readonly SeenOption[]>;
  readonly all: Accessor<readonly SeenOption[]>;
  /** The lines that are drawn, and how many are not. */
  readonly shown: Accessor<readonly Line[]>;
  readonly left: Accessor<number>;
  readonly showMore: () => void;
  readonly isNarrowed: Accessor<boolean>;
  /** A piece that was pressed and leads nowhere. */
  readonly barren: Accessor<string | null>;
  /** The piece that is next to be ordered, by name; null where the list is of no pieces, or of one. */
  readonly nextName: Accessor<string | null>;
  /** Takes up the next piece, or the one before. */
  readonly walk: (pace: Pace) => void;
  /** The piece that was last taken up so, as long as it is in hand: boards bring it into view. */
  readonly sought: Accessor<string | null>;
  readonly isSearched: Accessor<boolean>;
  /** Whether something can be ordered that is laid on the board, part by part. */
  readonly isLaid: Accessor<boolean>;
  readonly typed: Accessor<string>;
  readonly type: (text: string) => void;
  readonly press: (id: string | null) => void;
  /** Lists what can be ordered of all one by one, flat, until something else is asked or all is shown again. */
  readonly openTogether: (together: Together) => void;
  /** Lets go of what was pressed. */
  readonly clear: () => void;
  /** Lets go, and forgets what was typed. */
  readonly showAll: () => void;
}

/** `asking` is another object for every question that is put, and the same while one is asked again after each of several orders. */
export function createSelection(
  question: Accessor<ShownQuestion | null>,
  asking: Accessor<object>,
  choose: (option: SeenOption) => void,
): Selection {
  const [pressed, setPressed] = createSignal<readonly string[]>([]);
  const [typed, setTyped] = createSignal('');
  const [most, setMost] = createSignal(MOST_LINES);
  const all = createMemo(() => listed(question() ?? { options: [], closing: null }));
  const takingBack = () => question()?.takingBack ?? {};
  const isLaid = (): boolean => question()?.options.some(({ takes }) => takes === 'steps') === true;
  const [among, setAmong] = createSignal<ReadonlySet<string> | null>(null);
  const nameOfOption = (option: SeenOption): string => nameOf(lineOf(option, takingBack()), takingBack());
  /** Orders that can be given as one, if they are opened; what takes them back stays with them. */
  const ofKind = createMemo(() => {
    const names = among();
    const left = names ? all().filter((option) => names.has(nameOfOption(option))) : [];
    return left.length > 0 ? left : all();
  });
  const pressedOptions = createMemo(() => (pressed().length > 0 ? matching(all(), pressed()) : ofKind()));
  const options = createMemo(() => found(pressedOptions().length > 0 ? pressedOptions() : ofKind(), typed()));
  const isNarrowed = (): boolean => options().length < all().length;

  const layout = createMemo<{ readonly asked: object; readonly layout: Layout; readonly order: readonly string[] }>((before) => {
    const asked = asking();
    const sofar = before?.asked === asked ? before : null;
    const names = all().map(nameOfOption);
    return {
      asked,
      layout: sofar ? kept(sofar.layout, all()) : layoutOf(all()),
      order: [...new Set([...(sofar?.order ?? []), ...names])],
    };
  });
  const items = createMemo(() => {
    const lines = isNarrowed()
      ? options().map((option) => lineOf(option, takingBack()))
      : itemsOf(options(), layout().layout.pieces, question()?.names ?? {}, takingBack(), question()?.handy);
    // One order alone stands in the list as it is.
    const together = isNarrowed() ? [] : (question()?.together ?? []).filter(({ orders }) => orders.length > 1);
    return [...together.map((each): Item => ({ kind: 'together', together: each })), ...inPlace(lines, layout().order, takingBack())];
  });
  /** Pieces that can be ordered, and the way from one to the other, on which also those stay that have their orders. */
  const open = createMemo(
    () => new Set(all().flatMap((option) => (Object.hasOwn(takingBack(), option.verb) ? [] : (pathOf(option)[0] ?? [])))),
  );
  const round = createMemo<{ readonly asked: object; readonly ids: readonly string[] }>((before) => {
    const asked = asking();
    return { asked, ids: [...new Set([...(before?.asked === asked ? before.ids : []), ...open()])] };
  });
  const [last, setLast] = createSignal<string | null>(null);
  const after = (pace: Pace): string | null => (open().size < 2 ? null : pieceAfter(round().ids, open(), pressed()[0] ?? last(), pace));
  const walk = (pace: Pace): void => {
    const id = after(pace);
    if (id === null) return;
    setLast(id);
    setPressed([id]);
  };
  /** A short list is seen at a glance. */
  const nextName = (): string | null => {
    const id = layout().layout.folds || isNarrowed() ? after(1) : null;
    return id === null ? null : (question()?.names[id] ?? null);
  };

  /** Each narrowed list has keys of its own. */
  const narrowing = (): string => (isNarrowed() ? JSON.stringify([pressed(), typed(), [...(among() ?? [])][0]]) : '');
  const keys = createMemo<{ readonly asked: object; readonly dealt: ReadonlyMap<string, Keys> }>((before) => {
    const asked = asking();
    const sofar = before?.asked === asked ? before.dealt : new Map<string, Keys>();
    const names = items().map((item) => nameOf(item, takingBack()));
    return { asked, dealt: new Map([...sofar, [narrowing(), dealt(names.slice(0, MOST_LINES), sofar.get(narrowing()) ?? new Map())]]) };
  });
  /** A line that was away while a piece was open comes back as it was. */
  const drawn = createMemo<{ readonly asked: object; readonly lines: readonly Line[]; readonly known: ReadonlyMap<string, Line> }>(
    (before) => {
      const asked = asking();
      const known = before?.asked === asked ? before.known : new Map<string, Line>();
      const fresh = withKeys(items().slice(0, most()), keys().dealt.get(narrowing()) ?? new Map(), takingBack());
      const lines = steady(fresh, known, takingBack());
      return { asked, lines, known: new Map([...known, ...lines.map((line) => [nameOf(line, takingBack()), line] as const)]) };
    },
  );
  const shown = (): readonly Line[] => drawn().lines;
  const clear = (): void => void setPressed([]);

  // What was typed or opened holds as long as the same thing is asked again and again.
  createEffect(
    on(asking, () => {
      setTyped('');
      setAmong(null);
      setMost(MOST_LINES);
    }),
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
    all,
    shown,
    left: () => items().length - shown().length,
    showMore: () => void setMost((lines) => lines * 4),
    isNarrowed,
    barren: createMemo(() => (question() && !isLaid() && pressedOptions().length === 0 ? (pressed()[0] ?? null) : null)),
    isLaid,
    nextName,
    walk,
    sought: () => (pressed()[0] === last() ? last() : null),
    isSearched: () => layout().layout.isSearched,
    typed,
    type: (text) => void setTyped(text),
    press,
    openTogether: ({ orders }) => void setAmong(new Set(orders.map(({ verb, target }) => `${verb} ${JSON.stringify(target)}`))),
    clear,
    showAll: () => {
      clear();
      setAmong(null);
      setTyped('');
    },
  };
}
