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
