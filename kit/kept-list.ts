/** A list of names that stays the very list for as long as it holds the same: what is made of it is not made anew for every order. */
import { type Accessor, createMemo } from 'solid-js';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);

export const keptList = <T extends string>(list: () => readonly T[]): Accessor<readonly T[]> =>
  createMemo(list, undefined, { equals: isSame });
