/** Rows of the store that an accident or another version has written: they can be deleted, and harm nothing else. */
import { asks, recordWhere } from './records.ts';
import { damageLastLeaf, type KeptSave, putRow, replaceSave, savesKept } from './shelf.ts';
import { begin, bringIn, expect, optionsOf, order, savesOf, test } from './table.ts';

const record = recordWhere(asks('air-movement'));

const damages: readonly (readonly [string, (save: KeptSave) => object])[] = [
  ['a moment that is no date', (save) => ({ ...save, touched: 'yesterday' })],
  ['an unknown game', (save) => ({ ...save, game: 'jutland' })],
  ['nothing at all', () => ({})],
];

test("rows that are unreadable can be deleted, and stand in nobody's way", async ({ page }) => {
  await bringIn(page, record);
  for (const [damage, damaged] of damages) {
    await test.step(`a row with ${damage}`, async () => {
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

  await test.step('a save that says it is of another game', async () => {
    for (const save of await savesKept(page)) await replaceSave(page, { ...save, record: JSON.stringify(record), game: 'cruiser-warfare' });
    await page.reload();
    await expect(page.getByText('This saved game cannot be read: it is damaged')).toBeVisible();
  });

  await test.step('a save without a single leaf', async () => {
    await bringIn(page, record);
    for (const save of await savesKept(page)) await putRow(page, save);
    await page.reload();
    await expect(page.getByText('This page could not be shown: its text: it is cut short or no JSON')).toBeVisible();
  });
});

test('a key that is no text can be deleted too', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('None yet.')).toBeVisible();
  await putRow(page, { id: [1, 2] });
  await page.reload();
  await savesOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});

const leaves: readonly (readonly [string, unknown])[] = [
  ['cut short', '{"from":1,"journal":[{"side"'],
  ['no text', 7],
];

test('a damaged leaf is told with its place, and takes no other game down', async ({ page }) => {
  for (const [damage, leaf] of leaves) {
    await test.step(`a leaf that is ${damage}`, async () => {
      await begin(page, 'damaged');
      await order(page, () => page.keyboard.press('s'));
      await expect.poll(async () => (await savesKept(page))[0]?.commands).toBe(1);
      for (const { id } of await savesKept(page)) await damageLastLeaf(page, id, leaf);
      await page.reload();
      await expect(page.getByText('This page could not be shown: piece 2, its text: it is cut short or no JSON')).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(savesOf(page)).toHaveCount(1);
      await savesOf(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('None yet.')).toBeVisible();
    });
  }
  await begin(page, 'sound');
  await expect(optionsOf(page).first()).toBeVisible();
});
