/** Reads what came as JSON, and as nothing else. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

const malformed = (words: string): Refusal => new Refusal('malformed', 'malformed', words);

/** An empty body is an empty object, so that a question without particulars needs none. */
export async function jsonIn(c: Context): Promise<unknown> {
  const text = await c.req.text().catch(cutOff);
  if (text === '') return {};
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal('wrong-type', 'not-json', 'A body is sent as application/json.');
  return parsed(text);
}

/** Whoever hangs up in the middle of a request has no fault of ours to answer for. */
function cutOff(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') throw malformed('It was cut off.');
  throw error;
}

/** A key that could become somebody's prototype is refused wherever it stands. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (key === '__proto__') throw malformed('No such key.');
      if (typeof value === 'string') mustBeText(value);
      return value;
    });
  } catch {
    throw malformed('That is not JSON that can be read.');
  }
}

/** The databases take no text with a NUL in it, and nobody means one. */
function mustBeText(value: string): void {
  if (value.includes('\0')) throw malformed('No such character.');
}

/** What stands in the path and behind the question mark. */
export function readAddress<S extends z.ZodType>(schema: S, given: Readonly<Record<string, string>>): z.output<S> {
  for (const value of Object.values(given)) mustBeText(value);
  return read(schema, given);
}

const MOST_ISSUES = 3;
const MOST_WORDS = 300;

export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const words = result.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => [...path.map(String), message].join(': '));
  throw malformed(words.join('; ').slice(0, MOST_WORDS));
}
