/** Games between people in two browsers, over the server: by a link, in secret, after a cut line, to the end and back over it. */
import type { Page } from '@playwright/test';
import { broughtTo } from './brought.ts';
import { boardOf, expect, logOf, optionsOf, order, promptOf, resultOf, test, toldOn } from './table.ts';

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

/** The game is looked at again from its beginning, and its dice are checked. */
async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look back and check the dice' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(page.getByText(/All agree: \d+ rolls/)).toBeVisible();
}

test('Nine Navies War: whoever comes by the link sits down, and both are told what the first orders', async ({ page, elsewhere }) => {
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 1);
  await expect(logOf(page)).toContainText('The Allies are set up');
  await expect.poll(async () => (await toldOn(elsewhere)) === (await toldOn(page))).toBe(true);
});

test('Nine Navies War: in battle both choose in secret, over a cut line; to a draw, and back over it with dice that anybody can check', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  await broughtTo(page, elsewhere, baseURL ?? '', { game: 'nine-navies', scenario: '1915', question: 'fight-or-break-off', of: 2 });
  for (const each of [page, elsewhere]) await expect(promptOf(each)).toHaveText(/fight on, or break off\?/);
  const before = [await toldOn(elsewhere), await boardOf(elsewhere).innerHTML()];
  await optionsOf(page).filter({ hasText: 'Break off' }).click();
  await expect(optionsOf(page).filter({ hasText: 'Break off' })).toHaveCount(0);
  expect([await toldOn(elsewhere), await boardOf(elsewhere).innerHTML()]).toEqual(before);
  await elsewhere.context().setOffline(true);
  await elsewhere.context().setOffline(false);
  await elsewhere.reload();
  await expect(promptOf(elsewhere)).toHaveText(/fight on, or break off\?/);
  expect(await toldOn(elsewhere)).toBe(before[0]);
  await optionsOf(elsewhere).filter({ hasText: 'Fight' }).click();
  for (const each of [page, elsewhere]) await expect(logOf(each)).toContainText('The Allies break off, the Central Powers fight');
  await elsewhere.getByRole('region', { name: 'At the table' }).getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('region', { name: 'At the table' }).getByRole('button', { name: 'Agree' }).click();
  await lookBack(elsewhere);
});

test('Cruiser Warfare: raiders hunted and found, in secret until then; when they give up, all of it is open', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  await broughtTo(page, elsewhere, baseURL ?? '', {
    game: 'cruiser-warfare',
    options: { combat: 'basic' },
    question: 'before-battle',
    of: 1,
  });
  for (const each of [page, elsewhere]) await expect(boardOf(each)).toBeVisible();
  const [allied, central] = [await toldOn(page), await toldOn(elsewhere)].map((told) => told.split('\n'));
  const own = (central ?? []).filter((line) => !allied?.includes(line));
  expect(own.length).toBeGreaterThan(0);
  const seen = await page.evaluate(() => document.documentElement.outerHTML);
  for (const line of own) expect(seen).not.toContain(line);
  await staffs([page, elsewhere], 3);
  await elsewhere.getByRole('button', { name: 'Menu' }).click();
  await elsewhere.getByRole('button', { name: 'Resign' }).click();
  await elsewhere.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Do it' }).click();
  for (const each of [page, elsewhere]) await expect(resultOf(each)).toBeVisible();
  // Nothing is hidden any more: what only the other was told can be read now.
  await page.getByRole('button', { name: 'Look back and check the dice' }).click();
  await expect(page.getByRole('button', { name: 'Verify the dice' })).toBeVisible();
});

test('Cruiser Warfare: the whole hunt, to its end @long', async ({ page, elsewhere, baseURL }) => {
  await broughtTo(page, elsewhere, baseURL ?? '', { game: 'cruiser-warfare', options: { combat: 'basic' }, question: null, of: 0 });
  for (const each of [page, elsewhere]) await expect(resultOf(each)).toBeVisible();
  await lookBack(elsewhere);
});
