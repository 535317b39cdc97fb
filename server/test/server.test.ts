import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { lineAhead } from '../../cli/test/io.ts';
import { loadSite, startServer } from '../index.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-'));
const web = join(root, 'dist', 'web');
mkdirSync(join(web, 'assets'), { recursive: true });
writeFileSync(join(root, 'secret.txt'), 'nobody may read this');
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Line Ahead</title>');
writeFileSync(join(web, 'sw.js'), '// offline');
writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(web, 'assets', 'main-aB3_x-9Z.js'), 'console.log(1)');
writeFileSync(join(web, 'assets', 'main-aB3_x-9Z.js.gz'), gzipSync('console.log(1)'));

const server = await startServer({ site: await loadSite(web), port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${server.port}`;
afterAll(() => server.close());

/** By hand, because fetch would tidy the path first. */
const rawGet = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path }, (answer) => {
      const parts: string[] = [];
      answer.on('data', (data: Buffer) => void parts.push(data.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: parts.join('') }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('ASVS 3.4.3 to 3.4.6 the page: its type, asked for anew each time, under strict headers', async () => {
  const { status, headers } = await fetch(`${address}/`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const policy = (headers.get('content-security-policy') ?? '').split('; ');
  const alone = ['default', 'script', 'style', 'font', 'connect', 'worker', 'manifest'].map((what) => `${what}-src 'self'`);
  const never = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
  expect(policy.sort()).toEqual([...alone, ...never, "img-src 'self' data: blob:", "form-action 'self'"].sort());
});

test('hashed files are kept for ever and sent gzipped to those who take it', async () => {
  const file = `${address}/assets/main-aB3_x-9Z.js`;
  const zipped = await fetch(file, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.headers.get('cache-control')).toContain('immutable');
  expect(zipped.headers.get('vary')).toBe('accept-encoding');
  expect(await zipped.text()).toBe('console.log(1)');
  for (const encoding of ['identity', 'gzip;q=0', 'br']) {
    const plain = await fetch(file, { headers: { 'accept-encoding': encoding } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await plain.text()).toBe('console.log(1)');
  }
});

test('the service worker is never kept', async () => {
  expect((await fetch(`${address}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('what a browser has already is not sent again', async () => {
  const etag = (await fetch(`${address}/icon.svg`)).headers.get('etag') ?? '';
  const again = await fetch(`${address}/icon.svg`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  '/../../secret.txt',
  '/..%2f..%2fsecret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
  '/assets/../../../secret.txt',
  '/....//secret.txt',
  '/..\\..\\secret.txt',
  '//etc/passwd',
  '/%00',
  '/%',
])('ASVS 5.3.2 nothing outside is served: %s', async (path) => {
  const { status, body } = await rawGet(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('nobody may read this');
});

test('ASVS 3.4.3 what is not there is said so, under the same headers', async () => {
  const answer = await fetch(`${address}/nothing`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('There is nothing at /nothing. Line Ahead begins at /\n');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${address}/assets/main-aB3_x-9Z.js.gz`)).status).toBe(404);
});

test('only reading is allowed', async () => {
  const answer = await fetch(`${address}/`, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
  const head = await fetch(`${address}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('serve says one line; a port in use or a missing client is a clear mistake', async () => {
  expect(await lineAhead(['serve', '--alone', '--port', '0'], { root })).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Line Ahead is at http:\/\/localhost:\d+\n$/),
  });
  expect(await lineAhead(['serve', '--alone', '--host', '127.0.0.1'], { root, env: { PORT: String(server.port) } })).toEqual({
    code: 2,
    out: '',
    err: `line-ahead: port ${server.port} is in use; choose another with --port or PORT\n`,
  });
  expect((await lineAhead(['serve'], { root: join(root, 'dist') })).err).toMatch(/there is no client in .+ 'npm start' builds it/);
});
