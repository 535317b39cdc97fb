/** `npm run pictures [-- <folder>]`: pictures of every page and board, on desk, wall and phone, by day and by night. */
import { resolve } from 'node:path';
import { buildNode, buildWeb } from './build.mjs';
import { findBrowser } from './parts/browser.mjs';
import { browserTests } from './parts/browser-tests.mjs';
import { say, script } from './parts/process.mjs';

await script(async () => {
  const folder = resolve(process.argv[2] ?? 'test-results/pictures');
  await buildNode();
  await buildWeb();
  const code = await browserTests(await findBrowser(), { LINE_AHEAD_PICTURES: folder });
  say(`\nThe pictures are in ${folder}`);
  return code;
});
