/**
 * `npm run soak [-- --minutes n]`: random play for as long as one likes, round after round, each of several times as many games as
 * `npm test` plays and with seeds of its own. No round begins once the time is over; one that fails ends it. First of all come the
 * browser tests that play whole games, unless single files are named.
 */
import { parseArgs } from 'node:util';
import { buildNode, buildWeb } from './build.mjs';
import { findBrowser } from './parts/browser.mjs';
import { browserTests } from './parts/browser-tests.mjs';
import { runTool, say, script, Trouble } from './parts/process.mjs';

const MINUTE = 60_000;

async function wholeGamesInTheBrowser() {
  say('\n== Whole games in the browser');
  await buildNode();
  await buildWeb();
  const code = await browserTests(await findBrowser(), { LINE_AHEAD_SOAK: '1' });
  if (code !== 0) throw new Trouble('a whole game in the browser failed');
}

await script(async () => {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '60' }, round: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const [minutes, first] = [Number(values.minutes), Number(values.round)];
  if (!(minutes >= 0) || !Number.isInteger(first)) throw new Trouble('--minutes takes a number, and --round a whole one');
  if (positionals.length === 0) await wholeGamesInTheBrowser();
  const end = Date.now() + minutes * MINUTE;
  let round = first;
  do {
    say(`\n== Round ${round}`);
    const code = await runTool('vitest', 'vitest', ['run', '--project', 'fuzz', ...positionals], {
      env: { LINE_AHEAD_SOAK: String(round) },
    });
    if (code !== 0) throw new Trouble(`round ${round} failed; 'npm run soak -- --minutes 0 --round ${round}' plays it again`);
    round++;
  } while (Date.now() < end);
  say(`\nRounds ${first} to ${round - 1} passed`);
});
