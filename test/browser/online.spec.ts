/** Games between people in two browsers, over the server: by a link, in secret, after a cut line, to the end and back over it. */
import type { Page } from '@playwright/test';
import { boardOf, expect, logOf, optionsOf, order, promptOf, test, toldOn } from './table.ts';

/** Begins to set up a game; who sits where comes next. */
async function setUp(page: Page, game: string, scenario?: RegExp): Promise<void> {
  await page.goto(`/#/new/${game}`);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
}

/** The second side is somebody elsewhere's, who comes by the link and sits down; both are then at the table. */
async function meet(page: Page, elsewhere: Page): Promise<void> {
  await page.getByRole('group').filter({ hasText: 'Somebody elsewhere' }).last().getByLabel('Somebody elsewhere').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await elsewhere.goto(await page.getByLabel('The link').inputValue());
  await elsewhere.getByRole('button', { name: 'Sit down as' }).click();
  for (const each of [page, elsewhere]) await expect(boardOf(each)).toBeVisible();
}

const isAsked = async (page: Page): Promise<boolean> => (await optionsOf(page).count()) > 0;

/** Whoever is asked leaves the phase to the staff, so many times. */
async function staffs(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await expect.poll(async () => (await Promise.all(pages.map(isAsked))).includes(true)).toBe(true);
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      await page.keyboard.press('Shift+S');
      await expect.poll(async () => (await promptOf(page).count()) === 0 || !(await isBusy(page))).toBe(true);
      break;
    }
  }
}

const isBusy = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.options[aria-busy="true"]') !== null);

test('First Strike!: whoever has the link looks on, is shown every order, and can give none', async ({ page, elsewhere }) => {
  await setUp(page, 'first-strike');
  await page.getByLabel('Keep the game at the server').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await elsewhere.goto(page.url());
  await expect(boardOf(elsewhere)).toBeVisible();
  await expect(page.getByRole('region', { name: 'At the table' })).toContainText('1 looks on');
  await order(page, () => page.keyboard.press('s'));
  await order(page, () => page.keyboard.press('s'));
  await expect.poll(() => toldOn(elsewhere)).toBe(await toldOn(page));
  await expect(optionsOf(elsewhere)).toHaveCount(0);
});

test('Nine Navies War: by a link, in secret, over a cut line, to a draw, and back over it with dice that anybody can check', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 4);
  await elsewhere.context().setOffline(true);
  await elsewhere.reload().catch(() => undefined);
  await elsewhere.context().setOffline(false);
  await elsewhere.reload();
  await expect(boardOf(elsewhere)).toBeVisible();
  await staffs([page, elsewhere], 2);

  const there = elsewhere.getByRole('region', { name: 'At the table' });
  await there.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('region', { name: 'At the table' }).getByRole('button', { name: 'Agree' }).click();
  await elsewhere.getByRole('button', { name: 'Look back and check the dice' }).click();
  await elsewhere.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(elsewhere.getByText(/All agree: \d+ rolls/)).toBeVisible();
});

test('Cruiser Warfare: hunters and raiders set out, and neither page holds what only the other was told', async ({ page, elsewhere }) => {
  await setUp(page, 'cruiser-warfare');
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 4);
  const [allied, central] = [await toldOn(page), await toldOn(elsewhere)].map((told) => told.split('\n'));
  const own = (central ?? []).filter((line) => !allied?.includes(line));
  expect(own.length).toBeGreaterThan(0);
  const seen = await page.evaluate(() => document.documentElement.outerHTML);
  for (const line of own) expect(seen).not.toContain(line);
  await expect(logOf(page)).toBeVisible();
});
