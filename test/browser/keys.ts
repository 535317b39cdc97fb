/** Getting about with the keyboard alone. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

type Standing = 'here' | 'elsewhere' | 'gone';

const standingOf = (element: ElementHandle<Node>): Promise<Standing> =>
  element.evaluate((each): Standing => (each === document.activeElement ? 'here' : each.isConnected ? 'elsewhere' : 'gone'));

/** The one element that is meant. To look for it at every press would read the whole chart each time. */
async function elementOf(wanted: Locator): Promise<ElementHandle<Node>> {
  await wanted.waitFor({ state: 'attached' });
  const [element] = await wanted.elementHandles();
  if (!element) throw new Error(`there is no ${wanted}`);
  return element;
}

/** Presses Tab until it is there. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element = await elementOf(wanted);
  for (let presses = 0; presses < 120; presses++) {
    const standing = await standingOf(element);
    if (standing === 'here') return;
    if (standing === 'gone') element = await elementOf(wanted);
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
