/** Leaves made small, and then as long as others of their kind: how long they are must not tell what they hold. */
import type { Spot } from './keeper.ts';

/**
 * They are as long as this, or twice, or four times. What persons did they know themselves; what others did between two of
 * their orders fits in with room to spare; and a whole game seldom outgrows its room more than once.
 */
const OWN = 192;
const OTHERS = 1024;
const WHOLE = 2 ** 18;

/** How long it is stands before it. */
const LENGTH_BYTES = 4;

/** `inOne` for a leaf that holds all that was done. */
export async function padded(text: string, { number, isTelling }: Spot, inOne: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await deflated(text);
  let room = number > 0 && inOne ? WHOLE : isTelling ? OTHERS : OWN;
  while (room < bytes.length + LENGTH_BYTES) room *= 2;
  const full = new Uint8Array(room);
  new DataView(full.buffer).setUint32(0, bytes.length);
  full.set(bytes, LENGTH_BYTES);
  return full;
}

export const unpadded = (full: ArrayBuffer): Promise<string> =>
  inflated(new Uint8Array(full, LENGTH_BYTES, new DataView(full).getUint32(0)));

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer();

const deflated = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
