/** The card of a ship on the table is taken along as text, and as a data pack that says the same. */
import { readFileSync } from 'node:fs';
import { BUILT_IN } from '../../games/grand-fleets/data/pack.ts';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import { sheets } from '../../games/grand-fleets/sheets.ts';
import { Game, recordOf } from '../../kernel/index.ts';
import { boardOf, clickOnChart, expect, sitDown, test } from './table.ts';

const coronel = recordOf(new Game(grandFleets, { scenario: 'coronel', options: {}, seed: 'Cradock', dice: 'fast' }, { chain: true }));

test('copied as text, and saved as a pack', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page, coronel);
  await clickOnChart(page, boardOf(page).getByRole('button', { name: /^Good Hope, British/ }));
  const card = page.getByRole('article', { name: 'Card of Good Hope' });
  await card.getByRole('button', { name: 'Copy as text' }).click();
  await expect(card.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Good Hope \(Drake class armoured cruiser\)\n/);

  const fetched = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Save as data pack' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('good-hope.json');
  const { cards } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(sheets.packOf(['good-hope'], BUILT_IN, 'coronel')).toMatchObject({ cards });
});
