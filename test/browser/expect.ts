/** What tests expect, and how long they wait for it. */
import { expect as baseExpect, type Locator } from '@playwright/test';

/** Patience is for a machine that is busy with other things; no test measures time. */
const PATIENCE = 15_000;

interface Waiting {
  readonly timeout?: number;
}

/** Whether it comes to be seen, or is no longer seen, within that time; otherwise why not. */
const comesToBe = (locator: Locator, state: 'visible' | 'hidden', { timeout = PATIENCE }: Waiting = {}): Promise<string | null> =>
  locator.waitFor({ state, timeout }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const told = (isNot: boolean, trouble: string | null) => ({ pass: (trouble === null) !== isNot, message: () => trouble ?? '' });

/**
 * Playwright's own of these describe the whole page for a message, each time that they look and do not find: on a chart with
 * thousands of pieces that takes longer than what is waited for.
 */
export const expect = baseExpect.configure({ timeout: PATIENCE }).extend({
  async toBeVisible(locator: Locator, waiting?: Waiting) {
    return told(this.isNot, await comesToBe(locator, this.isNot ? 'hidden' : 'visible', waiting));
  },
  async toBeHidden(locator: Locator, waiting?: Waiting) {
    return told(this.isNot, await comesToBe(locator, this.isNot ? 'visible' : 'hidden', waiting));
  },
});
