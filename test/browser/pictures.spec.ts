/** Pictures of every page and board, on desk, wall and phone, by day and by night, for whoever looks at them: `npm run pictures`. */
import type { Page } from '@playwright/test';
import { gameIds } from '../../web/games.ts';
import { boards } from './boards.ts';
import { setUp } from './online.ts';
import { recordWhere, stored } from './records.ts';
import { cardOf, expect, sitDown, test } from './table.ts';

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

/** A finished game's report, and the replay that it leads to. */
const report =
  (id: string): Scene =>
  async (page) => {
    await sitDown(page, stored(id, 0));
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  };

const replay =
  (id: string): Scene =>
  async (page) => {
    await report(id)(page);
    await page.getByRole('link', { name: 'See it in the replay' }).first().click();
    await expect(page.getByRole('slider', { name: 'Orders given' })).toBeVisible();
  };

/** The question that Play asks, and on the table the card that says how one wins. */
const play: Scene = async (page) => {
  await at('/')(page);
  await cardOf(page, 'Cruiser Warfare').getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const goal: Scene = async (page) => {
  await sitDown(
    page,
    recordWhere((game) => game.commands.length > 3),
  );
  await page.getByRole('button', { name: 'Goal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Somebody waits for a guest at a table of the server. */
const waiting: Scene = async (page) => {
  await setUp(page, 'nine-navies');
  await page.getByRole('group').filter({ hasText: 'Somebody elsewhere' }).last().getByLabel('Somebody elsewhere').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('The link')).toBeVisible();
};

const pages: Readonly<Record<string, Scene>> = {
  'page home': at('/'),
  'page account': at('/#/account'),
  ...Object.fromEntries(gameIds.map((id) => [`page set up ${id}`, at(`/#/new/${id}`)])),
  ...Object.fromEntries(gameIds.map((id) => [`page first watch ${id}`, at(`/#/first-watch/${id}`)])),
  ...Object.fromEntries(gameIds.map((id) => [`page rules ${id}`, at(`/#/rules/${id}`)])),
  ...Object.fromEntries(gameIds.map((id) => [`page report ${id}`, report(id)])),
  ...Object.fromEntries(gameIds.map((id) => [`page replay ${id}`, replay(id)])),
  'page play': play,
  'page goal': goal,
  'page rulings': at('/#/rulings/great-war-at-sea'),
  'page terms': at('/#/terms/cruiser-warfare'),
  'page balance': at('/#/balance'),
  'page tables': at('/#/tables'),
  'page waiting': waiting,
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
