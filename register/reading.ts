/** Reading data from outside: every fault is kept with its place and reason, so that one pass tells all that is wrong. */
import { shown } from '../kernel/outside.ts';

export interface Fault {
  readonly place: string;
  readonly reason: string;
}

/** A value from outside, where it stands, and the list that its faults go to. */
export interface Found {
  readonly value: unknown;
  readonly place: string;
  readonly faults: Fault[];
}

/** Gives the value in its type, or undefined after noting a fault. */
export type Reader<T> = (found: Found) => T | undefined;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isOneOf = <T extends string>(kinds: readonly T[], value: string): value is T => kinds.some((kind) => kind === value);

export const fault = ({ place, faults }: Found, reason: string): undefined => {
  faults.push({ place, reason });
  return undefined;
};

export const at = (found: Found, key: string | number, value: unknown): Found => ({
  ...found,
  value,
  place: typeof key === 'number' ? `${found.place}[${key}]` : found.place === '' ? key : `${found.place}.${key}`,
});

/** An object with no other keys than these. */
export const fields = (found: Found, known: readonly string[]): Fields | undefined => {
  if (!isFields(found.value)) return fault(found, `expected an object, found ${shown(found.value)}`);
  for (const key of Object.keys(found.value)) {
    if (!known.includes(key)) fault(at(found, key, undefined), `unknown key; known are ${known.join(', ')}`);
  }
  return found.value;
};

/** A key that must be there. */
export const required = <T>(found: Found, from: Fields, key: string, read: Reader<T>): T | undefined =>
  from[key] === undefined ? fault(at(found, key, undefined), 'missing') : read(at(found, key, from[key]));

/** A key that may be left out. */
export const optional = <T>(found: Found, from: Fields, key: string, read: Reader<T>): T | undefined =>
  from[key] === undefined ? undefined : read(at(found, key, from[key]));

export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (found) => {
    if (!Array.isArray(found.value)) return fault(found, `expected a list, found ${shown(found.value)}`);
    const values: readonly unknown[] = found.value;
    const items = values.map((value, index) => read(at(found, index, value))).filter((item) => item !== undefined);
    return items.length === values.length ? items : undefined;
  };

/** A list with something in it. */
export const some =
  <T>(read: Reader<readonly T[]>, what: string): Reader<readonly T[]> =>
  (found) => {
    const list = read(found);
    return list?.length === 0 ? fault(found, `expected one ${what} at least`) : list;
  };

/** No more than so many. */
export const atMost =
  <T>(most: number, what: string, read: Reader<readonly T[]>): Reader<readonly T[]> =>
  (found) =>
    Array.isArray(found.value) && found.value.length > most
      ? fault(found, `expected at most ${most} ${what}, found ${found.value.length}`)
      : read(found);

/** The first thing that stands twice in a list. */
export const repeated = <T>(list: readonly T[]): T | undefined => list.find((each, place) => list.indexOf(each) !== place);

/** A list of names in which none stands twice. */
export const distinct =
  <T extends string>(read: Reader<T>): Reader<readonly T[]> =>
  (found) => {
    const list = listOf(read)(found);
    const twice = list && repeated(list);
    return twice === undefined ? list : fault(found, `${twice} stands there twice`);
  };

export const text: Reader<string> = (found) =>
  typeof found.value === 'string' && found.value.trim() !== ''
    ? found.value
    : fault(found, `expected some text, found ${shown(found.value)}`);

export const truth: Reader<boolean> = (found) =>
  typeof found.value === 'boolean' ? found.value : fault(found, `expected true or false, found ${shown(found.value)}`);

export const oneOf =
  <T extends string>(kinds: readonly T[]): Reader<T> =>
  (found) =>
    typeof found.value === 'string' && isOneOf(kinds, found.value)
      ? found.value
      : fault(found, `expected ${kinds.length > 1 ? 'one of ' : ''}${kinds.join(', ')}, found ${shown(found.value)}`);

export const between =
  (least: number, most: number, unit: string): Reader<number> =>
  (found) =>
    typeof found.value === 'number' && found.value >= least && found.value <= most
      ? found.value
      : fault(found, `expected ${least} to ${most} ${unit}, found ${shown(found.value)}`);

export const wholeBetween =
  (least: number, most: number, unit: string): Reader<number> =>
  (found) =>
    typeof found.value === 'number' && !Number.isInteger(found.value)
      ? fault(found, `expected a whole number of ${unit}, found ${shown(found.value)}`)
      : between(least, most, unit)(found);

const isGiven = <V>(value: V): value is Exclude<V, undefined> => value !== undefined;

/** The fields that have a value, without those that are left out. */
export function given<T extends object>(from: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in from) {
    const value = from[key];
    if (isGiven(value)) kept[key] = value;
  }
  return kept;
}

type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const isComplete = <T extends object>(from: T | Complete<T>): from is Complete<T> => Object.values(from).every(isGiven);

/** All of the fields, or nothing where one of them could not be read. */
export const complete = <T extends object>(from: T): Complete<T> | undefined => (isComplete(from) ? from : undefined);
