/** Reads CBOR (RFC 8949) as far as authenticators write it: whole numbers, bytes, texts, lists, maps, and yes, no and nothing. */

export type Cbor = number | string | boolean | null | Buffer | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>;

export class BadCbor extends Error {}

/** No authenticator goes deeper. */
const DEEPEST = 8;

const SIMPLE: ReadonlyMap<number, boolean | null> = new Map([
  [20, false],
  [21, true],
  [22, null],
]);

class Reader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  value(depth = 0): Cbor {
    if (depth > DEEPEST) throw new BadCbor('too deep');
    const first = this.take(1).readUInt8();
    const [kind, size] = [first >> 5, this.sizeIn(first & 31)];
    switch (kind) {
      case 0:
        return size;
      case 1:
        return -1 - size;
      case 2:
        return this.take(size);
      case 3:
        return this.take(size).toString('utf8');
      case 4:
        return this.many(size, () => this.value(depth + 1));
      case 5:
        return new Map(this.many(size, (): [Cbor, Cbor] => [this.value(depth + 1), this.value(depth + 1)]));
      case 7:
        return this.simple(size);
      default:
        throw new BadCbor('a tag');
    }
  }

  private simple(which: number): boolean | null {
    const value = SIMPLE.get(which);
    if (value === undefined) throw new BadCbor('a value of another kind');
    return value;
  }

  private sizeIn(short: number): number {
    if (short < 24) return short;
    if (short === 24) return this.take(1).readUInt8();
    if (short === 25) return this.take(2).readUInt16BE();
    if (short === 26) return this.take(4).readUInt32BE();
    throw new BadCbor('a length that no authenticator needs');
  }

  private take(count: number): Buffer {
    const taken = this.bytes.subarray(this.at, this.at + count);
    if (taken.length < count) throw new BadCbor('it ends too soon');
    this.at += count;
    return taken;
  }

  /** Each takes a byte at least: what says that it is longer than all there is stops here. */
  private many<T>(count: number, each: () => T): T[] {
    if (count > this.bytes.length - this.at) throw new BadCbor('it ends too soon');
    return Array.from({ length: count }, each);
  }
}

/** The first value, and how many bytes it takes. */
export function readCbor(bytes: Buffer): { readonly value: Cbor; readonly length: number } {
  const reader = new Reader(bytes);
  return { value: reader.value(), length: reader.at };
}
