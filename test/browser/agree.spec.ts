/** Node and the browser come to the same positions, command by command. */
import { build } from 'vite';
import { nodeHasher } from '../../cli/hasher.ts';
import { lendHasher } from '../../kernel/index.ts';
import './agree-entry.ts';
import { expect, test } from './table.ts';

const GAMES = 100;

async function bundled(): Promise<string> {
  const entry = `${import.meta.dirname}/agree-entry.ts`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'agree' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [script] = output?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('the games were not bundled');
  return script.code;
}

test(`${GAMES} random games have the same hashes in Node and in the browser`, async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled() });
  const there = await page.evaluate((games) => globalThis.playRecorded(0, games), GAMES);
  // The browser hashes by the kernel's own, Node by what is lent to it.
  lendHasher(nodeHasher);
  const here = globalThis.playRecorded(0, GAMES);
  expect(here).toHaveLength(GAMES);
  for (const hashes of here) expect(hashes.length).toBeGreaterThan(0);
  expect(new Set(here.flat()).size).toBeGreaterThan(GAMES);
  expect(there).toEqual(here);
});
