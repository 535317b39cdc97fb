/** What the first page weighs over the wire, and where it comes from. */
import { expect, test } from './table.ts';

const MOST = 250_000;

test('the first page comes from here alone and weighs at most 250 kB, gzipped', async ({ page, baseURL }) => {
  const bodies: Promise<readonly [address: string, bytes: number]>[] = [];
  const encodings = new Map<string, string | undefined>();
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  page.on('response', (response) => void encodings.set(response.url(), response.headers()['content-encoding']));
  page.on('requestfinished', (request) => {
    bodies.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize] as const));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'First Strike!' })).toBeVisible();

  const sizes = await Promise.all(bodies);
  expect(sizes.map(([address]) => address).sort()).toEqual([...addresses].sort());
  expect(addresses.filter((address) => new URL(address).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  expect(sizes.filter(([, bytes]) => bytes <= 0)).toEqual([]);
  const texts = addresses.filter((address) => /\/$|\.(js|css|svg|webmanifest)$/.test(address));
  expect(texts.filter((address) => encodings.get(address) !== 'gzip')).toEqual([]);
  expect(texts.length).toBeGreaterThan(2);
  const weight = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(weight).toBeLessThanOrEqual(MOST);
  // Less than this and something was not counted.
  expect(weight).toBeGreaterThan(20_000);
});
