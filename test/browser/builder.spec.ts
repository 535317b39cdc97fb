/** A battle is built on the page that sets up a game, kept as a file, opened again, and begun. */
import { readFileSync } from 'node:fs';
import { expect, test } from './table.ts';

test('two fleets are picked by search, and the battle is saved, opened and begun', async ({ page }) => {
  await page.goto('/#/new/grand-fleets');
  await page.getByText('Build a battle of your own').click();
  await page.getByLabel('Title').fill('Off the Dogger');
  await page.getByLabel('Year').fill('1915');
  await page.getByRole('combobox', { name: /^The fleets/ }).selectOption('red-chased');
  await page.getByRole('combobox', { name: /^Night/ }).selectOption('from turn 4');
  await expect(page.getByRole('button', { name: 'Choose this battle' })).toBeDisabled();
  const search = page.getByLabel(/^Find ships/);
  for (const [side, words, button] of [
    ['blue', 'tiger british', 'Tiger to the blue fleet'],
    ['red', 'blucher', 'Blücher to the red fleet'],
    ['red', 'scharnhorst class', 'All 2 of the Scharnhorst class armoured cruiser to the red fleet'],
  ] as const) {
    await page.getByRole('radio', { name: `the ${side} fleet` }).check();
    await search.fill(words);
    await search.press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  const red = page.getByRole('region', { name: 'The red fleet' });
  await page.getByRole('button', { name: 'Remove Scharnhorst' }).click();
  await expect(page.getByRole('region', { name: 'The blue fleet' })).toContainText('24 hull points');
  await expect(red.getByRole('button', { name: /^Remove/ })).toHaveText([/Blücher/, /Gneisenau/]);

  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('own-off-the-dogger.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'grand-fleets', name: 'Off the Dogger' });

  await page.getByRole('button', { name: 'Empty the red fleet' }).click();
  await expect(red).toContainText('No ships yet.');
  const buffer = readFileSync(await file.path());
  await page.getByLabel('Open a file').setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('saved.json is opened.')).toBeVisible();
  await expect(red.getByRole('button', { name: /^Remove/ })).toHaveText([/Blücher/, /Gneisenau/]);

  await page.getByRole('button', { name: 'Choose this battle' }).click();
  await expect(page.getByRole('radio', { name: /Off the Dogger/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'darkness, gun flashes and searchlights' })).toBeChecked();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Off the Dogger');
});
