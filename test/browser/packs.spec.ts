/** A data pack is judged when it is chosen, brings what it brings to the page, and is played by and shown on the board. */
import type { Page } from '@playwright/test';
import { TWO_AGAINST_ONE } from '../two-against-one.ts';
import { expect, test } from './table.ts';

const choose = (page: Page, name: string, pack: object): Promise<void> =>
  page
    .getByRole('group', { name: 'Data pack' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) });

test('a pack that cannot be used is refused in one line, and a good one is played by', async ({ page }) => {
  const figures = { game: 'nine-navies', name: 'Rich Baltic', zones: { baltic: { points: [7, 6] } } };
  await page.goto('/#/new/nine-navies');
  await choose(page, 'bad.json', { ...figures, zones: { baltic: { points: [7, 70] } } });
  const fault = 'bad.json: bad data pack at zones, baltic, points, number 2: expected 0 to 20 points, found 70.';
  await expect(page.getByRole('alert')).toHaveText(fault);
  await expect(page.getByText('Choose a file')).toBeVisible();
  await choose(page, 'good.json', figures);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('good.json')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('With the figures of Rich Baltic')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Baltic.*worth 7 to the Allies and 6 to the Central Powers/ })).toBeVisible();
});

test('the battle of a pack is one more scenario, and the table is named after it', async ({ page }) => {
  await page.goto('/#/new/cruiser-warfare');
  await choose(page, 'battle.json', TWO_AGAINST_ONE);
  await page.getByRole('radio', { name: /Two against one/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two against one');
});
