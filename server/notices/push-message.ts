/** A message for one browser, closed so that the push service between cannot read it (RFC 8291, with RFC 8188 for its form). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives with its subscription. */
export interface Subscriber {
  /** A point of P-256, uncompressed: 65 bytes. */
  readonly key: Buffer;
  /** Known to it and to us alone: 16 bytes. */
  readonly secret: Buffer;
}

interface Chance {
  readonly salt: Buffer;
  readonly pair: ECDH;
}

const CURVE = 'prime256v1';

/** One record holds the whole of it, as push services take no more. */
const RECORD_SIZE = 4096;
/** The last record ends with it. */
const LAST = Buffer.of(2);

export function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Whether something can be closed for it: the point lies on the curve, and the secret has its length. */
export function isSubscriber({ key, secret }: Subscriber): boolean {
  if (key.length !== 65 || key[0] !== 4 || secret.length !== 16) return false;
  try {
    newPair().computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

/** Tests bring chance of their own. */
export function closedFor(to: Subscriber, text: string, { salt, pair }: Chance = { salt: randomBytes(16), pair: newPair() }): Buffer {
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), to.key, own]);
  const shared = derived(pair.computeSecret(to.key), to.secret, info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const closed = [cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizes(own.length), own, ...closed]);
}

function sizes(keyLength: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(RECORD_SIZE, 0);
  bytes.writeUInt8(keyLength, 4);
  return bytes;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
