/** Seals a record as earlier versions did: whole, with who sits where, filled up with spaces. */
import type { Seats } from '../../table/index.ts';
import type { SealKey } from '../seal.ts';

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export async function earlierSeal({ id, key }: SealKey, record: string, seats: Seats | null): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify({ record, seats }).padEnd(2 ** 18));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text);
  return JSON.stringify({ format: 'line-ahead sealed record', key: id, nonce: inBase64(nonce), text: inBase64(new Uint8Array(hidden)) });
}
