/** Public keys as authenticators write them (RFC 9052, RFC 9053), and what is signed with them. */
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import type { Cbor } from './cbor.ts';

/** ES256, EdDSA and RS256, in the order in which we would have them. */
export const ALGORITHMS = [-7, -8, -257] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export interface PublicKey {
  readonly algorithm: Algorithm;
  readonly key: KeyObject;
}

/** Numbers of the parameters of a key. */
const [KIND, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3];
const [MODULUS, EXPONENT] = [-1, -2];

const text = (value: Cbor | undefined): string => (Buffer.isBuffer(value) ? value.toString('base64url') : '');

function jwkOf(key: ReadonlyMap<Cbor, Cbor>, algorithm: Algorithm): JsonWebKey | null {
  const [kind, curve] = [key.get(KIND), key.get(CURVE)];
  if (algorithm === -7 && kind === 2 && curve === 1) return { kty: 'EC', crv: 'P-256', x: text(key.get(X)), y: text(key.get(Y)) };
  if (algorithm === -8 && kind === 1 && curve === 6) return { kty: 'OKP', crv: 'Ed25519', x: text(key.get(X)) };
  if (algorithm === -257 && kind === 3) return { kty: 'RSA', n: text(key.get(MODULUS)), e: text(key.get(EXPONENT)) };
  return null;
}

/** A shorter key could be found out. */
const SHORTEST_RSA = 2048;

/** Null for what is no key that we take. */
export function publicKeyIn(value: Cbor): PublicKey | null {
  if (!(value instanceof Map)) return null;
  const algorithm = algorithmOf(value.get(ALGORITHM));
  const jwk = algorithm === null ? null : jwkOf(value, algorithm);
  if (algorithm === null || jwk === null) return null;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const bits = key.asymmetricKeyDetails?.modulusLength;
    return bits !== undefined && bits < SHORTEST_RSA ? null : { algorithm, key };
  } catch {
    return null;
  }
}

export const algorithmOf = (value: unknown): Algorithm | null => ALGORITHMS.find((each) => each === value) ?? null;

export function isSignedBy({ algorithm, key }: PublicKey, data: Buffer, signature: Buffer): boolean {
  try {
    return verify(algorithm === -8 ? null : 'sha256', data, key, signature);
  } catch {
    return false;
  }
}
