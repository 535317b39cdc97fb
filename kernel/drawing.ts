/** Chance put to use: one of a list, a list in any order, one by weight. For bots and for what is imagined; rules have checks and lots. */
import type { Chance } from './offer.ts';

export const oneIn = (many: number, chance: Chance): boolean => chance(many) === 0;

/** A whole number from one to another, both included. */
export const between = (least: number, most: number, chance: Chance): number => least + chance(Math.max(0, most - least) + 1);

export const oneOfList = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list.length === 0 ? undefined : list[chance(list.length)];

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(chance(left.length), 1));
  return mixed;
}

const FINE = 2 ** 24;

/** Each as likely as its weight; undefined if nothing weighs anything. */
export function byWeight<T>(weights: Iterable<readonly [T, number]>, chance: Chance): T | undefined {
  const all = [...weights];
  let left = (all.reduce((sum, [, weight]) => sum + weight, 0) * chance(FINE)) / FINE;
  for (const [thing, weight] of all) {
    left -= weight;
    if (left < 0) return thing;
  }
  return undefined;
}
