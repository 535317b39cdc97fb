/**
 * Sealing a game whose orders are hidden, so that neither the page nor the store holds anything that can be read. Knows
 * no browser but its cryptography. See docs/decisions/0006-sealed-records.md.
 */
import { BadRecord } from '../kernel/index.ts';
import { isSeats, type Seats } from '../table/seats.ts';

const FORMAT = 'line-ahead sealed record';

/** What is under the seal. */
export interface SealedGame {
  readonly record: string;
  readonly seats: Seats;
}

/** A key that can be used and not read, and a name by which a sealed text says that it needs it. */
export interface SealKey {
  readonly id: string;
  readonly key: CryptoKey;
}

interface SealedText {
  readonly format: typeof FORMAT;
  readonly key: string;
  readonly nonce: string;
  readonly text: string;
}

/**
 * Sealed texts are as long as this, or twice, or four times: the length of a record would tell how many orders there
 * were. A game seldom outgrows it more than twice.
 */
const SHORTEST = 2 ** 18;
const NONCE_BYTES = 12;
const SPACE = 0x20;

export async function newSealKey(): Promise<SealKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return { id: toBase64(crypto.getRandomValues(new Uint8Array(9))), key };
}

export async function seal({ id, key }: SealKey, game: SealedGame): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded(JSON.stringify(game)));
  const text: SealedText = { format: FORMAT, key: id, nonce: toBase64(iv), text: toBase64(new Uint8Array(hidden)) };
  return JSON.stringify(text);
}

/** JSON may end in spaces. */
function padded(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  let length = SHORTEST;
  while (length < bytes.length) length *= 2;
  const full = new Uint8Array(length).fill(SPACE);
  full.set(bytes);
  return full;
}

/** Whether a text is sealed. A record says what it is itself, if anything is wrong with it. */
export const isSealed = (text: string): boolean => sealedText(text) !== null;

export async function unseal({ id, key }: SealKey, text: string): Promise<SealedGame> {
  const closed = sealedText(text);
  if (!closed) throw new BadRecord('the seal', 'this is no sealed record');
  if (closed.key !== id)
    throw new BadRecord('the seal', 'it was sealed in another browser, and can be opened only there until the game is over');
  const game = sealedGame(await decrypted(key, closed));
  if (!game) throw new BadRecord('the seal', 'what is under it is no game');
  return game;
}

async function decrypted(key: CryptoKey, { nonce, text }: SealedText): Promise<string> {
  try {
    const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(nonce) }, key, fromBase64(text));
    return new TextDecoder().decode(open);
  } catch {
    throw new BadRecord('the seal', 'it is broken: something was changed after the record was sealed');
  }
}

function sealedText(text: string): SealedText | null {
  const { format, key, nonce, text: hidden } = parsed(text);
  if (format !== FORMAT || typeof key !== 'string' || typeof nonce !== 'string' || typeof hidden !== 'string') return null;
  return { format, key, nonce, text: hidden };
}

function sealedGame(text: string): SealedGame | null {
  const { record, seats } = parsed(text);
  return typeof record === 'string' && isSeats(seats) ? { record, seats } : null;
}

function parsed(text: string): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** As many bytes at once as fit into the arguments of one call; handed over as they lie, for to spread them takes ten times as long. */
const CHUNK = 2 ** 14;
const lettersOf = (bytes: Uint8Array): string => Reflect.apply(String.fromCharCode, null, bytes);

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += CHUNK) binary += lettersOf(bytes.subarray(from, from + CHUNK));
  return btoa(binary);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
