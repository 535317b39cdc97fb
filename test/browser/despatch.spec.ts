/** What has happened is told: a despatch on opening a game and after an order, and a log that is gathered, filtered and leads to the chart. */
import type { Locator, Page } from '@playwright/test';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { firstStrike } from '../../games/first-strike/index.ts';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import { nineNavies } from '../../games/nine-navies/index.ts';
import type { GameRecord, Kind, Ruleset } from '../../kernel/index.ts';
import { Feed, Table } from '../../table/index.ts';
import { reportOf } from '../../web/table/despatch-report.ts';
import { findings, findingsButColours, overhang, PHONE, showColumn } from './reading.ts';
import { asks, shortRecordWhere } from './records.ts';
import { boardOf, expect, linesOf, logOf, order, sitDown, test, wordsOf } from './table.ts';

const DESK = { width: 1440, height: 900 };
const MOST_ORDERS = 600;

/** A game played by bots until the answer of the first side has led to something of weight. */
function recordWithNews(ruleset: Ruleset<Kind>, scenario: string): GameRecord {
  const table = Table.begin(ruleset, { scenario, seed: 'despatch' });
  const [side = ''] = ruleset.sides;
  const feed = new Feed(table, side);
  const log = feed.look().log.entries.slice();
  for (let given = 0; given < MOST_ORDERS; given++) {
    const before = table.game.commands.length;
    table.staff(side, 'decision');
    table.work();
    const sight = feed.look(before);
    log.splice(sight.log.from, Number.POSITIVE_INFINITY, ...sight.log.entries);
    if (reportOf(log, sight.heard).some(({ befallen }) => befallen.length > 0)) return JSON.parse(table.record());
  }
  throw new Error(`nothing of weight happens in ${scenario}`);
}

const GAMES: readonly (readonly [Ruleset<Kind>, string])[] = [
  [firstStrike, 'cuxhaven'],
  [nineNavies, '1915'],
  [cruiserWarfare, 'coronel'],
  [grandFleets, 'coronel'],
  [greatWarAtSea, 'heligoland-1914'],
];

const cardOf = (page: Page): Locator => page.getByRole('region', { name: /^(While you were away|Despatch)/ });
const lines = (page: Page): Locator => logOf(page).locator('.entry');

for (const [ruleset, scenario] of GAMES)
  test(`${ruleset.title}: whoever comes back is told what happened, and led to it`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await sitDown(page, recordWithNews(ruleset, scenario));
    const card = cardOf(page);
    await expect(card).toContainText('While you were away');
    await expect(card.getByRole('article').first()).toBeVisible();
    await expect(page.getByTestId('live')).toContainText(await wordsOf(card.getByRole('heading', { level: 3 }).first()));
    await expect(logOf(page)).toContainText('New since you last looked');
    expect(await findings(page)).toEqual([]);

    // Every chapter leads to its lines, and from there back to all of them.
    const all = await lines(page).count();
    await card.getByRole('button', { name: /^See/ }).first().click();
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(await lines(page).count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(lines(page)).toHaveCount(all);

    // The same is stepped through on the board, and left again.
    const bar = boardOf(page).getByRole('group', { name: 'What happened' });
    await bar.getByRole('button', { name: 'One step back' }).click();
    await expect(bar.getByRole('status')).toHaveText(/^Step (\d+) of \1\. /);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('status')).toHaveText('The board as it stands.');

    // On a phone it is one line between board and orders until it is unfolded; the foot, the playback and the log are in reach.
    await page.setViewportSize(PHONE);
    await page.reload();
    const heading = card.getByRole('button', { name: /^(While you were away|Despatch)/ });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await heading.click();
    await expect(card.getByRole('article').first()).toBeVisible();
    expect(await findingsButColours(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await expect(page.getByRole('region', { name: 'Undo, staff and end' })).toBeInViewport();
    await heading.click();
    await showColumn(page, 'Chart');
    await expect(bar.getByRole('button', { name: 'Play what happened' })).toBeInViewport();
    await showColumn(page, 'Log');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Weight').selectOption('Only the gravest');
    await expect.poll(() => lines(page).count()).toBeLessThan(all);
  });

test('on a phone the log says how many of its lines are new, until it is looked at', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const atSea = shortRecordWhere((game) => asks('sail-or-launch')(game) && game.state.harwich === 'A' && game.commands.length === 0);
  await sitDown(page, atSea);
  const tab = page.getByRole('navigation', { name: 'Columns' }).getByRole('button', { name: /^Log/ });
  await order(page, () => linesOf(page).filter({ hasText: 'Sail' }).click());
  await expect(tab).toHaveAccessibleName(/^Log \d+ new lines$/);
  expect(await findingsButColours(page)).toEqual([]);
  await tab.click();
  await expect(tab).toHaveAccessibleName('Log');
  await showColumn(page, 'Orders');
  await expect(tab).toHaveAccessibleName('Log');
});

test('the log is filtered by words and weight, and a line shows its piece', async ({ page }) => {
  await sitDown(page, recordWithNews(nineNavies, '1915'));
  const all = await lines(page).count();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Weight').selectOption('Only the gravest');
  await expect.poll(() => lines(page).count()).toBeLessThan(all);
  await page.getByLabel('Weight').selectOption('Everything');
  await page.getByLabel('Ship or place').fill('captured');
  await expect(lines(page).first()).toContainText(/captured/);
  expect(await findingsButColours(page)).toEqual([]);
  const line = lines(page)
    .first()
    .getByRole('button', { name: /captured/ })
    .first();
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');

  // What is shown on the board is looked at there, and what is opened at the edge of the log is seen.
  await page.setViewportSize(PHONE);
  await showColumn(page, 'Log');
  await page.getByRole('button', { name: 'Show all' }).click();
  const last = logOf(page).locator('summary').last();
  await last.click();
  await expect(last).toBeInViewport();
  await lines(page).last().getByRole('button').first().click();
  await expect(boardOf(page)).toBeVisible();
});
