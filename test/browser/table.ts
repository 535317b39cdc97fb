/** What every browser test needs: a page that must stay quiet, a way to the table, and a way to give an order and see it carried out. */
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from '../../kernel/index.ts';
import type { Seats } from '../../table/seats.ts';
import { expect } from './expect.ts';
import { shelve } from './shelf.ts';

export { expect };

/** For a machine that is busy with other things; no test measures time. */
const PATIENCE = 300_000;

/** Everything that must never happen, whatever is tested: errors, breaches of the content policy, requests to elsewhere. */
async function watch(context: BrowserContext, baseURL: string | undefined): Promise<string[]> {
  const troubles: string[] = [];
  const { origin } = new URL(baseURL ?? '');
  await context.addInitScript(tellBreaches);
  context.on('console', (message) => {
    if (message.type() === 'error' && !isForIcon(message.location().url)) troubles.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => void troubles.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) troubles.push(`left the origin: ${url}`);
  });
  return troubles;
}

/** A browser with windows looks for one wherever a page names none, as the picture does behind which games are put into the store. */
const isForIcon = (url: string): boolean => url.endsWith('/favicon.ico');

/** In the page itself, since not every breach is told to the console in the same words. */
const tellBreaches = (): void =>
  document.addEventListener('securitypolicyviolation', (event) => console.error(`policy breached: ${event.violatedDirective}`));

/** A browser in which somebody has said whether what has one answer is asked, and whether a game begins with its goal. */
const preferring = (baseURL: string | undefined, spares: 'on' | 'off', goal: 'on' | 'off') => ({
  cookies: [],
  origins: [
    {
      origin: new URL(baseURL ?? '').origin,
      localStorage: [
        { name: 'spares-questions', value: spares },
        { name: 'opens-goal', value: goal },
      ],
    },
  ],
});

interface Fixtures {
  /** Many tests play along in Node, where everything is asked; whoever wants to be spared says so. */
  readonly spares: 'on' | 'off';
  /** Most tests go straight to the table. */
  readonly goal: 'on' | 'off';
  /** What went wrong on the way. It must be empty when a test ends. */
  readonly troubles: string[];
  /** A page in another browser, which knows nothing of this one. */
  readonly elsewhere: Page;
}

export const test = base.extend<Fixtures>({
  /** Only what failed once is traced, and without snapshots: of the charts after every step they would take as long as the tests themselves. */
  trace: { mode: 'on-first-retry', snapshots: false, screenshots: false },
  reducedMotion: 'reduce',
  /** Only the offline tests want it; elsewhere it would fetch everything again for each of them. */
  serviceWorkers: 'block',
  viewport: { width: 1440, height: 900 },
  spares: ['off', { option: true }],
  goal: ['off', { option: true }],
  storageState: ({ baseURL, spares, goal }, use) => use(preferring(baseURL, spares, goal)),
  troubles: [
    async ({ context, baseURL }, use, testInfo) => {
      testInfo.setTimeout(PATIENCE);
      const troubles = await watch(context, baseURL);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, baseURL }, use) => {
    const storageState = preferring(baseURL, 'off', 'off');
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), serviceWorkers: 'block', storageState });
    const troubles = await watch(context, baseURL);
    await use(await context.newPage());
    await context.close();
    expect(troubles).toEqual([]);
  },
});

/** A game on the shelf. */
export const cardOf = (page: Page, title = 'First Strike!'): Locator => page.getByRole('article', { name: title });
// What a test asks for at every step is found by its attributes: to reckon the role of every ship on a chart takes longer than to press one.
export const promptOf = (page: Page): Locator => page.locator('section[aria-label="Your orders"] h2');
/** The lines of the list, which may be empty, and last the button that ends the question. */
export const optionsOf = (page: Page): Locator => page.locator('.options .option, .orders-foot .ending');
export const linesOf = (page: Page): Locator => page.locator('ul[aria-label="Options"] .option');
export const endingOf = (page: Page): Locator => page.locator('.orders-foot .ending');
export const boardOf = (page: Page): Locator => page.locator('[role="region"][aria-label="Board"]');
export const logOf = (page: Page): Locator => page.locator('[role="region"][aria-labelledby="log-heading"]');
export const resultOf = (page: Page): Locator => page.locator('.result h2', { hasText: 'The game is over' });
/** A button of the foot, which stays in sight. */
export const footOf = (page: Page): Locator => page.locator('[role="region"][aria-label="Undo, staff and end"]');
export const savesOf = (page: Page): Locator => page.getByRole('region', { name: 'Your games' }).getByRole('listitem');

/** All that the log tells, line by line: however it is gathered, and whatever of it is marked as new. */
export const toldOn = (page: Page): Promise<string> =>
  logOf(page)
    .locator('[data-at]')
    .evaluateAll((all) => all.filter((line) => !line.querySelector('[data-at]')).map((line) => line.textContent ?? ''))
    .then((lines) => lines.toSorted().join('\n'));

