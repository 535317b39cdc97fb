/** Node and the browser come to the same positions, command by command. */
import { nodeHasher } from '../../cli/hasher.ts';
import { lendHasher } from '../../kernel/index.ts';
import './agree-entry.ts';
import { bundled } from './bundled.ts';
import { expect, test } from './table.ts';

const GAMES = 100;

test(`${GAMES} random games have the same hashes in Node and in the browser`, async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled('agree-entry.ts') });
  const there = await page.evaluate((games) => globalThis.playRecorded(0, games), GAMES);
  // The browser hashes by the kernel's own, Node by what is lent to it.
  lendHasher(nodeHasher);
  const here = globalThis.playRecorded(0, GAMES);
  expect(here).toHaveLength(GAMES);
  for (const hashes of here) expect(hashes.length).toBeGreaterThan(0);
  expect(new Set(here.flat()).size).toBeGreaterThan(GAMES);
  expect(there).toEqual(here);
});
