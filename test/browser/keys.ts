/** Getting about with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';

const isFocused = (wanted: Locator): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);

/** Presses Tab until it is there. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${wanted}`);
}

/** The same by the shorter way: back, if it stands before what has the focus. */
export async function tabTowards(page: Page, wanted: Locator): Promise<void> {
  const isBefore = await wanted.evaluate(
    (element) => (element.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  await tabTo(page, wanted, isBefore ? 'Shift+Tab' : 'Tab');
}

export const focusIsLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);
