/** What is ordered on the chart of Grand Fleets besides courses and fire: where a fleet begins, smoke, searchlights and flights. */
import type { Page } from '@playwright/test';
import { asks, battleWhere } from './records.ts';
import { boardOf, clickOnChart, dragOnChart, endingOf, expect, logOf, optionsOf, order, sitDown, test, wordsOf } from './table.ts';

const piece = (page: Page, name: string) => boardOf(page).getByRole('button', { name: new RegExp(`^${name}, (British|German|Russian)`) });
const pad = (page: Page, name: RegExp) => boardOf(page).getByRole('group', { name });
const done = (page: Page) => order(page, () => endingOf(page).click());

test('a fleet is placed by mouse, by dragging and by keyboard, and told why it cannot lie elsewhere', async ({ page }) => {
  await sitDown(page, battleWhere(asks('deployment'), 'dogger-bank', { deployment: 'own' }));
  await expect(boardOf(page).locator('.gf-zone')).toHaveCount(2);
  await expect(piece(page, 'Seydlitz')).toHaveCount(0);
  await clickOnChart(page, piece(page, 'Lion'));
  const hex = pad(page, /^Place of 1st Battle Cruiser/).getByRole('textbox', { name: 'Hex' });
  const first = await hex.inputValue();
  await clickOnChart(page, boardOf(page).locator('.gf-way').first());
  await expect(hex).not.toHaveValue(first);

  const second = await hex.inputValue();
  await dragOnChart(page, piece(page, 'Lion'), boardOf(page).locator('.gf-way').first(), () =>
    expect(boardOf(page).locator('.gf-carried .gf-ghost')).toHaveCount(3),
  );
  await expect(hex).not.toHaveValue(second);

  await hex.fill('20.10');
  await hex.press('Enter');
  await expect(page.getByText(/Refused: .*three hexes of the western edge/)).toBeVisible();
  await hex.fill('3.4');
  await hex.press('ArrowDown');
  await hex.press('Enter');
  await expect(piece(page, 'Lion')).toBeVisible();
  await expect(hex).toHaveValue('3.5');
  await done(page);
  await expect(piece(page, 'Seydlitz')).toBeVisible();
});

test('smoke is ordered on the chart, and lies there when the ships have moved', async ({ page }) => {
  await sitDown(page, battleWhere(asks('smoke'), 'coronel', { smoke: 'on', wind: 'on' }));
  await expect(boardOf(page).getByText('Wind from south')).toBeVisible();
  const smoke = pad(page, /^Orders$/).getByRole('button', { name: /funnel smoke/ });
  // A press upon a chart that is still being laid misses, and is made again.
  await expect(async () => {
    await clickOnChart(page, piece(page, 'Glasgow'));
    await expect(smoke).toBeVisible({ timeout: 2000 });
  }).toPass();
  await order(page, () => smoke.click());
  await expect(boardOf(page).locator('.gf-smoking')).toHaveCount(1);
  await done(page);
  await done(page);
  await clickOnChart(page, piece(page, 'Glasgow'));
  await order(page, () => clickOnChart(page, boardOf(page).locator('.gf-way').first()));
  await done(page);
  await expect(boardOf(page).locator('.gf-bank').first()).toHaveAttribute('d', /^M/);
});

test('searchlights are switched on on the chart by keyboard, and it is night there', async ({ page }) => {
  const isAsked: Parameters<typeof battleWhere>[0] = ({ questions }) =>
    questions.some(({ name, side }) => name === 'searchlights' && side === 'blue');
  await sitDown(page, battleWhere(isAsked, 'coronel', { night: 'on' }));
  await expect(boardOf(page).locator('.gf-night')).toBeVisible();
  const [name = ''] = (await wordsOf(optionsOf(page).first())).replace(/^\d/, '').split(':');
  await piece(page, name).press('Enter');
  await pad(page, /^Orders$/)
    .getByRole('button', { name: /searchlights on/ })
    .click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(boardOf(page).locator('.gf-ray')).not.toHaveCount(0);
});

test('an aeroplane is flown by pressing a hex', async ({ page }) => {
  await sitDown(page, battleWhere(asks('flight'), 'river-plate', { aircraft: 'on' }));
  await clickOnChart(page, piece(page, 'The Seafox of Ajax'));
  await pad(page, /^Flight of /)
    .getByRole('button', { name: /altitude 1/ })
    .click();
  await order(page, () => clickOnChart(page, piece(page, 'Admiral Graf Spee')));
  await expect(logOf(page)).toContainText(/Seafox of Ajax.*altitude 1/);
});
