/** How this server tells a push service who it is (RFC 8292): a signed word for each service, good for half a day. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

const HALF_A_DAY = 43_200;

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

export class Vapid {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(
    secret: Buffer,
    /** Whom a push service may ask if something is wrong: a mailto: or https: address. */
    private readonly contact: string,
    private readonly now: () => number = Date.now,
  ) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    const point = pair.getPublicKey();
    const jwk = { kty: 'EC', crv: 'P-256', d: base64url(secret), x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) };
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.publicKey = base64url(point);
  }

  authorization(service: URL): string {
    const claims = { aud: service.origin, exp: Math.floor(this.now() / 1000) + HALF_A_DAY, sub: this.contact };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
    const signature = sign('sha256', Buffer.from(said), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${base64url(signature)}, k=${this.publicKey}`;
  }
}
