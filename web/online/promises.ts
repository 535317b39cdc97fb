/**
 * What this browser was promised of the dice, and what it added to them itself, kept from the moment in which it sat down. A record proves
 * that its secret goes with the promise it names; that this is the promise which was given beforehand only those can tell who kept it.
 */
import type { Verified } from '../../lab/verify.ts';
import type { TableInWords } from '../../table/wire.ts';

export interface KeptPromise {
  readonly table: string;
  readonly side: string;
  readonly promise: string;
  readonly number: string;
  /** The game as it was put on the shelf here when it was over. */
  readonly save?: string;
}

const isKept = (value: unknown): value is KeptPromise => {
  const { table, side, promise, number } = Object(value);
  return [table, side, promise, number].every((each) => typeof each === 'string');
};

export function promisesIn(text: string | null): readonly KeptPromise[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Sat down at a table with this number. Whoever sits there already has added another, and that one stays. */
export function withPromise(
  before: readonly KeptPromise[],
  table: TableInWords,
  sides: readonly string[],
  number: string,
): readonly KeptPromise[] {
  const isAnew = ({ table: at, side }: KeptPromise): boolean => at === table.id && sides.includes(side);
  return [...before.filter((each) => !isAnew(each)), ...sides.map((side) => ({ table: table.id, side, promise: table.promise, number }))];
}

/** What the dice of a record come to beside what was promised here; null where nobody promised anything. */
export function promiseInWords(
  kept: readonly KeptPromise[],
  save: string,
  { promise, numbers }: Pick<Verified, 'promise' | 'numbers'>,
): string | null {
  const own = kept.filter((each) => each.save === save || Object.values(numbers).includes(each.number));
  if (promise === null) return own.length > 0 ? 'But these are not the dice that were promised.' : null;
  if (own.length === 0)
    return 'This browser holds no promise for these dice, as nobody sat down here: that the server made it beforehand, only those who played can tell.';
  if (own.some((each) => each.promise !== promise)) return 'But the server promised other dice when you sat down.';
  if (own.some(({ side, number }) => numbers[side] !== number)) return 'But the number that this browser added is not in the dice.';
  return 'The dice are those that the server promised before you sat down, with the number that this browser added.';
}
