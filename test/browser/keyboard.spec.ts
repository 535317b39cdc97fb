/** A whole game without a mouse, and what each key does. */
import type { Page } from '@playwright/test';
import { focusIsLost, tabTo } from './keys.ts';
import { asks, recordWhere } from './records.ts';
import {
  boardOf,
  cardOf,
  endingOf,
  expect,
  linesOf,
  logOf,
  lookUp,
  optionsOf,
  order,
  promptOf,
  resultOf,
  sitDown,
  test,
  toldOn,
  wordsOf,
} from './table.ts';

const MOST_ORDERS = 250;

/** The ways of giving an order, taken in turn. */
const once = [['ArrowDown', 'Enter'], ['s'], ['End', 'Enter'], ['e'], ['ArrowUp', 'ArrowUp', ' ']] as const;
const ways: readonly (readonly string[])[] = [...once, ...once, ...once, ['Shift+S']];

/** The course of the Harwich Force is chosen with sense, or the game would be over before the raid; all else as it comes. */
async function keysFor(page: Page, turn: number): Promise<readonly string[]> {
  const lines = await linesOf(page).allInnerTexts();
  const course = ['Launch', /nothing can take off/.test(await wordsOf(promptOf(page))) ? 'Hold' : 'Sail'];
  const [line] = course.flatMap((words) => lines.filter((each) => each.includes(words)));
  if (line !== undefined) return [line.charAt(0)];
  if (lines.length < 2) return [lines.length === 1 ? '1' : 'e'];
  const keys = ways[turn % ways.length] ?? [];
  return keys.includes('e') && (await endingOf(page).count()) === 0 ? ['s'] : keys;
}

/** Says yes where the table asks again. */
async function confirm(page: Page): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible())) return;
  await lookUp(page);
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, cardOf(page).getByRole('link', { name: 'Set up' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Seed of the dice'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tyrwhitt');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(optionsOf(page).first()).toBeFocused();
  let orders = 0;
  for (; orders < MOST_ORDERS && !(await resultOf(page).isVisible()); orders++) {
    const keys = await keysFor(page, orders);
    await order(page, async () => {
      for (const key of keys) await page.keyboard.press(key);
      await confirm(page);
    });
    expect(await focusIsLost(page), `after ${keys}, order ${orders + 1}`).toBe(false);
  }
  await expect(resultOf(page)).toBeVisible();
  expect(orders).toBeGreaterThan(ways.length);
  await tabTo(page, page.getByRole('link', { name: 'Replay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Orders given' })).toBeVisible();
});

test('a caution is read, left and taken by keyboard', async ({ page }) => {
  const inB = recordWhere((game) => asks('sail-or-launch')(game) && game.state.raid === 'before' && game.state.harwich === 'B');
  await sitDown(page, inB);
  const sail = optionsOf(page).filter({ hasText: 'Sail to space C' });
  const key = (await sail.getAttribute('aria-keyshortcuts')) ?? '';
  const dialog = page.getByRole('dialog', { name: 'Sail to space C?' });
  await page.keyboard.press(key);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focusIsLost(page)).toBe(false);
  await expect(sail).toBeVisible();
  await page.keyboard.press(key);
  await expect(dialog.getByRole('button', { name: 'Do it' })).toBeFocused();
  await order(page, () => page.keyboard.press('Enter'));
  expect(await focusIsLost(page)).toBe(false);
});

test.describe('over the coast', () => {
  const record = recordWhere((game) => asks('air-movement')(game) && !game.state.highWind);

  test('what each key does', async ({ page }) => {
    await sitDown(page, record);

    await test.step('? shows the keys, and closing it gives the focus back', async () => {
      const dialog = page.getByRole('dialog', { name: 'Keys' });
      await expect(optionsOf(page).first()).toBeFocused();
      await page.keyboard.press('?');
      await expect(dialog).toContainText('let the staff answer');
      const prompt = await wordsOf(promptOf(page));
      await page.keyboard.press('1');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(promptOf(page)).toHaveText(prompt);
      await expect(optionsOf(page).first()).toBeFocused();
    });

    await test.step('r opens the rulebook at the rule of the question, Esc closes it', async () => {
      const book = page.getByRole('complementary', { name: /Rulebook/ });
      await page.keyboard.press('r');
      await expect(book.locator('.rule.wanted')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(book).toBeHidden();
      expect(await focusIsLost(page)).toBe(false);
    });

    await test.step('a seaplane is sent by Tab and Enter on the chart, and called back by u', async () => {
      const before = await toldOn(page);
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
      expect(await toldOn(page)).toBe(before);
      await expect(boardOf(page).getByRole('button', { name: words, exact: true })).toBeVisible();
    });

    await test.step('s answers one question, Shift s the rest of the phase', async () => {
      const phase = page.locator('.tracker-phase.now');
      await expect(phase).toContainText('Air movement');
      await order(page, () => page.keyboard.press('s'));
      await expect(phase).toContainText('Air round');
      await order(page, () => page.keyboard.press('Shift+S'));
      await expect(phase.or(resultOf(page))).not.toContainText('Air round');
    });

    await test.step('single keys can be switched off', async () => {
      const before = await toldOn(page);
      await page.keyboard.press('?');
      await tabTo(page, page.getByLabel('Single letters and figures are orders'));
      await page.keyboard.press(' ');
      await page.keyboard.press('Escape');
      for (const key of ['1', 's', 'Shift+S', 'u', '?', 'r']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('complementary')).toBeHidden();
      expect(await toldOn(page)).toBe(before);
      await order(page, () => page.keyboard.press('Enter'));
    });
  });
});
