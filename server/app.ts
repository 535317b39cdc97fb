/** Answers requests for the client's files, if wanted those of programs, and nothing else. */
import { Hono } from 'hono';
import { isHttps } from './api/caller.ts';
import { heardIn } from './api/heard.ts';
import { PLAIN, type Setting } from './api/setting.ts';
import { HTTPS_ALONE, STRICT_HEADERS, takesGzip } from './headers.ts';
import type { Page, Site } from './site.ts';

/** `besides` is what those ask who look after the server. */
export function appFor(site: Site, api: Hono | null = null, setting: Setting = PLAIN, besides: Hono | null = null): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(STRICT_HEADERS)) c.res.headers.set(name, value);
    if (isHttps(heardIn(c), setting)) c.res.headers.set(...HTTPS_ALONE);
  });
  if (api) app.route('/api', api);
  if (besides) app.route('/', besides);
  app.get('*', (c) => {
    const page = site.get(c.req.path === '/' ? '/index.html' : c.req.path);
    if (!page) return c.text(`There is nothing at ${c.req.path}. Line Ahead begins at /\n`, 404, { 'cache-control': 'no-store' });
    return answer(page, c.req.header('accept-encoding'), c.req.header('if-none-match'));
  });
  app.all('*', (c) => c.text('This server only shows pages.\n', 405, { allow: 'GET, HEAD' }));
  return app;
}

function answer(page: Page, encodings: string | undefined, known: string | undefined): Response {
  const gzipped = takesGzip(encodings) ? page.gzipped : null;
  const body = gzipped ?? page.body;
  // The same page in two encodings is two bodies, and an etag names one of them.
  const etag = gzipped ? page.etag.replace(/"$/, '-gz"') : page.etag;
  const headers: Record<string, string> = {
    'cache-control': page.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  };
  if (known === etag) return new Response(null, { status: 304, headers });
  if (gzipped) headers['content-encoding'] = 'gzip';
  return new Response(body, { headers: { ...headers, 'content-type': page.type, 'content-length': String(body.length) } });
}
