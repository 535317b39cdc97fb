/** Whether everybody can read it: what the checker axe finds, and what runs out of its room. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

export const PHONE = { width: 390, height: 844 };

/** What depends on the colours; between day and night nothing else changes. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

const checker = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export const findings = (page: Page, rules: readonly string[] = []): Promise<string[]> =>
  found(rules.length > 0 ? checker(page).withRules([...rules]) : checker(page));

/** Colours are two thirds of what axe takes: where a board has been looked at by day and by night, the rest is enough. */
export const findingsButColours = (page: Page): Promise<string[]> => found(checker(page).disableRules([...COLOURS]));

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`),
  );
}

/** By how much the page, or a column or panel of the table, is wider than its room. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rooms = document.querySelectorAll('.table-head, .orders, .happened, .log, .rule-panel, .kit-scene, .kit-panel, .kit-record');
    return Math.max(...[document.documentElement, ...rooms].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

export const showColumn = (page: Page, column: 'Orders' | 'Chart' | 'Log'): Promise<void> =>
  page.getByRole('navigation', { name: 'Columns' }).getByRole('button', { name: column }).click();

/** Whoever presses a card finds this left of it, and not under it. */
export async function expectLeftOf(card: Locator, tool: Locator): Promise<void> {
  await expect(card).toBeVisible();
  const [over, beside] = await Promise.all([card, tool].map((each) => each.boundingBox()));
  expect((beside?.x ?? Infinity) + (beside?.width ?? 0)).toBeLessThan(over?.x ?? 0);
}
