/** A seed is any text; generators start from 128 or 256 bits of its SHA-256. */
import { sha256OfText } from './sha256.ts';

/** Four 32-bit words, for the fast generator. */
export function seedWords(seed: string): number[] {
  const view = new DataView(sha256OfText(`line-ahead fast ${seed}`).buffer);
  return [0, 4, 8, 12].map((offset) => view.getUint32(offset));
}

/** A 256-bit key, for the keyed generator. */
export const seedKey = (seed: string): Uint8Array => sha256OfText(`line-ahead keyed ${seed}`);
