/** SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104), synchronous so that rules can roll without waiting. */

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);
fillConstants();

/** The constants are the first fractional bits of the square and cube roots of primes. */
function fillConstants(): void {
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    if (!isPrime(n)) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    ROUND[found++] = fraction(Math.cbrt(n));
  }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const schedule = new Uint32Array(64);
const utf8 = new TextEncoder();

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] ?? 0;

function compress(hash: Uint32Array, block: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = block.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const a = at(schedule, t - 15);
    const b = at(schedule, t - 2);
    const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    schedule[t] = (at(schedule, t - 16) + small0 + at(schedule, t - 7) + small1) | 0;
  }
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let t = 0; t < 64; t++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + at(ROUND, t) + at(schedule, t)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (at(hash, i) + (after[i] ?? 0)) | 0;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  block.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const hash = Uint32Array.from(START);
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, block, offset);
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) out.setUint32(i * 4, at(hash, i));
  return new Uint8Array(out.buffer);
}

export const sha256OfText = (text: string): Uint8Array => sha256(utf8.encode(text));

export function hmacSha256(key: Uint8Array, message: string): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  const bytes = utf8.encode(message);
  const inner = new Uint8Array(64 + bytes.length).fill(0x36, 0, 64);
  const outer = new Uint8Array(96).fill(0x5c, 0, 64);
  for (let i = 0; i < short.length; i++) {
    inner[i] = 0x36 ^ (short[i] ?? 0);
    outer[i] = 0x5c ^ (short[i] ?? 0);
  }
  inner.set(bytes, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
