/**
 * A sealed game on its way to another browser: a letter closed for one letter box, which nobody else can open, its sender included. Knows no
 * browser but its cryptography. See docs/decisions/0017-letters.md.
 */
import { BadRecord, parseRecord } from '../kernel/index.ts';
import { type HandedGame, padded, unpadded } from '../table/index.ts';
import { isSeats } from '../table/seats.ts';
import { BROKEN } from './seal.ts';

const FORMAT = 'line-ahead sealed game';
const NONCE_BYTES = 12;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Where letters can be sent: the address is public, and the key can be used and not read. */
export interface LetterBox {
  readonly address: string;
  readonly key: CryptoKey;
}

/** A letter as it lies in a file. */
export interface Letter {
  /** The address that it was closed for. */
  readonly to: string;
  /** The half of its key that belongs to this letter alone; no two have the same. */
  readonly from: string;
  readonly text: string;
}

export async function newLetterBox(): Promise<LetterBox> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  return { address: base64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))), key: privateKey };
}

/** As long as any other of its kind: how much was played cannot be seen from outside. */
export async function closed(to: string, { record, seats }: HandedGame): Promise<string> {
  // A letter box that is used once, and thrown away.
  const { address: from, key } = await newLetterBox();
  const lock = await sharedKey(key, to, { to, from });
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const inside = await padded(JSON.stringify({ record, seats }), { game: '', number: 1, isTelling: true }, true);
  const hidden = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, inside));
  return JSON.stringify({ format: FORMAT, to, from, text: base64(iv) + base64(hidden) });
}

/** Null for what is no letter at all. */
export function readLetter(given: unknown): Letter | null {
  if (typeof given !== 'string') return null;
  const { format, to, from, text } = fieldsIn(given);
  if (format !== FORMAT || typeof to !== 'string' || typeof from !== 'string' || typeof text !== 'string') return null;
  return { to, from, text };
}

export async function opened({ address, key }: LetterBox, { to, from, text }: Letter): Promise<HandedGame> {
  if (to !== address) throw new BadRecord('the seal', 'it was handed over to another browser, and can be opened only there');
  const { record, seats } = fieldsIn(await insideOf(key, { to, from, text }));
  if (typeof record !== 'object') throw new BadRecord('the seal', BROKEN);
  return { record: parseRecord(JSON.stringify(record)), seats: isSeats(seats) ? seats : null };
}

async function insideOf(key: CryptoKey, { to, from, text }: Letter): Promise<string> {
  try {
    const iv = bytesOf(text.slice(0, NONCE_LETTERS));
    const lock = await sharedKey(key, from, { to, from });
    return await unpadded(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, lock, bytesOf(text.slice(NONCE_LETTERS))));
  } catch {
    throw new BadRecord('the seal', BROKEN);
  }
}

/** Both ends come to the same key, each with a half of its own that it shows to nobody; it serves for this one letter. */
async function sharedKey(own: CryptoKey, other: string, { to, from }: Pick<Letter, 'to' | 'from'>): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: await publicKey(other) }, own, 256);
  const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`${FORMAT} ${to} ${from}`);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

async function publicKey(address: string): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(address), CURVE, false, []);
  } catch {
    throw new BadRecord('the address', 'no browser has such an address');
  }
}

/** Twelve bytes are sixteen letters, and leave nothing over. */
const NONCE_LETTERS = 16;
const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function fieldsIn(text: string): { readonly [field: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
