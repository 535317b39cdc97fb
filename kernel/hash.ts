/** A short fingerprint, the same in every runtime. */
import { sha256OfText, toHex } from './dice/sha256.ts';

/** SHA-256 of a text, in hexadecimal digits. */
export type Hasher = (text: string) => string;

let hasher: Hasher = (text) => toHex(sha256OfText(text));

/** A program may lend a quicker SHA-256 than the kernel's own; the fingerprints are the same. */
export const lendHasher = (lent: Hasher): void => {
  hasher = lent;
};

export const hashOfText = (text: string): string => hasher(text).slice(0, 16);

/**
 * Positions are built by the same code everywhere, and copies keep the order of fields, so their JSON text is the same
 * wherever the game stands the same.
 */
export const hashOf = (position: object): string => hashOfText(JSON.stringify(position));

/** Kept, since data never change and all games with the same settings share them. */
const known = new WeakMap<object, string>();

/** A position says by this what it was played with, and does not hold it. */
export function hashOfData(data: object): string {
  const hash = known.get(data) ?? hashOf(data);
  known.set(data, hash);
  return hash;
}
