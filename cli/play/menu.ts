/** What the person at the terminal picks from: the options of a question, those of one piece where there are many, or the next part of what is laid part by part. */
import type { Atom, Badge, Command, Range, SeenOption } from '../../kernel/index.ts';
import type { ShownQuestion } from '../../table/index.ts';
import type { Step, StepsOn } from '../../table/question.ts';
import { counted } from '../columns.ts';

/** Where in a question the person stands. */
export type Place =
  | { readonly at: 'question' }
  | { readonly at: 'piece'; readonly id: string }
  /** On the way of what is laid part by part, as far as it is laid. */
  | { readonly at: 'way'; readonly verb: string; readonly words: string; readonly path: readonly Step[] }
  | { readonly at: 'number'; readonly verb: string; readonly words: string; readonly range: Range };

export const BEGINNING: Place = { at: 'question' };

/** An order is given, or one stands somewhere else. */
export type Lead =
  | { readonly to: 'order'; readonly order: Omit<Command, 'side'>; readonly caution: string | null }
  | { readonly to: 'place'; readonly place: Place };

export interface Entry {
  readonly words: string;
  readonly odds: readonly Badge[];
  readonly lead: Lead;
}

/** Above so many a list is read no more. */
const LONG = 24;

type Asked = Pick<ShownQuestion, 'prompt' | 'options' | 'names'>;

/** How the paths of a verb go on from here. */
export type Steps = (verb: string, path: readonly Atom[]) => StepsOn | null;

const orderOf = ({ verb, target }: SeenOption): Omit<Command, 'side'> => (target === null ? { verb } : { verb, target });

function entryOf(option: SeenOption): Entry {
  const { label: words, odds, caution } = option;
  const place = placeOf(option);
  return { words, odds, lead: place ? { to: 'place', place } : { to: 'order', order: orderOf(option), caution } };
}

/** Where what is not listed is asked for; null for what is an order as it stands. */
function placeOf({ takes, verb, label: words }: SeenOption): Place | null {
  if (takes === null) return null;
  return takes === 'steps' ? { at: 'way', verb, words, path: [] } : { at: 'number', verb, words, range: takes };
}

/** Pieces that several options are listed under, each in one line. */
function folded({ options, names }: Asked): Entry[] {
  const counts = new Map<string, number>();
  for (const { under } of options) if (under !== null) counts.set(under, (counts.get(under) ?? 0) + 1);
  const shown = new Set<string>();
  return options.flatMap((option): Entry[] => {
    const id = option.under;
    const count = counts.get(id ?? '') ?? 0;
    if (id === null || count < 2) return [entryOf(option)];
    if (shown.has(id)) return [];
    shown.add(id);
    return [{ words: `${names[id] ?? id}: ${counted(count, 'order')}`, odds: [], lead: { to: 'place', place: { at: 'piece', id } } }];
  });
}

/** An end of the way, where it may be one, and then each part that may come next. */
function waysOn(place: Extract<Place, { at: 'way' }>, steps: Steps): Entry[] {
  const { verb, path } = place;
  const target = path.map(({ part }) => part);
  const on = steps(verb, target);
  if (!on) return [];
  const order = { verb, target };
  const end = on.whole ? [{ words: on.whole.label, odds: [], lead: { to: 'order', order, caution: on.whole.caution } } as const] : [];
  const next = on.next.map(
    (step) => ({ words: step.words, odds: [], lead: { to: 'place', place: { ...place, path: [...path, step] } } }) as const,
  );
  return [...end, ...next];
}

export function entriesAt(place: Place, question: Asked, steps: Steps): readonly Entry[] {
  const { options } = question;
  if (place.at === 'way') return waysOn(place, steps);
  if (place.at === 'number') return [];
  if (place.at === 'piece') return options.filter(({ under }) => under === place.id).map(entryOf);
  return options.length > LONG ? folded(question) : options.map(entryOf);
}

/** What is asked there. */
export function titleAt(place: Place, { prompt, names }: Asked): string {
  if (place.at === 'question') return prompt;
  if (place.at === 'piece') return names[place.id] ?? place.id;
  if (place.at === 'number') return `${place.words}: a number from ${place.range.from} to ${place.range.to}`;
  return [place.words, place.path.map(({ words }) => words).join(', ')].filter((part) => part !== '').join(': ');
}

/** One step back. */
export function before(place: Place): Place {
  return place.at === 'way' && place.path.length > 0 ? { ...place, path: place.path.slice(0, -1) } : BEGINNING;
}
