/** Nothing on a board is too small to be read in the view it opens with, on a desk and on a phone, whatever size somebody prefers. */
import type { Page } from '@playwright/test';
import { boards } from './boards.ts';
import { PHONE, showColumn } from './reading.ts';
import { boardOf, expect, optionsOf, sitDown, test } from './table.ts';
import { tooSmall } from './type-size.ts';

const [ON_A_DESK, ON_A_PHONE] = [11, 10];

/** A chart is drawn afresh as soon as it rests. */
const canBeRead = (page: Page, least: number, where: string): Promise<void> =>
  expect.poll(() => tooSmall(boardOf(page), least), { message: where }).toEqual([]);

for (const [name, record] of Object.entries(boards)) {
  test(name, async ({ page }) => {
    await sitDown(page, record());
    await canBeRead(page, ON_A_DESK, 'on a desk');
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(optionsOf(page).first()).toBeVisible();
    await canBeRead(page, ON_A_PHONE, 'on a phone, beside the orders');
    await showColumn(page, 'Chart');
    await canBeRead(page, ON_A_PHONE, 'on a phone');
  });
}
