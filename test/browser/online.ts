/** People at tables of the server, each in a browser of his own: how they meet, and how they get on with their games. */
import type { Locator, Page } from '@playwright/test';
import { boardOf, drawingOf, expect, optionsOf, promptOf, wordsOf } from './table.ts';

/** A battle comes in the first turn or the second, after some thirty phases. */
const MOST_PHASES = 120;

/** Begins to set up a game; who sits where comes next. */
export async function setUp(page: Page, game: string, scenario?: RegExp): Promise<void> {
  await page.goto(`/#/new/${game}`);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
}

/** The second side is somebody elsewhere's, who comes by the link and sits down; both are then at the table. */
export async function meet(page: Page, elsewhere: Page, clock?: string): Promise<void> {
  await page.getByRole('group').filter({ hasText: 'Somebody elsewhere' }).last().getByLabel('Somebody elsewhere').check();
  if (clock) await page.getByLabel('Time to think').selectOption(clock);
  await page.getByRole('button', { name: 'Begin' }).click();
  await elsewhere.goto(await page.getByLabel('The link').inputValue());
  await elsewhere.getByRole('button', { name: 'Sit down as' }).click();
  for (const each of [page, elsewhere]) await expect(boardOf(each)).toBeVisible();
}

export const isAsked = async (page: Page): Promise<boolean> => (await optionsOf(page).count()) > 0;

/** The first that is asked, when one is. */
export async function asked(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await isAsked(page)) return page;
    await pages[0]?.waitForTimeout(50);
  }
}

/** Leaves the phase to the staff, or one answer. A press upon a question that is just being put away comes to nothing: whoever asks again finds out. */
export async function staff(page: Page, key = 'Shift+S'): Promise<void> {
  const before = await drawingOf(page);
  await page.keyboard.press(key);
  await expect
    .poll(async () => (await drawingOf(page)) !== before && !(await isBusy(page)), { timeout: 3000 })
    .toBe(true)
    .catch(() => undefined);
}

/** Whoever is asked leaves the phase to the staff, so many times. */
export async function staffs(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) await staff(await asked(pages));
}

/** The same until one of them is asked this. */
export async function staffsUntil(pages: readonly Page[], prompt: RegExp): Promise<Page> {
  for (let n = 0; n < MOST_PHASES; n++) {
    const page = await asked(pages);
    if (prompt.test(await wordsOf(promptOf(page)))) return page;
    await staff(page);
  }
  throw new Error(`${prompt} was not asked in ${MOST_PHASES} phases`);
}

const isBusy = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.options[aria-busy="true"]') !== null);

/** The line is cut and comes back: who had sat down sits at the same table. */
export async function cutLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await expect(boardOf(page)).toBeVisible();
}

/** From the result into the replay, where the record is checked. */
export async function checkDice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look back and check the dice' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(page.getByText(/All agree: \d+ rolls/)).toBeVisible();
}

/** The card with those who sit there. */
export const companyOf = (page: Page): Locator => page.getByRole('region', { name: 'At the table' });

/** Whoever is at this page gives the game up. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Do it' }).click();
}
