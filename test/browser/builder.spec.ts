/** A battle is built on the page that sets up a game, kept as a file, and begun. */
import { readFileSync } from 'node:fs';
import { expect, test } from './table.ts';

test('two fleets are picked by search, and the battle is downloaded and begun', async ({ page }) => {
  await page.goto('/#/new/grand-fleets');
  await page.getByText('Build a battle of your own').click();
  await page.getByLabel('Title').fill('Off the Dogger');
  await page.getByLabel('Year').fill('1915');
  await page.getByLabel('The fleets').selectOption('red-chased');
  await expect(page.getByRole('button', { name: 'Choose this battle' })).toBeDisabled();
  const search = page.getByLabel(/^Find ships/);
  for (const [words, button] of [
    ['tiger british', 'Tiger to the blue fleet'],
    ['blucher', 'Blücher to the red fleet'],
    ['moltke', 'Moltke to the red fleet'],
  ] as const) {
    await search.fill(words);
    await search.press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Remove Moltke' }).click();
  await expect(page.getByRole('region', { name: 'The blue fleet' })).toContainText('24 hull points');
  await expect(page.getByRole('region', { name: 'The red fleet' }).getByRole('listitem')).toHaveText([/Blücher/]);

  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('own-off-the-dogger.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'grand-fleets', name: 'Off the Dogger' });

  await page.getByRole('button', { name: 'Choose this battle' }).click();
  await expect(page.getByRole('radio', { name: /Off the Dogger/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Off the Dogger');
});
