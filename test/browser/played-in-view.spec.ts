/** What is played comes into view, wherever the chart was looked at; a hand keeps it; and dice are seen to fall. */
import type { Locator, Page } from '@playwright/test';
import { boards } from './boards.ts';
import { boardOf, expect, logOf, order, sitDown, test } from './table.ts';

const key = (page: Page, name: string): Locator => boardOf(page).getByRole('button', { name, exact: true });
const plate = (page: Page): Locator => boardOf(page).locator('.kit-chart-plate').first();
/** Where the chart is looked at, once it has been drawn as near as that. */
async function lookedAt(page: Page): Promise<string> {
  await expect(plate(page)).toHaveAttribute('style', / scale\(1\);/);
  return (await plate(page).getAttribute('style')) ?? '';
}
const staff = (page: Page) => order(page, () => page.getByRole('button', { name: 'Staff: finish the phase' }).click());

async function sitDownAt(page: Page, name: string): Promise<void> {
  const record = boards[name];
  if (!record) throw new Error(`there is no board ${name}`);
  await sitDown(page, record());
}

/** How many of those who are seen to sail end within the chart that is in view. */
const sailedInView = (page: Page) =>
  boardOf(page).evaluate((board) => {
    const pane = board.querySelector('.kit-chart')?.getBoundingClientRect();
    const hulls = [...board.querySelectorAll('.kit-played-sail')].map((hull) => hull.getBoundingClientRect());
    const isSeen = ({ x, y }: DOMRect): boolean => !!pane && x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
    return { sailed: hulls.length, seen: hulls.filter(isSeen).length };
  });

test('fleets that sail out of view are brought into it, and the chart goes back to where it was', async ({ page }) => {
  await sitDownAt(page, 'Cruiser Warfare: the world');
  while (!(await boardOf(page).locator('.kit-played-way').count())) {
    const step = key(page, 'One step back');
    if (await step.count()) await step.click();
    if (await boardOf(page).locator('.kit-played-way').count()) break;
    await page.keyboard.press('Escape');
    await staff(page);
  }
  await page.keyboard.press('Escape');
  // As near as one can come, in a corner where nobody sails.
  await plate(page).focus();
  await page.keyboard.press('Home');
  for (let notch = 0; notch < 7; notch++) await page.keyboard.press('+');
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('ArrowUp');
  const before = await lookedAt(page);

  await key(page, 'One step back').click();
  await expect.poll(async () => (await sailedInView(page)).sailed).toBeGreaterThan(0);
  await expect.poll(async () => sailedInView(page).then(({ sailed, seen }) => sailed - seen)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => lookedAt(page)).toBe(before);

  // Whoever takes the chart in hand keeps it.
  await key(page, 'One step back').click();
  await key(page, 'Closer').click();
  const held = await lookedAt(page);
  await key(page, 'One step back').click();
  await key(page, 'One step on').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => lookedAt(page)).toBe(held);
});

test('a line of the log brings its piece into view, wherever the chart was looked at', async ({ page }) => {
  await sitDownAt(page, 'Cruiser Warfare: the world');
  await plate(page).focus();
  await page.keyboard.press('Home');
  for (let notch = 0; notch < 7; notch++) await page.keyboard.press('+');
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('ArrowUp');
  const before = await lookedAt(page);
  const lit = boardOf(page).locator('.kit-counter.kit-selected, .kit-pile.kit-selected, .kit-lit-area').first();
  await expect(lit).toHaveCount(0);
  await logOf(page)
    .getByRole('button', { name: /^Fleet \d+ comes into sight in / })
    .last()
    .click();
  await expect.poll(() => lookedAt(page)).not.toBe(before);
  await expect(lit).toBeInViewport();
});

test('dice fall where it is played and in the tray, and lie there at once where nothing may move', async ({ page }) => {
  await sitDownAt(page, 'Nine Navies War: a battle');
  await staff(page);
  await key(page, 'One step back').click();
  const dice = boardOf(page).locator('.kit-falling-dice .kit-die');
  while (!(await dice.count())) await key(page, 'One step back').click();
  const motion = (of: Locator) => of.first().evaluate((die) => getComputedStyle(die).animationName);
  expect(await motion(dice)).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion(dice)).toBe('kit-die-fall');
  expect(await motion(page.locator('.tray .kit-falling-dice .kit-die'))).toBe('kit-die-fall');
});
