/** The browser's database does what every store must. */
import './store-entry.ts';
import { bundled } from './bundled.ts';
import { expect, test } from './table.ts';

test('the browser keeps games as every store must', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(await bundled('store-entry.ts'));
  const kept = await page.evaluate(() => globalThis.holdToContract());
  expect(kept.length).toBeGreaterThan(10);
  for (const { name, came, expected } of kept) expect(came, name).toEqual(expected);
});
