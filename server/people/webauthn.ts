/** What a browser brings from an authenticator (WebAuthn): whether it is new, for us, from our page, and signed by the key we know. */
import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { BadCbor, readCbor } from './cbor.ts';
import { isSignedBy, type PublicKey, publicKeyIn } from './cose.ts';

/** Where the page is that asked. */
export interface Asker {
  readonly origin: string;
  /** The name of the host, for which a passkey is made and nowhere else used. */
  readonly host: string;
}

export interface Made {
  readonly clientData: Buffer;
  readonly attestation: Buffer;
}

export interface Shown {
  readonly clientData: Buffer;
  readonly authenticatorData: Buffer;
  readonly signature: Buffer;
}

export interface NewPasskey {
  readonly id: string;
  readonly publicKey: PublicKey;
  readonly counter: number;
}

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

const bad = (): Refusal => new Refusal('forbidden', 'bad-passkey', 'This passkey does not fit. Try again.');

const hashOf = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The challenge that was answered; the caller looks whether it is one of ours. */
export function challengeIn(clientData: Buffer, kind: 'webauthn.create' | 'webauthn.get', { origin }: Asker): string {
  const said = jsonIn(clientData);
  if (said.type !== kind || said.origin !== origin || said.crossOrigin === true || typeof said.challenge !== 'string') throw bad();
  return said.challenge;
}

function jsonIn(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw bad();
  }
}

interface AuthenticatorData {
  readonly counter: number;
  /** Behind what all of them have. */
  readonly rest: Buffer;
}

/** The person was there and has shown the authenticator that it was he: a passkey alone is as good as a password and something one has. */
function authenticatorIn(data: Buffer, { host }: Asker, flags: number): AuthenticatorData {
  if (data.length < 37 || !data.subarray(0, 32).equals(hashOf(host))) throw bad();
  const wanted = PRESENT | VERIFIED | flags;
  if ((data.readUInt8(32) & wanted) !== wanted) throw bad();
  return { counter: data.readUInt32BE(33), rest: data.subarray(37) };
}

/** Whose make the authenticator is, is not asked: any will do. */
export function madeBy({ attestation }: Made, asker: Asker): NewPasskey {
  try {
    const { value } = readCbor(attestation);
    const data = value instanceof Map ? value.get('authData') : null;
    if (!Buffer.isBuffer(data)) throw bad();
    const { counter, rest } = authenticatorIn(data, asker, HAS_KEY);
    // 16 bytes say what authenticator it is, two how long the id is.
    const length = rest.length < 18 ? 0 : rest.readUInt16BE(16);
    const id = rest.subarray(18, 18 + length);
    const publicKey = publicKeyIn(readCbor(rest.subarray(18 + length)).value);
    if (length === 0 || length > 1023 || id.length < length || !publicKey) throw bad();
    return { id: id.toString('base64url'), publicKey, counter };
  } catch (error) {
    throw error instanceof BadCbor ? bad() : error;
  }
}

/** The counter that it shows now. One that does not go on belongs to a copy. */
export function shownBy({ clientData, authenticatorData, signature }: Shown, asker: Asker, key: PublicKey, before: number): number {
  const { counter } = authenticatorIn(authenticatorData, asker, 0);
  if (!isSignedBy(key, Buffer.concat([authenticatorData, hashOf(clientData)]), signature)) throw bad();
  if ((counter !== 0 || before !== 0) && counter <= before) throw bad();
  return counter;
}
