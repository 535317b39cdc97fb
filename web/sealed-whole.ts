/** Records as earlier versions kept them: whole, with who sits where, under one seal. They are only opened, and kept leaf by leaf from then on. */
import { BadRecord, parseRecord } from '../kernel/index.ts';
import { type KeptGame, NO_NOTES } from '../table/index.ts';
import { isSeats } from '../table/seats.ts';
import { BROKEN, ELSEWHERE, type SealKey } from './seal.ts';

const FORMAT = 'line-ahead sealed record';

interface SealedText {
  readonly key: string;
  readonly nonce: string;
  readonly text: string;
}

/** Null for what is no sealed text; a record says what it is itself, if anything is wrong with it. */
export function sealedText(given: string): SealedText | null {
  const { format, key, nonce, text } = parsed(given);
  if (format !== FORMAT || typeof key !== 'string' || typeof nonce !== 'string' || typeof text !== 'string') return null;
  return { key, nonce, text };
}

export async function unsealWhole({ id, key }: SealKey, sealed: SealedText): Promise<KeptGame> {
  if (sealed.key !== id) throw new BadRecord('the seal', ELSEWHERE);
  const { record, seats } = parsed(await decrypted(key, sealed));
  if (typeof record !== 'string' || !isSeats(seats)) throw new BadRecord('the seal', 'what is under it is no game');
  return { record: parseRecord(record), seats, notes: NO_NOTES };
}

async function decrypted(key: CryptoKey, { nonce, text }: SealedText): Promise<string> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(nonce) }, key, fromBase64(text)));
  } catch {
    throw new BadRecord('the seal', BROKEN);
  }
}

function parsed(text: string): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
