/** Reads the values of a row: the two databases give numbers and truths in types of their own. */
import type { Row } from './database.ts';

const wrong = (row: Row, name: string): Error => new Error(`the database gave no ${name} that can be read (${typeof row[name]})`);

export function text(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw wrong(row, name);
  return value;
}

export function textOrNull(row: Row, name: string): string | null {
  return row[name] === null ? null : text(row, name);
}

/** Whole numbers, which PostgreSQL gives as text where they could be long. */
export function whole(row: Row, name: string): number {
  const value = row[name];
  const number = typeof value === 'string' && value !== '' ? Number(value) : typeof value === 'bigint' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw wrong(row, name);
  return number;
}

export function wholeOrNull(row: Row, name: string): number | null {
  return row[name] === null ? null : whole(row, name);
}

/** Truths are kept as 0 and 1. */
export const truth = (row: Row, name: string): boolean => whole(row, name) !== 0;

/** What we have put there as JSON ourselves; whoever takes it checks what matters. */
export const json = (row: Row, name: string): unknown => JSON.parse(text(row, name));
