/** Sound: silent until somebody wants it, and kept so. */
import { begin, expect, optionsOf, order, test } from './table.ts';

/** Counts what is struck, in place of an instrument that a test machine may not have. */
const countStrokes = (): void => {
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (when?: number) {
    document.documentElement.dataset.strokes = String(Number(document.documentElement.dataset.strokes ?? 0) + 1);
    start.call(this, when);
  };
};

test('nothing is heard before it is wanted; then an order that rolls dice is', async ({ page }) => {
  await page.addInitScript(countStrokes);
  await begin(page, 'sound');
  const strokes = () => page.evaluate(() => Number(document.documentElement.dataset.strokes ?? 0));
  await order(page, () => optionsOf(page).filter({ hasText: 'Hold' }).click());
  expect(await strokes()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Guns, dice and the bell are heard' }).check();
  await page.keyboard.press('Escape');
  await order(page, () => optionsOf(page).filter({ hasText: 'Hold' }).click());
  await expect.poll(strokes).toBeGreaterThan(0);
});
