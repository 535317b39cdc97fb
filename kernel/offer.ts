/** What may be answered: verbs, each with what it may take. One enumeration serves players, bots, the fuzzer and the legality check. */
import type { Atom, Target } from './kind.ts';

/** Whole steps from one number to another, both included; for what is too many to list. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Targets that are asked for part by part, as a course is laid: where next from here, and is it whole? */
export interface Paths {
  next(path: readonly Atom[]): readonly Atom[];
  isWhole(path: readonly Atom[]): boolean;
}

/** The paths of several as one: the part that each begins with says whose it is. */
export function pathsOver(several: readonly Paths[]): Paths {
  const begunBy = ([first]: readonly Atom[]): Paths | undefined =>
    first === undefined ? undefined : several.find((paths) => paths.next([]).includes(first));
  return {
    next: (path) => (path.length === 0 ? several.flatMap((paths) => paths.next([])) : (begunBy(path)?.next(path) ?? [])),
    isWhole: (path) => begunBy(path)?.isWhole(path) ?? false,
  };
}

/** What one verb may take; `true` for a verb that takes nothing. */
export type Choices<T extends Target = Target> = true | readonly T[] | Range | Paths;

export type Offer = { readonly [verb: string]: Choices | undefined };

/** The same without names, for what goes through thousands of them: what each verb of a decision may take, in their order. */
export type Listing = readonly (Choices | false)[];

export const isList = (choices: Choices): choices is readonly Target[] => Array.isArray(choices);
export const isRange = (choices: Choices): choices is Range => choices !== true && 'from' in choices;
export const isPaths = (choices: Choices): choices is Paths => choices !== true && 'next' in choices;

export function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

/** A verb with what it is given; nothing may be left out, or be null where it goes through JSON. */
interface Ordered {
  readonly verb: string;
  readonly target?: Target | null | undefined;
}

/** The same verb with the same target. */
export const isSameOrder = (one: Ordered, other: Ordered): boolean =>
  one.verb === other.verb && sameTarget(one.target ?? undefined, other.target ?? undefined);

/** The offered target that is meant; `undefined` for a verb without target; null if it is not offered. */
export function taken(choices: Choices | false | undefined, target: Target | undefined): Target | undefined | null {
  if (!choices) return null;
  if (choices === true) return target === undefined ? undefined : null;
  if (target === undefined) return null;
  if (isList(choices)) return amongListed(choices, target);
  if (isRange(choices)) return isWithin(choices, target) ? target : null;
  return isPathOf(choices, target) ? target : null;
}

function amongListed(choices: readonly Target[], target: Target): Target | null {
  if (choices.includes(target)) return target; // as bots send it: the very thing that was offered
  for (const offered of choices) if (sameTarget(offered, target)) return offered;
  return null;
}

const isWithin = ({ from, to, step }: Range, target: Target): boolean =>
  typeof target === 'number' && target >= from && target <= to && Number.isInteger((target - from) / step);

function isPathOf(paths: Paths, target: Target): boolean {
  const path: Atom[] = [];
  for (const atom of typeof target === 'object' ? target : [target]) {
    if (!paths.next(path).includes(atom)) return false;
    path.push(atom);
  }
  return paths.isWhole(path);
}

/** The targets of what is listed; none for a verb without target, a range or paths. */
export const targetsIn = (choices: Choices | false | undefined): readonly Target[] => (choices && isList(choices) ? choices : none);
const none: readonly Target[] = [];

/** Every target, one by one; undefined for a verb that takes none. Paths may be very many: take what is needed and stop. */
export function* eachTarget(choices: Choices): Generator<Target | undefined> {
  if (choices === true) yield undefined;
  else if (isRange(choices)) for (let n = choices.from; n <= choices.to; n += choices.step) yield n;
  else if (isPaths(choices)) yield* wholePaths(choices, []);
  else yield* choices;
}

function* wholePaths(paths: Paths, path: readonly Atom[]): Generator<readonly Atom[]> {
  if (paths.isWhole(path)) yield path;
  for (const atom of paths.next(path)) yield* wholePaths(paths, [...path, atom]);
}

/** How many there are to pick from. Paths count as one: which of them is another choice. */
export function countChoices(choices: Choices | false | undefined): number {
  if (!choices) return 0;
  if (choices === true) return 1;
  if (isList(choices)) return choices.length;
  if (isPaths(choices)) return 1;
  return Math.floor((choices.to - choices.from) / choices.step) + 1;
}

export function countOffered(offer: Offer): number {
  let all = 0;
  for (const verb in offer) all += countChoices(offer[verb]);
  return all;
}

export function countListed(listing: Listing): number {
  let all = 0;
  for (const choices of listing) all += countChoices(choices);
  return all;
}

export function isNothing(listing: Listing): boolean {
  for (const choices of listing) if (countChoices(choices) > 0) return false;
  return true;
}

/** Chance of whoever picks: a whole number from 0 up to, not including, `of`. */
export type Chance = (of: number) => number;

/** Any of the choices, each as likely as the other. */
export const anyTarget = (choices: Choices, chance: Chance): Target | undefined =>
  choices === true ? undefined : choiceAt(choices, chance(countChoices(choices)), chance);

/** One of the choices, the one at a place in their list; a path is laid by chance. */
function choiceAt(choices: Exclude<Choices, true>, place: number, chance: Chance): Target | undefined {
  if (isList(choices)) return choices[place];
  return isRange(choices) ? choices.from + place * choices.step : pathBy(choices, chance);
}

function pathBy(paths: Paths, chance: Chance): readonly Atom[] {
  const path: Atom[] = [];
  for (;;) {
    const next = paths.next(path);
    const ends = paths.isWhole(path) ? 1 : 0;
    if (next.length + ends === 0) throw new Error('a path that leads nowhere was offered');
    const atom = next[chance(next.length + ends)];
    if (atom === undefined) return path;
    path.push(atom);
  }
}

/** Any answer that a listing allows, each as likely as the other: the place of its verb, and its target. */
export function pickFrom(listing: Listing, chance: Chance): { readonly place: number; readonly target: Target | undefined } {
  let left = chance(countListed(listing));
  for (let place = 0; place < listing.length; place++) {
    const choices = listing[place];
    const here = countChoices(choices);
    if (left < here && choices) return { place, target: choices === true ? undefined : choiceAt(choices, left, chance) };
    left -= here;
  }
  throw new RangeError('nothing is offered');
}
