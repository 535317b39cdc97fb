/** A short fingerprint of a position, the same in every runtime. */
import { sha256OfText, toHex } from './dice/sha256.ts';

/**
 * Positions are built by the same code everywhere, and copies keep the order of fields, so their JSON text is the same
 * wherever the game stands the same.
 */
export const hashOf = (position: object): string => toHex(sha256OfText(JSON.stringify(position))).slice(0, 16);
