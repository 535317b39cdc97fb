/** Forecasts and the reasons of the staff: a bar for each answer fills, can be stopped, and is gone with the question; then the staff says why. */
import type { Page } from '@playwright/test';
import { captain as raider } from '../../games/cruiser-warfare/bot/index.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { captain as admiral } from '../../games/great-war-at-sea/bot/index.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import type { GameRecord } from '../../kernel/index.ts';
import type { Seats } from '../../table/seats.ts';
import { findings, overhang, PHONE } from './reading.ts';
import { asks, battleWhere, firstWhere, navalRecordWhere, recordWhere } from './records.ts';
import { expect, order, sitDown, test } from './table.ts';

/** Whether this side is asked this. */
const asksOf =
  (side: string, question: string) =>
  ({ questions }: { readonly questions: readonly { readonly side: string; readonly name: string }[] }): boolean =>
    questions.some((each) => each.side === side && each.name === question);

const BASIC = { combat: 'basic' };

interface Matter {
  readonly title: string;
  /** Brings the game to where something is asked that can be foreseen. */
  readonly record: () => GameRecord;
  /** The first side is played by whoever tests, unless told. */
  readonly seats?: Seats;
  readonly answers: readonly string[];
  /** So soon at its end that nobody could stop it. */
  readonly isQuick?: boolean;
  readonly reason: RegExp;
}

const MATTERS: readonly Matter[] = [
  {
    title: 'Cruiser Warfare',
    record: () => firstWhere(cruiserWarfare, 'coronel', raider, asksOf('central', 'disengaging'), BASIC),
    seats: { allied: 'captain', central: 'person' },
    answers: ['Break off', 'Fight on'],
    reason: /shoot|even fight/,
  },
  {
    title: 'Nine Navies War',
    record: () => navalRecordWhere(asksOf('allied', 'fight-or-break-off')),
    answers: ['Fight', 'Break off'],
    reason: /with a chance of \d+%/,
  },
  {
    title: 'Grand Fleets',
    record: () => battleWhere(asksOf('blue', 'squadron-orders'), 'river-plate', {}),
    answers: ['Seal the courses', 'As the staff would'],
    reason: /times as strong as/,
  },
  {
    title: 'Great War at Sea',
    record: () => firstWhere(greatWarAtSea, 'ulsan-1904', admiral, asksOf('allied', 'disengaging'), BASIC),
    answers: ['Break off', 'Fight on'],
    isQuick: true,
    reason: /shoot|even fight/,
  },
];

const forecastOf = (page: Page) => page.getByRole('region', { name: 'Forecast' });
const answerIn = (page: Page, name: string) => forecastOf(page).getByRole('rowheader', { name, exact: true });

/** The staff answers, the forecast is gone, and it is said why. */
async function askTheStaff(page: Page, reason: RegExp): Promise<void> {
  await order(page, () => page.getByRole('button', { name: 'Staff: answer this' }).click());
  await expect(forecastOf(page).getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Why the staff did so' })).toContainText(reason);
}

for (const { title, record, seats, answers, isQuick = false, reason } of MATTERS)
  test(`${title}: games come in on desk and phone until ${isQuick ? 'the end' : 'they are stopped'}, and the staff says why`, async ({
    page,
  }) => {
    await sitDown(page, record(), seats);
    await forecastOf(page).getByRole('button', { name: 'Forecast' }).click();
    await expect(forecastOf(page).getByText(/^[1-9]\d* of \d+ games/)).toBeVisible();
    // At once: on a machine that is busy with other things the last game is soon played while a test looks about.
    if (!isQuick) await forecastOf(page).getByRole('button', { name: 'Stop' }).click();
    for (const answer of answers) await expect(answerIn(page, answer)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(forecastOf(page).getByRole('button')).toHaveCount(0);
    await expect(forecastOf(page).getByRole('status')).toContainText(/^Forecast of \d+ games/);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await askTheStaff(page, reason);
  });

test('First Strike!: a forecast comes to its end, says so once, and everybody can read it', async ({ page }) => {
  await sitDown(page, recordWhere(asks('extra-round')));
  await page.keyboard.press('Shift+Tab');
  await forecastOf(page).getByRole('button', { name: 'Forecast' }).press('Enter');
  await expect(forecastOf(page).getByText('100 of 100 games, to the end of the game')).toBeVisible();
  await expect(forecastOf(page).getByRole('status')).toHaveText(/^Forecast of 100 games, .*Press on: won \d+%.*\.$/);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await askTheStaff(page, /In guns that can still fire it is/);
});
