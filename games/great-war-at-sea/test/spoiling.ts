/** Files as strangers and tired hands leave them: something in them replaced, left out, put there twice, or taken from another file. */
import type { FastDice } from '../../../kernel/index.ts';

/** The keys that lead to a place. */
export type Path = readonly (string | number)[];

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const readJson = (text: string): Json => JSON.parse(text);

const childrenOf = (value: Json | undefined): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return value.map((each: Json, place) => [place, each] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Every place of it but the whole. */
export const placesIn = (value: Json, path: Path = []): readonly Path[] =>
  childrenOf(value).flatMap(([key, child]) => [[...path, key], ...placesIn(child, [...path, key])]);

const childAt = (value: Json | undefined, key: string | number): Json | undefined => childrenOf(value).find(([each]) => each === key)?.[1];

const valueAt = (value: Json, path: Path): Json | undefined => path.reduce<Json | undefined>(childAt, value);

/** Its children made anew; keys such as `__proto__` are keys like any other. */
const remade = (value: Json, children: readonly (readonly [string | number, Json])[]): Json =>
  Array.isArray(value) ? children.map(([, child]) => child) : Object.fromEntries(children);

/** One place made anew: none, one or several values stand where it was. */
function changed(value: Json, [key, ...rest]: Path, into: (old: Json) => readonly Json[]): Json {
  const children = childrenOf(value).flatMap(([each, child]) => {
    if (each !== key) return [[each, child] as const];
    return (rest.length === 0 ? into(child) : [changed(child, rest, into)]).map((made) => [each, made] as const);
  });
  return remade(value, children);
}

export const replaced = (value: Json, path: Path, by: Json): Json => changed(value, path, () => [by]);

export const without = (value: Json, path: Path): Json => changed(value, path, () => []);

const withKey = (value: Json, path: Path, key: string, more: Json): Json =>
  path.length === 0 ? remade(value, [...childrenOf(value), [key, more]]) : changed(value, path, (old) => [withKey(old, [], key, more)]);

const NUMBERS: readonly Json[] = [0, -1, 0.5, 1, 2, 3, 13, 60, 61, 1e9, 1e308, Number.MAX_SAFE_INTEGER];
const STRINGS: readonly [string, ...string[]] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'a\nb',
  '\u0000',
  '\u202e',
  'x'.repeat(10_000),
  'allied-detached-1',
  'null',
];
const STRANGE: readonly [Json, ...Json[]] = [null, true, false, ...NUMBERS, ...STRINGS, [], [[]], {}, { constructor: null }];

const anyOf = <T>(list: readonly [T, ...T[]], chance: FastDice): T => list[chance.draw(list.length)] ?? list[0];

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;

/** Some place, no matter how much there is elsewhere. */
function anyPlace(value: Json, chance: FastDice): Path {
  const children = childrenOf(value);
  if (!isSome(children)) return [];
  const [key, child] = anyOf(children, chance);
  return chance.draw(6) === 0 ? [key] : [key, ...anyPlace(child, chance)];
}

const lastName = (path: Path): string | number | undefined => path.findLast((key) => typeof key === 'string');

/** A value that stands under the same key in a file; the old one where there is none. */
function alike(file: Json, path: Path, old: Json, chance: FastDice): Json {
  const same = placesIn(file).filter((place) => lastName(place) === lastName(path) && typeof place.at(-1) === typeof path.at(-1));
  return isSome(same) ? (valueAt(file, anyOf(same, chance)) ?? old) : old;
}

/** The file with one thing amiss; others lend what does not belong here. */
export function spoilt(file: Json, others: readonly Json[], chance: FastDice): Json {
  const path = anyPlace(file, chance);
  switch (chance.draw(7)) {
    case 0:
      return replaced(file, path, anyOf(STRANGE, chance));
    case 1:
      return without(file, path);
    case 2:
      return changed(file, path, (old) => (typeof path.at(-1) === 'number' ? [old, old] : [old]));
    case 3:
      return withKey(file, path.slice(0, -1), anyOf(STRINGS, chance), anyOf(STRANGE, chance));
    case 4:
      return changed(file, path, (old) => [
        typeof old === 'number' ? old + chance.draw(7) - 3 : (valueAt(file, anyPlace(file, chance)) ?? old),
      ]);
    case 5:
      return changed(file, path, (old) => [alike(file, path, old, chance)]);
    default:
      return changed(file, path, (old) => [alike(isSome(others) ? anyOf(others, chance) : file, path, old, chance)]);
  }
}
