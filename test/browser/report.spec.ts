/** The after-action report: of every game on desk and phone, taken away as page and picture, and of no game that hides something. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameRecord } from '../../kernel/index.ts';
import { COLOURS, findings, overhang, PHONE } from './reading.ts';
import { asks, battleWhere, recordWhere, stored } from './records.ts';
import { expect, resultOf, sitDown, test, wordsOf } from './table.ts';

const DESK = { width: 1400, height: 900 };

const reportOf = (page: Page) => page.getByRole('article');

async function openReport(page: Page, record: GameRecord): Promise<void> {
  await sitDown(page, record);
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(reportOf(page).getByRole('heading', { name: 'What happened' })).toBeVisible();
}

/** What is downloaded when this is pressed. */
async function taken(page: Page, name: string): Promise<{ readonly name: string; readonly content: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

test('First Strike!: the report is read, leads to the moment it speaks of, and is taken away as page and as picture', async ({ page }) => {
  await openReport(page, stored('first-strike', 0));
  for (const heading of ['Where it turned', 'Score', 'Luck', 'Tracks', 'Losses', 'Hits'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Believed and true' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  const name = page.getByRole('button', { name: 'Harwich Force' });
  await name.click();
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.track.lit')).toHaveCount(1);

  const story = await wordsOf(page.locator('.report-story p'));
  const saved = await taken(page, 'Save as page');
  expect(saved.name).toMatch(/^first-strike \d{4}-\d\d-\d\d report\.html$/);
  const html = saved.content.toString();
  expect(html).toContain(story.slice(0, 60));
  expect(html).not.toMatch(/<button|<link|<script|src=|url\(/);

  const vector = await taken(page, 'as SVG');
  expect(vector.content.toString()).toMatch(/^<svg[^>]*><style>/);
  const picture = await taken(page, 'Save as picture');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.readUInt32BE(16)).toBe(2400);

  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'See it in the replay' }).first().click();
  await expect(page).toHaveURL(/#\/replay\/[^/]+\/2$/);
  await walkOn(page);
});

/** From the moment that the report led to on, an order at a time, within the width of a phone and of a desk. */
async function walkOn(page: Page): Promise<void> {
  const [, moment] = /\/replay\/\w+\/(\d+)/.exec(page.url()) ?? [];
  const at = page.locator('.scrubber output');
  await expect(at).toContainText(`${moment} of `);
  await expect(page.getByRole('slider', { name: 'Orders given' })).toHaveValue(String(moment));
  for (const [ahead, size] of [PHONE, DESK].entries()) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'One order on' }).click();
    await expect(at).toContainText(`${Number(moment) + ahead + 1} of `);
    await expect(page.locator('.kit-board')).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
}

/** What a side believed stands beside what was true, turn by turn. */
async function compareBeliefs(page: Page): Promise<void> {
  const believed = page.getByRole('img', { name: /^Believed/ }).first();
  const turn = page.getByRole('slider').first();
  await expect(believed).not.toHaveAccessibleName('Believed: nobody');
  await turn.fill('0');
  await expect(believed).toHaveAccessibleName('Believed: nobody');
  await expect(page.getByRole('img', { name: /^True/ }).first()).not.toHaveAccessibleName('True: nobody');
}

/** A game of each, and how many of its sides can be mistaken about the other. */
const games = [
  ['nine-navies', 0, 0],
  ['cruiser-warfare', 7, 0],
  ['grand-fleets', 4, 0],
  ['great-war-at-sea', 4, 2],
] as const;

for (const [game, place, mistaken] of games)
  test(`${game}: the report is read on desk and phone, by day and by night, and leads to a replay that goes on from there`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openReport(page, stored(game, place));
    await expect(page.locator('.track').first()).toBeAttached();
    await expect(page.locator('.report-fallen .kit-silhouette').first()).toBeAttached();
    await expect(page.getByRole('slider')).toHaveCount(mistaken);
    if (mistaken > 0) await compareBeliefs(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLOURS)).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'See it in the replay' }).first().click();
    await expect(page).toHaveURL(/#\/replay\//);
    // Points that one side alone knows of make its score another than an onlooker's.
    await expect(page.getByText(/^As known to /)).toBeVisible();
    await walkOn(page);
  });

test('an open game is reported of at any time', async ({ page }) => {
  await sitDown(page, recordWhere(asks('air-movement')));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'After-action report' }).click();
  await expect(page.getByText('The game goes on: this is how it stands.')).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(resultOf(page)).toHaveCount(0);
});

test('a game that hides orders is not reported of before it is over', async ({ page }) => {
  await sitDown(
    page,
    battleWhere(({ commands }) => commands.length > 0, 'coronel', {}),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'After-action report' })).toHaveCount(0);
  await page.evaluate(() => {
    globalThis.location.hash = globalThis.location.hash.replace('table', 'report');
  });
  await expect(page.getByText('The report opens when the game is over')).toBeVisible();
  await expect(page.getByText('What happened')).toHaveCount(0);
});
