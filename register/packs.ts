/**
 * Data packs: figures of a player's own, for owners of a printed game. Here is what the packs of all games have in common; docs/packs.md
 * shows some.
 *
 * A pack names only what it replaces. It is refused as a whole for any fault, with every fault found: a thing that does not exist, a
 * figure that no counter could have, data that break the laws of their game.
 */
import { BadPack, counted, oncePer } from '../kernel/index.ts';
import { oneLine, quoted } from '../kernel/outside.ts';
import type { Fault, Fields, Found, Reader } from './reading.ts';
import { at, fault, isFields, oneOf, optional, required, text } from './reading.ts';

/** The keys that every pack has. */
export const HEADER = ['game', 'name'] as const;

/** Words that are shown on the screen and in a terminal: short, and nothing in them but letters. */
export const plain =
  (most: number): Reader<string> =>
  (found) => {
    const words = text(found);
    return words === undefined || (words.length <= most && /^\P{C}+$/u.test(words))
      ? words
      : fault(found, `expected at most ${most} plain characters`);
  };

const title = plain(60);

/** The game that a pack is for, and its name. */
export function header(found: Found, from: Fields, game: string): string | undefined {
  required(found, from, 'game', oneOf([game]));
  return required(found, from, 'name', title);
}

/** A part of the pack, thing by thing. It comes out in our order, whatever the order of the file. */
export function part<Id extends string, T>(found: Found, from: Fields, key: string, ids: readonly Id[], read: (id: Id) => Reader<T>) {
  const things: { [I in Id]?: T } = {};
  const inside = at(found, key, from[key]);
  if (!isFields(inside.value)) {
    if (inside.value !== undefined) fault(inside, 'expected an object');
    return things;
  }
  const known: ReadonlySet<string> = new Set(ids);
  for (const id of Object.keys(inside.value))
    if (!known.has(id)) fault(at(inside, id, undefined), `there is none of this name among the ${key}`);
  for (const id of ids) {
    const thing = optional(inside, inside.value, id, read(id));
    if (thing !== undefined) things[id] = thing;
  }
  return things;
}

/** What has been made of a pack, or everything that is wrong with it. */
export type Reading<T> = { readonly made: T } | { readonly faults: readonly Fault[] };

/** 'zones.baltic.points[0]' as people say it, fit for one line whatever a stranger's file has for keys. */
const inWords = ({ place, reason }: Fault): Fault => ({
  place: quoted(place.replaceAll('.', ', ').replace(/\[(\d+)\]/g, (_, index) => `, number ${Number(index) + 1}`)) || 'its beginning',
  reason: oneLine(reason),
});

/** Reads a pack and makes of it what the game wants. The laws are asked only of a pack that can be read. */
export function readingOf<P, T>(value: unknown, read: Reader<P>, make: (pack: P) => T, laws: (made: T) => readonly Fault[]): Reading<T> {
  const faults: Fault[] = [];
  const pack = read({ value, place: '', faults });
  if (pack === undefined || faults.length > 0) return { faults: faults.map(inWords) };
  const made = make(pack);
  const broken = laws(made);
  return broken.length > 0 ? { faults: broken } : { made };
}

/** What a game is begun with. Whoever plays many games with one pack has it read once; what cannot be used is refused with BadPack. */
export function usable<T>(read: (value: unknown) => Reading<T>): (value: unknown) => T {
  const make = (value: unknown): T => {
    const reading = read(value);
    if ('faults' in reading) throw refusal(reading.faults);
    return reading.made;
  };
  const once = oncePer<Fields, T>(make);
  return (value) => (isFields(value) ? once(value) : make(value));
}

function refusal([first, ...others]: readonly Fault[]): BadPack {
  const more = others.length === 0 ? '' : `; and ${counted(others.length, 'more fault')}`;
  return new BadPack(first?.place ?? '', `${first?.reason ?? ''}${more}`);
}
