/**
 * The difference between two plain values, as a plain value: small where little has changed, and exact, so that whoever
 * has the first and is sent the difference has the second, byte for byte.
 */
import type { Json } from '../kernel/index.ts';
import { inCommon } from './in-common.ts';

/** What becomes of a value: another, or the same with some of its fields, elements or letters changed. */
export type Difference =
  | { readonly to: Json }
  | { readonly text: Patch }
  | { readonly of: { readonly [key: string]: Difference }; readonly off?: readonly string[] }
  | { readonly at: readonly Edit[] };

/** Along a list: so many elements stay, so many (below zero) go, these come in, or the next one changes. */
type Edit = number | readonly Json[] | Difference;

/** So many letters stay at the beginning and so many at the end, and this comes between them. */
type Patch = readonly [head: number, tail: number, between: string];

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

const isList = (value: Json): value is List => Array.isArray(value);
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null where there is none. Both are plain copies. */
export function differenceOf<T>(one: T, other: T): Difference | null;
export function differenceOf(one: Json, other: Json): Difference | null {
  if (one === other) return null;
  if (isList(one) && isList(other)) return inLists(one, other);
  if (isFields(one) && isFields(other)) return inFields(one, other);
  return typeof one === 'string' && typeof other === 'string' ? inTexts(one, other) : { to: other };
}

/** What it takes to say that letters stay. */
const WORTHWHILE = 10;

function inTexts(one: string, other: string): Difference {
  const shorter = Math.min(one.length, other.length);
  let [head, tail] = [0, 0];
  while (head < shorter && one[head] === other[head]) head++;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return head + tail > WORTHWHILE ? { text: [head, tail, other.slice(head, other.length - tail)] } : { to: other };
}

/** Fields keep their order and new ones stand behind the old; where they do not, all of it is another. */
function inFields(one: Fields, other: Fields): Difference | null {
  const [before, keys] = [Object.keys(one), Object.keys(other)];
  const isAlike = before.length === keys.length && before.every((key, place) => key === keys[place]);
  return isAlike ? inKept(one, other, keys, [], []) : inOtherFields(one, other, before, keys);
}

function inOtherFields(one: Fields, other: Fields, before: readonly string[], keys: readonly string[]): Difference | null {
  const kept = before.filter((key) => Object.hasOwn(other, key));
  const off = before.filter((key) => !Object.hasOwn(other, key));
  const added = keys.filter((key) => !Object.hasOwn(one, key));
  if ([...kept, ...added].some((key, place) => key !== keys[place])) return { to: other };
  return inKept(one, other, kept, added, off);
}

function inKept(one: Fields, other: Fields, kept: readonly string[], added: readonly string[], off: readonly string[]): Difference | null {
  const of: [string, Difference][] = [];
  for (const key of kept) {
    const change = differenceOf(one[key] ?? null, other[key] ?? null);
    if (change) of.push([key, change]);
  }
  for (const key of added) of.push([key, { to: other[key] ?? null }]);
  if (of.length === 0 && off.length === 0) return null;
  return { of: Object.fromEntries(of), ...(off.length > 0 ? { off } : {}) };
}

function inLists(one: List, other: List): Difference | null {
  const shorter = Math.min(one.length, other.length);
  let [head, tail] = [0, 0];
  while (head < shorter && isSame(one[head], other[head])) head++;
  while (tail < shorter - head && isSame(one[one.length - 1 - tail], other[other.length - 1 - tail])) tail++;
  if (head === one.length && head === other.length) return null;
  const edits = new Edits();
  edits.keep(head);
  between(edits, one.slice(head, one.length - tail), other.slice(head, other.length - tail));
  edits.keep(tail);
  return { at: edits.list };
}

function between(edits: Edits, one: List, other: List): void {
  let [here, there] = [0, 0];
  for (const [from, to] of inCommon(one.map(nameOf), other.map(nameOf))) {
    edits.replace(one.slice(here, from), other.slice(there, to));
    edits.change(differenceOf(one[from] ?? null, other[to] ?? null));
    [here, there] = [from + 1, to + 1];
  }
  edits.replace(one.slice(here), other.slice(there));
}

/** Whether there is none; soon found where both share their parts. */
export function isSame<T>(one: T, other: T): boolean;
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  if (isList(one)) return isList(other) && one.length === other.length && one.every((each, place) => isSame(each, other[place]));
  if (!isFields(one) || !isFields(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key, place) => key === others[place] && isSame(one[key], other[key]));
}

/** A thing is known by what it begins with, whatever else of it changes: a piece by its id, a row by its first column. */
function nameOf(value: Json): string {
  const first = isList(value) ? value[0] : isFields(value) ? Object.values(value)[0] : value;
  return JSON.stringify(first) ?? '';
}

class Edits {
  readonly list: Edit[] = [];

  keep(elements: number): void {
    const last = this.list.at(-1);
    if (typeof last === 'number' && last > 0) this.list[this.list.length - 1] = last + elements;
    else if (elements > 0) this.list.push(elements);
  }

