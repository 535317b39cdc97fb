/**
 * `npm run weight`: what a browser is sent for the first page, and after it for the table of each game, gzipped as the server sends it: what
 * all tables have in common, and what is this one's own. Takes the built client; fails if anything is heavier than it may be.
 */
import { createAdaptorServer } from '@hono/node-server';
import { chromium } from '@playwright/test';
import { games } from '../games/index.ts';
import { appFor, loadSite } from '../server/index.ts';
import { findBrowser } from './parts/browser.mjs';

const MOST = { page: 250_000, own: 400_000 } as const;

/** Bytes by the name of the file. */
type Sent = ReadonlyMap<string, number>;

const app = appFor(await loadSite('dist/web'));
let sent = new Map<string, number>();
const server = createAdaptorServer({
  fetch: async (request) => {
    const answer = await app.fetch(request);
    sent.set(new URL(request.url).pathname, Number(answer.headers.get('content-length') ?? 0));
    return answer;
  },
});
await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
const address = server.address();
const home = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;

const browser = await chromium.launch({ executablePath: await findBrowser() });

interface Weighed {
  readonly page: Sent;
  /** All that had been sent when the table lay there. */
  readonly all: Sent;
}

/** In a browser that has nothing of ours yet. */
async function weigh(game: string): Promise<Weighed> {
  sent = new Map();
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(home, { waitUntil: 'networkidle' });
  const first = new Map(sent);
  await page.goto(`${home}#/new/${game}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.prompt').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { page: first, all: sent };
}

const weighed = new Map<string, Weighed>();
for (const { id } of games) weighed.set(id, await weigh(id));
await browser.close();
server.close();

const visits = [...weighed.values()];
/** A busy machine may go on before the whole first page is there, but not five times. */
const isOnPage = (file: string): boolean => visits.some(({ page }) => page.has(file));
const isCommon = (file: string): boolean => visits.every(({ all }) => all.has(file));

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

for (const [id, { all }] of weighed) {
  const sumOf = (isCounted: (file: string) => boolean): number =>
    [...all].reduce((sum, [file, bytes]) => (isCounted(file) ? sum + bytes : sum), 0);
  const first = sumOf(isOnPage);
  const common = sumOf((file) => !isOnPage(file) && isCommon(file));
  const own = sumOf((file) => !isOnPage(file) && !isCommon(file));
  console.log(`${id.padEnd(18)} first page ${inKilobytes(first)}, every table ${inKilobytes(common)}, this table ${inKilobytes(own)}`);
  if (first > MOST.page || own > MOST.own) process.exitCode = 1;
}
