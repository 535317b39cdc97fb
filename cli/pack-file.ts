/** Data packs on disk. What is in one is for the game to judge; here it only has to be JSON. */
import { quoted } from '../kernel/index.ts';
import { Mistake } from './io.ts';
import { readBytes } from './record-file.ts';

/** A pack that replaces every figure of a game is far smaller. */
const MOST_BYTES = 2 ** 20;

/** The pack as plain data; undefined when none is named. */
export function readPackFile(path: string | undefined): unknown {
  if (path === undefined) return undefined;
  const bytes = readBytes(path);
  const bad = (reason: string) => new Mistake(`bad data pack ${quoted(path)}: ${reason}`);
  if (bytes.length > MOST_BYTES) throw bad(`${bytes.length} bytes is more than any pack comes to`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw bad(`it is cut short or no JSON (${error instanceof Error ? quoted(error.message) : 'unreadable'})`);
  }
}
