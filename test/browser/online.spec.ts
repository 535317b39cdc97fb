/** Games between people in two browsers, over the server: by a link, in secret, after a cut line, to the end and back over it. */
import type { Page } from '@playwright/test';
import { boardOf, drawingOf, expect, linesOf, logOf, optionsOf, order, promptOf, test, toldOn, wordsOf } from './table.ts';

/** A battle comes in the first turn or the second, after some thirty phases. */
const MOST_PHASES = 120;
/** What both are told of their choices. */
const CHOICES = /The Allies (fight on|break off), the Central Powers/;

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

/** The first that is asked, when one is. */
async function asked(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await isAsked(page)) return page;
    await pages[0]?.waitForTimeout(50);
  }
}

/** Leaves the phase to the staff, or one answer. A press upon a question that is just being put away comes to nothing: whoever asks again finds out. */
async function staff(page: Page, key = 'Shift+S'): Promise<void> {
  const before = await drawingOf(page);
  await page.keyboard.press(key);
  await expect
    .poll(async () => (await drawingOf(page)) !== before && !(await isBusy(page)), { timeout: 3000 })
    .toBe(true)
    .catch(() => undefined);
}

/** Whoever is asked leaves the phase to the staff, so many times. */
async function staffs(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) await staff(await asked(pages));
}

/** The same until one of them is asked this. */
async function staffsUntil(pages: readonly Page[], prompt: RegExp): Promise<Page> {
  for (let n = 0; n < MOST_PHASES; n++) {
    const page = await asked(pages);
    if (prompt.test(await wordsOf(promptOf(page)))) return page;
    await staff(page);
  }
  throw new Error(`${prompt} was not asked in ${MOST_PHASES} phases`);
}

const isBusy = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.options[aria-busy="true"]') !== null);

/** The line is cut and comes back: who had sat down sits at the same table. */
async function cutLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await expect(boardOf(page)).toBeVisible();
}

/** From the result into the replay, where the record is checked. */
async function checkDice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look back and check the dice' }).click();
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(page.getByText(/All agree: \d+ rolls/)).toBeVisible();
}

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
  await cutLine(elsewhere);
  await staffs([page, elsewhere], 2);

  const there = elsewhere.getByRole('region', { name: 'At the table' });
  await there.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('region', { name: 'At the table' }).getByRole('button', { name: 'Agree' }).click();
  await checkDice(elsewhere);
});

test('Cruiser Warfare: hunters and raiders set out, over a cut line, and neither page holds what only the other was told; the replay of the finished hunt does', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'cruiser-warfare');
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 2);
  await cutLine(elsewhere);
  await staffs([page, elsewhere], 2);
  const [allied, central] = [await toldOn(page), await toldOn(elsewhere)].map((told) => told.split('\n'));
  const own = (central ?? []).filter((line) => !allied?.includes(line));
  expect(own.length).toBeGreaterThan(0);
  const seen = await page.evaluate(() => document.documentElement.outerHTML);
  for (const line of own) expect(seen).not.toContain(line);
  await expect(logOf(page)).toBeVisible();

  const beaten = await asked([page, elsewhere]);
  await beaten.getByRole('button', { name: 'Menu' }).click();
  await beaten.getByRole('button', { name: 'Resign' }).click();
  await beaten.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Do it' }).click();
  await checkDice(page);
});

test('Cruiser Warfare: the hunt between two browsers to its own end', { tag: '@long' }, async ({ page, elsewhere }) => {
  test.setTimeout(1_800_000);
  await setUp(page, 'cruiser-warfare');
  await meet(page, elsewhere);
  const result = page.getByRole('heading', { name: /wins?|draw/i });
  for (let n = 0; !(await result.isVisible()); n++) {
    if (n === 40) await cutLine(elsewhere);
    const whose = (await isAsked(page)) ? page : elsewhere;
    if (await isAsked(whose)) await staff(whose);
    else await whose.waitForTimeout(50);
  }
  await checkDice(elsewhere);
});

test('Nine Navies War: in a battle one has chosen in secret, the other is told with his own choice and not before', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere);
  // Whoever fired last left his choice to the staff with it.
  const last = await staffsUntil([page, elsewhere], /fight on, or break off/);
  const first = last === page ? elsewhere : page;
  await expect(optionsOf(first)).toHaveCount(0);
  expect(await toldOn(last)).not.toMatch(CHOICES);
  await last.reload();
  await expect(linesOf(last)).toHaveCount(2);
  expect(await toldOn(last)).not.toMatch(CHOICES);
  await linesOf(last).filter({ hasText: 'Fight' }).click();
  for (const each of [first, last]) await expect.poll(() => toldOn(each)).toMatch(CHOICES);
});