export const wordsOf = async (words: Locator): Promise<string> => (await words.textContent()) ?? '';

/** From the home page by mouse to the table of a new game with this seed. */
export async function begin(page: Page, seed: string): Promise<void> {
  await page.goto('/');
  await cardOf(page).getByRole('link', { name: 'Set up' }).click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
}

/** Gives a file to the home page's import. */
export const offer = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('Import a record').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Brings in a game that has been played so far elsewhere, by the first page, as the first side or as another. */
export async function bringIn(page: Page, record: GameRecord, seat = 0): Promise<void> {
  await page.goto('/');
  await offer(page, 'record.json', JSON.stringify(record));
  const sides = page.getByRole('group', { name: 'Whom do you play?' });
  await expect(sides.or(question(page)).first()).toBeVisible();
  if (await sides.isVisible()) await sides.getByRole('button').nth(seat).click();
  await expect(question(page).first()).toBeVisible();
}

/** Sits down at such a game as the first side, or as who sits where. */
export async function sitDown(page: Page, record: GameRecord, seats: Seats | null = null): Promise<void> {
  const id = await shelve(page, record, seats);
  await page.goto(`/#/table/${id}`);
  await expect(question(page).first()).toBeVisible();
}

/** What can be answered now, or that nothing can be any more. */
const question = (page: Page): Locator => page.locator('.options .option, .orders-foot .ending, .result h2');

/** Which drawing of the list is seen; null for none. */
export const drawingOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.options')?.getAttribute('data-drawing') ?? null);

/**
 * Does what is an order, and waits until the next question, or the result, stands in the place of this one.
 * What only narrows the list comes before it, for that too draws the list anew.
 */
export async function order(page: Page, give: () => Promise<void>): Promise<void> {
  // A table that is still being laid takes no orders; on a phone the list may be behind the chart.
  await optionsOf(page).first().waitFor({ state: 'attached' });
  const before = await drawingOf(page);
  await give();
  await drawnAnew(page, before);
  await expect(question(page).first()).toBeVisible();
  await lookUp(page);
}

/** Looked for in the page itself, which is told of it but once. */
export async function drawnAnew(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction((last) => (document.querySelector('.options')?.getAttribute('data-drawing') ?? null) !== last, before, {
    polling: 30,
    timeout: 30_000,
  });
}

/** Hand and eye leave the place of the last press, or the next one there would be taken for the second half of a double click. */
export async function lookUp(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the mouse meets this piece of the chart and nothing that lies over it, once the chart lies still; null for nowhere. */
const reachable = (piece: Locator): Promise<Point | null> =>
  piece.evaluate(async (element) => {
    const placeOf = (): string => JSON.stringify(element.getBoundingClientRect());
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let [before, still] = ['', 0]; still < 3; still = placeOf() === before ? still + 1 : 0) {
      before = placeOf();
      await nextFrame();
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = Array.from({ length: 19 }, (_, i) => (i + 1) / 20).sort((a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5));
    const points = parts.flatMap((down) => parts.map((across) => ({ x: left + across * width, y: top + down * height })));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
  });

/** A chart may lie still for a moment before it is fitted to its frame, so it is looked at again. */
export async function pointOnChart(piece: Locator): Promise<Point> {
  let point: Point | null = null;
  const looks = expect.poll(async () => (point = await reachable(piece)), { message: 'where the mouse can reach the piece' });
  await looks.not.toBeNull();
  if (!point) throw new Error(`nothing of ${await piece.getAttribute('aria-label')} can be reached by the mouse`);
  return point;
}

const middlesOf = (pieces: Locator): Promise<readonly Point[]> =>
  pieces.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );

/** Of some pieces of the chart the one that lies nearest to any of the others. */
export async function nearest(pieces: Locator, others: Locator): Promise<Locator> {
  const [spots, goals] = [await middlesOf(pieces), await middlesOf(others)];
  const ways = spots.map((spot) => Math.min(...goals.map((goal) => Math.hypot(goal.x - spot.x, goal.y - spot.y))));
  return pieces.nth(ways.indexOf(Math.min(...ways)));
}

/** Clicks a piece of the chart as a person would. */
export async function clickOnChart(page: Page, piece: Locator): Promise<void> {
  const { x, y } = await pointOnChart(piece);
  await page.mouse.click(x, y);
}

/** Drags one piece of the chart onto another, looks at what shows meanwhile, and lets go. */
export async function dragOnChart(page: Page, piece: Locator, onto: Locator, look: () => Promise<void>): Promise<void> {
  const [from, to] = [await pointOnChart(piece), await pointOnChart(onto)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await look();
  await page.mouse.up();
}