  change(difference: Difference | null): void {
    if (difference) this.list.push(difference);
    else this.keep(1);
  }

  /** Elements that have nothing in common: where there are as many, each may have changed into the other. */
  replace(gone: List, come: List): void {
    const changes = gone.length === come.length ? gone.map((each, place) => differenceOf(each, come[place] ?? null)) : [];
    if (changes.length > 0 && textOf(changes).length < textOf(come).length) for (const change of changes) this.change(change);
    else {
      if (gone.length > 0) this.list.push(-gone.length);
      if (come.length > 0) this.list.push(come);
    }
  }
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** The second value, out of the first and the difference. */
export function changed<T>(one: T, difference: Difference | null): T;
export function changed(one: Json, difference: Difference | null): Json {
  if (!difference) return one;
  if ('to' in difference) return difference.to;
  if ('text' in difference) return typeof one === 'string' ? changedText(one, difference.text) : one;
  if ('at' in difference) return changedList(isList(one) ? one : [], difference.at);
  return changedFields(isFields(one) ? one : {}, difference.of, difference.off ?? []);
}

const changedText = (one: string, [head, tail, between]: Patch): string => one.slice(0, head) + between + one.slice(one.length - tail);

function changedFields(one: Fields, of: { readonly [key: string]: Difference }, off: readonly string[]): Json {
  const kept = Object.entries(one).filter(([key]) => !off.includes(key));
  const added = Object.keys(of).filter((key) => !Object.hasOwn(one, key));
  return Object.fromEntries([
    ...kept.map(([key, value]) => [key, Object.hasOwn(of, key) ? changed(value, of[key] ?? null) : value] as const),
    ...added.map((key) => [key, changed(null, of[key] ?? null)] as const),
  ]);
}

function changedList(one: List, edits: readonly Edit[]): Json {
  const list: Json[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit === 'number') {
      if (edit > 0) list.push(...one.slice(at, at + edit));
      at += Math.abs(edit);
    } else if (isComing(edit)) list.push(...edit);
    else list.push(changed(one[at++] ?? null, edit));
  }
  return list;
}

const isComing = (edit: List | Difference): edit is List => Array.isArray(edit);

/** A copy that nothing else refers to, of as much as JSON keeps. */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * The same, but whatever is as in the last copy is that very part of it: where little has changed little is made, and the difference
 * between the two is soon found. Copies are never changed, so that any number of them may share their parts.
 */
export function copyLike<T>(last: T | null, value: T): T;
export function copyLike(last: Json, value: unknown): Json {
  return copiedLike(last, value);
}

type Given = { readonly [key: string]: unknown };

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null;

function copied(last: Json, value: unknown): Json {
  if (Array.isArray(value)) return listLike(Array.isArray(last) ? last : null, value);
  if (isGiven(value)) return fieldsLike(isFields(last) ? last : null, value);
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value) ? plainAtom(value) : null;
}

const plainAtom = (value: unknown): Json => (typeof value === 'string' || typeof value === 'boolean' ? value : Number(value));

/** What is the same is most of it, and is seen at a glance. */
const copiedLike = (last: Json | undefined, value: unknown): Json =>
  last !== undefined && last === value ? last : copied(last ?? null, value);

/** Nothing is made as long as nothing is another. */
function listLike(last: List | null, value: readonly unknown[]): Json {
  let list: Json[] | null = last ? null : [];
  for (let place = 0; place < value.length; place++) {
    const before = last?.[place];
    const now = copiedLike(before, value[place]);
    if (!list && now !== before) list = last?.slice(0, place) ?? [];
    list?.push(now);
  }
  return list ?? (last && last.length > value.length ? last.slice(0, value.length) : last);
}

function fieldsLike(last: Fields | null, value: Given): Json {
  const known = last ? Object.keys(last) : [];
  let fields: { [key: string]: Json } | null = last ? null : {};
  let place = 0;
  for (const key in value) {
    const given = value[key];
    if (given === undefined || typeof given === 'function') continue;
    const before = known[place] === key ? last?.[key] : undefined;
    const now = copiedLike(before, given);
    if (!fields && now !== before) fields = first(last ?? {}, known, place);
    if (fields) put(fields, key, now);
    place++;
  }
  return fields ?? (place < known.length ? first(last ?? {}, known, place) : last);
}

/** The first so many fields. */
function first(from: Fields, keys: readonly string[], count: number): { [key: string]: Json } {
  const fields: { [key: string]: Json } = {};
  for (let place = 0; place < count; place++) {
    const key = keys[place] ?? '';
    put(fields, key, from[key] ?? null);
  }
  return fields;
}

/** A field of that name is a field, and nobody's prototype. */
function put(fields: { [key: string]: Json }, key: string, value: Json): void {
  if (key === '__proto__') Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
  else fields[key] = value;
}
