/** Data packs on disk. What is in one is for the game to judge; here it only has to be JSON. */
import { Mistake } from './io.ts';
import { readBytes } from './record-file.ts';

/** A pack that replaces every figure of a game is far smaller. */
const MOST_BYTES = 2 ** 20;

/** The pack as plain data; undefined when none is named. */
export function readPackFile(path: string | undefined): unknown {
  if (path === undefined) return undefined;
  const bytes = readBytes(path);
  if (bytes.length > MOST_BYTES) throw new Mistake(`bad data pack ${path}: ${bytes.length} bytes is more than any pack comes to`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Mistake(`bad data pack ${path}: it is cut short or no JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}
