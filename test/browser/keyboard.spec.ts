/** A whole game without a mouse, and what each key does. */
import type { Locator, Page } from '@playwright/test';
import { asks, recordWhere } from './records.ts';
import { boardOf, expect, logOf, optionsOf, order, promptOf, resultOf, sitDown, test } from './table.ts';

const MOST_ORDERS = 250;

const isFocused = (wanted: Locator): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);

/** Presses Tab until it is there. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${wanted}`);
}

const focusIsLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

/** The ways of giving an order, taken in turn. */
const ways: readonly (readonly string[])[] = [['1'], ['ArrowDown', 'Enter'], ['s'], ['End', 'Enter'], ['2'], ['ArrowUp', 'ArrowUp', ' ']];

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  // A caution stands on its first button, which is the one that goes on.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Enter');
}

test('a whole game by keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Set up' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Seed of the dice'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tyrwhitt');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(optionsOf(page).first()).toBeFocused();
  let orders = 0;
  for (; orders < MOST_ORDERS && !(await resultOf(page).isVisible()); orders++) {
    // '2' is only an order where there are two.
    const isAlone = (await optionsOf(page).count()) < 2;
    await order(page, () => press(page, isAlone ? ['1'] : (ways[orders % ways.length] ?? [])));
    expect(await focusIsLost(page), `after order ${orders + 1}`).toBe(false);
  }
  await expect(resultOf(page)).toBeVisible();
  expect(orders).toBeGreaterThan(3 * ways.length);
  await tabTo(page, page.getByRole('link', { name: 'Replay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Orders given' })).toBeVisible();
});

test.describe('over the coast', () => {
  const record = recordWhere((game) => asks('air-movement')(game) && !game.state.highWind);

  test.beforeEach(({ page }) => sitDown(page, record));

  test('a seaplane is sent by Tab and Enter on the chart, and called back by u', async ({ page }) => {
    const before = await logOf(page).innerText();
    const seaplane = boardOf(page)
      .getByRole('button', { name: /^Aircraft .* may act$/ })
      .first();
    const words = (await seaplane.getAttribute('aria-label')) ?? '';
    await tabTo(page, seaplane);
    await page.keyboard.press('Enter');
    await expect(seaplane).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/\d+ of \d+ options/)).toBeVisible();
    const target = boardOf(page)
      .getByRole('button', { name: /: fly to / })
      .first();
    await tabTo(page, target, 'Shift+Tab');
    await order(page, () => page.keyboard.press('Enter'));
    expect(await focusIsLost(page)).toBe(false);
    await expect(logOf(page)).toContainText(/flies to \w+/);
    await order(page, () => page.keyboard.press('u'));
    expect(await focusIsLost(page)).toBe(false);
    expect(await logOf(page).innerText()).toBe(before);
    await expect(boardOf(page).getByRole('button', { name: words, exact: true })).toBeVisible();
  });

  test('s answers one question, Shift s the rest of the phase', async ({ page }) => {
    const phase = page.locator('.tracker-phase.now');
    await expect(phase).toContainText('Air movement');
    await order(page, () => page.keyboard.press('s'));
    await expect(phase).toContainText('Air round');
    await order(page, () => page.keyboard.press('Shift+S'));
    await expect(phase.or(resultOf(page))).not.toContainText('Air round');
  });

  test('? shows the keys, and closing it gives the focus back', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(optionsOf(page).first()).toBeFocused();
    await page.keyboard.press('?');
    await expect(dialog).toContainText('let the staff answer');
    const prompt = await promptOf(page).innerText();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(promptOf(page)).toHaveText(prompt);
    await expect(optionsOf(page).first()).toBeFocused();
  });

  test('r opens the rulebook at the rule of the question, Esc closes it', async ({ page }) => {
    const book = page.getByRole('complementary', { name: /Rulebook/ });
    await page.keyboard.press('r');
    await expect(book.locator('.rule.wanted')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(book).toBeHidden();
    expect(await focusIsLost(page)).toBe(false);
  });

  test('single keys can be switched off', async ({ page }) => {
    const before = await logOf(page).innerText();
    await page.keyboard.press('?');
    await tabTo(page, page.getByLabel('Single letters and figures are orders'));
    await page.keyboard.press(' ');
    await page.keyboard.press('Escape');
    for (const key of ['1', 's', 'Shift+S', 'u', '?', 'r']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('complementary')).toBeHidden();
    expect(await logOf(page).innerText()).toBe(before);
    await order(page, () => page.keyboard.press('Enter'));
  });
});
