/** What those who look after the server ask it: whether it is well, and how much it has to do. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

export interface Health {
  isWell(): Promise<boolean>;
  metrics(): Promise<string>;
  /** Whoever asks for the metrics shows it; null where nobody may. */
  readonly token: string | null;
}

const NEVER_KEPT = { 'cache-control': 'no-store' };

export function healthRoutes({ isWell, metrics, token }: Health): Hono {
  const app = new Hono();
  app.get('/healthz', async (c) =>
    (await isWell()) ? c.text('well\n', 200, NEVER_KEPT) : c.text('the database cannot be reached\n', 503, NEVER_KEPT),
  );
  if (token === null) return app;
  app.get('/metrics', async (c) => {
    const shown = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSame(shown, token)) return c.text('this needs the token\n', 401, { ...NEVER_KEPT, 'www-authenticate': 'Bearer' });
    return c.text(await metrics(), 200, { ...NEVER_KEPT, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return app;
}

/** However much of it is right, the answer takes as long. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
