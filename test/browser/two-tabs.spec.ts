/** One save, two tabs: nobody looks ahead in one and plays on in the other, and no newer game is lost to an older one. */
import type { BrowserContext, Page } from '@playwright/test';
import { findings } from './reading.ts';
import { savesKept } from './shelf.ts';
import { begin, boardOf, expect, optionsOf, order, promptOf, savesOf, test, toldOn, wordsOf } from './table.ts';

const noticeOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const takeOver = (page: Page): Promise<void> => page.getByRole('button', { name: 'Take it over' }).click();
const give = (page: Page): Promise<void> => order(page, () => page.keyboard.press('s'));

async function expectNoTable(page: Page, title: string): Promise<void> {
  await expect(noticeOf(page, title)).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(boardOf(page)).toHaveCount(0);
}

/** Another tab at the address of this one. */
async function secondAt(page: Page, context: BrowserContext): Promise<Page> {
  const second = await context.newPage();
  await second.goto(page.url());
  return second;
}

/** Both show the same game, with all that has happened in it. */
async function expectSame(page: Page, { prompt, log }: Readonly<Record<'prompt' | 'log', string>>): Promise<void> {
  await expect(promptOf(page)).toHaveText(prompt);
  expect(await toldOn(page)).toBe(log);
}
const shownOn = async (page: Page) => ({ prompt: await wordsOf(promptOf(page)), log: await toldOn(page) });

const ordersKept = async (page: Page): Promise<readonly unknown[]> => (await savesKept(page)).map(({ commands }) => commands);

test('a game that is open in one tab is no table in another, until it is taken over', async ({ page, context }) => {
  await begin(page, 'two-tabs');
  await give(page);
  const second = await secondAt(page, context);
  await expectNoTable(second, 'Open elsewhere');
  expect(await findings(second)).toEqual([]);
  await give(page);
  await expectNoTable(second, 'Open elsewhere');

  const before = await shownOn(page);
  await takeOver(second);
  await expectSame(second, before);
  await expectNoTable(page, 'Taken over');
  await give(second);
  await give(second);
  await expect.poll(() => ordersKept(second)).toEqual([4]);

  const after = await shownOn(second);
  await takeOver(page);
  await expectSame(page, after);
  await expectNoTable(second, 'Taken over');
});

test('a tab that waits gets the game when the other is closed or leaves the table', async ({ page, context }) => {
  await begin(page, 'waiting');
  await give(page);
  const second = await secondAt(page, context);
  await expectNoTable(second, 'Open elsewhere');
  const shown = await shownOn(page);
  await page.getByRole('link', { name: 'Line Ahead' }).click();
  await expectSame(second, shown);
  await page.goBack();
  await expectNoTable(page, 'Open elsewhere');
  await second.close();
  await expectSame(page, shown);
});

test('a tab that loads anew keeps its game', async ({ page }) => {
  await begin(page, 'anew');
  await give(page);
  await expect.poll(() => ordersKept(page)).toEqual([1]);
  const shown = await shownOn(page);
  await page.reload();
  await expectSame(page, shown);
});

test('whoever comes back finds what another tab has done since', async ({ page, context }) => {
  await begin(page, 'coming back');
  await give(page);
  await page.getByRole('link', { name: 'Line Ahead' }).click();
  await expect(savesOf(page)).toContainText('1 order given');
  const second = await context.newPage();
  await second.goto('/');
  await savesOf(second).getByRole('link', { name: 'Resume' }).click();
  await give(second);
  await expect.poll(() => ordersKept(second)).toEqual([2]);
  const shown = await shownOn(second);
  await second.close();
  await savesOf(page).getByRole('link', { name: 'Resume' }).click();
  await expectSame(page, shown);
});

test('where the browser has no locks, an older position never takes the place of a newer one', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await begin(page, 'no locks');
  await give(page);
  await expect.poll(() => ordersKept(page)).toEqual([1]);
  const second = await secondAt(page, context);
  await expect(optionsOf(second).first()).toBeVisible();
  await give(page);
  await give(page);
  await expect.poll(() => ordersKept(page)).toEqual([3]);
  const shown = await shownOn(page);

  await second.keyboard.press('s');
  await expectNoTable(second, 'Overtaken');
  await expect(second.getByText('what was ordered here since they parted was not')).toBeVisible();
  expect(await ordersKept(second)).toEqual([3]);
  await takeOver(second);
  await expectSame(second, shown);
  await give(second);
  await expect.poll(() => ordersKept(second)).toEqual([4]);
  await page.keyboard.press('s');
  await expectNoTable(page, 'Overtaken');
});
