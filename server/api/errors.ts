/** How a refusal is answered. What is our own fault says so and no more. */
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { Unreachable } from '../db/database.ts';
import { factsOf, type Log } from '../log.ts';
import { type Kind, Refusal } from '../refusal.ts';

export const ErrorAnswer = z.strictObject({ error: z.strictObject({ code: z.string(), words: z.string() }) });

const STATUS: Readonly<Record<Kind, ContentfulStatusCode>> = {
  malformed: 400,
  unsigned: 401,
  forbidden: 403,
  missing: 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-often': 429,
  unavailable: 503,
};

/** Refusals that tell of somebody trying what is not his to do. */
const WATCHED: ReadonlySet<Kind> = new Set<Kind>(['unsigned', 'forbidden', 'too-often']);

export function answerTo(error: unknown, c: Context, log: Log, address: string): Response {
  // Not the path as it was asked for: that may hold an invitation.
  const where = { method: c.req.method, route: routePath(c) };
  if (error instanceof Refusal) {
    if (WATCHED.has(error.kind)) log('refused', { ...where, code: error.code, address });
    return refused(c, error);
  }
  log(error instanceof Unreachable ? 'database-unreachable' : 'failed', { ...where, ...factsOf(error) });
  if (error instanceof Unreachable) return refused(c, unreachable(error.isDoubtful && c.req.method !== 'GET'));
  return c.json({ error: { code: 'failed', words: 'Something went wrong here. It was not your doing.' } }, 500);
}

function refused(c: Context, { kind, code, message, wait }: Refusal): Response {
  if (wait !== null) c.header('retry-after', String(Math.max(1, Math.ceil(wait / 1000))));
  if (kind === 'unsigned') c.header('www-authenticate', 'Bearer');
  return c.json({ error: { code, words: message } }, STATUS[kind]);
}

/** Whoever only looked has no doubt what became of it. */
const unreachable = (isDoubtful: boolean): Refusal =>
  isDoubtful
    ? new Refusal(
        'unavailable',
        'doubtful',
        'The server lost its database just now: look whether this was done before you try again.',
        5000,
      )
    : new Refusal('unavailable', 'unavailable', 'The server cannot reach its database. Nothing was done; try again in a moment.', 5000);
