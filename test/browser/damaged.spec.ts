/** Rows of the store that an accident or another version has written: they can be deleted, and harm nothing else. */
import { asks, recordWhere } from './records.ts';
import { type KeptSave, putRow, savesKept } from './shelf.ts';
import { expect, optionsOf, savesOf, sitDown, test } from './table.ts';

const record = recordWhere(asks('air-movement'));

const damages: readonly (readonly [string, (save: KeptSave) => object])[] = [
  ['a moment that is no date', (save) => ({ ...save, touched: 'yesterday' })],
  ['no record', (save) => ({ ...save, record: null })],
  ['an unknown game', (save) => ({ ...save, game: 'jutland' })],
  ['nothing at all', () => ({})],
];

for (const [damage, damaged] of damages) {
  test(`a row with ${damage} is unreadable, can be deleted, and stands in nobody's way`, async ({ page }) => {
    await sitDown(page, record);
    await page.goto('/');
    for (const save of await savesKept(page)) await putRow(page, { ...damaged(save), id: 'damaged' });
    await page.reload();
    await expect(savesOf(page)).toHaveCount(2);
    await expect(savesOf(page).last()).toContainText('Unreadable');
    await expect(savesOf(page).last().getByRole('link')).toHaveCount(0);

    for (const address of ['/#/table/damaged', '/#/replay/damaged']) {
      await page.goto(address);
      await expect(page.getByText('This saved game cannot be read: it is damaged')).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
    }
    await savesOf(page).last().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(savesOf(page)).toHaveCount(1);
    await savesOf(page).getByRole('link', { name: 'Resume' }).click();
    await expect(optionsOf(page).first()).toBeVisible();
  });
}

test('a key that is no text can be deleted too', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('None yet.')).toBeVisible();
  await putRow(page, { id: [1, 2] });
  await page.reload();
  await savesOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a save that says it is of another game is told to be unreadable', async ({ page }) => {
  await sitDown(page, record);
  for (const save of await savesKept(page)) await putRow(page, { ...save, game: 'cruiser-warfare' });
  await page.reload();
  await expect(page.getByText('This saved game cannot be read: it is damaged')).toBeVisible();
});
