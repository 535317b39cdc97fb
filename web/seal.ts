/**
 * Sealing the leaves of a game whose orders are hidden, so that neither the page nor the store holds anything that can be
 * read. Knows no browser but its cryptography. See docs/decisions/0006-sealed-records.md.
 */
import { BadRecord } from '../kernel/index.ts';
import { type Cover, padded, type Spot, unpadded } from '../table/index.ts';

/** A key that can be used and not read, and a name by which what is sealed says that it needs it. */
export interface SealKey {
  readonly id: string;
  readonly key: CryptoKey;
}

const NAME_BYTES = 9;
const NONCE_BYTES = 12;

export async function newSealKey(): Promise<SealKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return { id: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NAME_BYTES)))), key };
}

/** `inOne`, where several people share the machine: how often one of them gave an order the other must not count. */
export const sealing = (key: SealKey, inOne: boolean): Cover => ({
  inOne,
  close: async (text, spot) => seal(key, await padded(text, spot, inOne), spot),
});

async function seal({ id, key }: SealKey, bytes: Uint8Array<ArrayBuffer>, spot: Spot): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hidden = await crypto.subtle.encrypt(howTo(iv, spot), key, bytes);
  return joined(nameBytes(id), iv, new Uint8Array(hidden));
}

/** A leaf opens only in its own place: none can be left out, doubled or put into another game. */
const howTo = (iv: Uint8Array<ArrayBuffer>, { game, number }: Pick<Spot, 'game' | 'number'>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${game} ${number}`),
});

const nameBytes = (id: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(id), (letter) => letter.charCodeAt(0));

function joined(...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function unseal({ id, key }: SealKey, leaf: Uint8Array<ArrayBuffer>, spot: Pick<Spot, 'game' | 'number'>): Promise<string> {
  const [name, iv] = [leaf.slice(0, NAME_BYTES), leaf.slice(NAME_BYTES, NAME_BYTES + NONCE_BYTES)];
  if (nameBytes(id).some((byte, place) => name[place] !== byte)) throw new BadRecord('the seal', ELSEWHERE);
  try {
    return await unpadded(await crypto.subtle.decrypt(howTo(iv, spot), key, leaf.slice(NAME_BYTES + NONCE_BYTES)));
  } catch {
    throw new BadRecord('the seal', BROKEN);
  }
}

export const ELSEWHERE = 'it was sealed in another browser, and can be opened only there until the game is over';
export const BROKEN = 'it is broken: something was changed after the record was sealed';
