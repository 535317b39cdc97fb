/** Pictures of every page and board, on desk, wall and phone, by day and by night, for whoever looks at them: `npm run pictures`. */
import type { Page } from '@playwright/test';
import { gameIds } from '../../web/games.ts';
import { boards } from './boards.ts';
import { expect, sitDown, test } from './table.ts';

const INTO = process.env.LINE_AHEAD_PICTURES ?? 'test-results/pictures';

const SIZES = {
  desk: { width: 1400, height: 900 },
  wall: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

const fileName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** How a page comes to lie as it is to be seen. */
type Scene = (page: Page) => Promise<void>;

const at =
  (address: string): Scene =>
  async (page) => {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };

const pages: Readonly<Record<string, Scene>> = {
  'page home': at('/'),
  'page account': at('/#/account'),
  ...Object.fromEntries(gameIds.map((id) => [`page set up ${id}`, at(`/#/new/${id}`)])),
  ...Object.fromEntries(gameIds.map((id) => [`page first watch ${id}`, at(`/#/first-watch/${id}`)])),
  ...Object.fromEntries(Object.entries(boards).map(([name, record]): [string, Scene] => [name, (page) => sitDown(page, record())])),
};

test.use({ deviceScaleFactor: 1 });

for (const [name, lay] of Object.entries(pages))
  test(name, { tag: '@pictures' }, async ({ page }) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await lay(page);
      // The chart comes to rest in the room that it has.
      await page.waitForTimeout(1000);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${INTO}/${fileName(name)}-${size}-${colorScheme}.png` });
      }
    }
  });
