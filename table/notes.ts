/** What a table remembers besides its game: where pieces are bound, and what stands for good. Kept with the game, under the same seal; no record has any of it. */
import type { Target } from '../kernel/index.ts';
import type { StandingOrder } from './standing.ts';

export interface Notes {
  /** Goals by side and piece. */
  readonly courses: readonly (readonly [string, string])[];
  /** By side and question. */
  readonly standing: readonly (readonly [string, StandingOrder])[];
}

export const NO_NOTES: Notes = { courses: [], standing: [] };

const fieldsOf = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Each entry that can be read, of a list of pairs that an accident or another version may have written. */
function pairsIn<T>(value: unknown, read: (second: unknown) => T | null): (readonly [string, T])[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown): (readonly [string, T])[] => {
    const [key, second]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const found = read(second);
    return typeof key === 'string' && found !== null ? [[key, found]] : [];
  });
}

const isAtom = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const isTarget = (value: unknown): value is Target | null =>
  value === null || isAtom(value) || (Array.isArray(value) && value.every(isAtom));

export function readStandingOrder(value: unknown): StandingOrder | null {
  const { question, label, kind, answer } = fieldsOf(value);
  if (typeof question !== 'string' || typeof label !== 'string' || typeof kind !== 'string') return null;
  if (answer === null) return { question, label, kind, answer };
  const { verb, target } = fieldsOf(answer);
  return typeof verb === 'string' && isTarget(target) ? { question, label, kind, answer: { verb, target } } : null;
}

/** Nothing of it is needed, so whatever cannot be read is left out. */
export function readNotes(value: unknown): Notes {
  const { courses, standing } = fieldsOf(value);
  return { courses: pairsIn(courses, (goal) => (typeof goal === 'string' ? goal : null)), standing: pairsIn(standing, readStandingOrder) };
}
