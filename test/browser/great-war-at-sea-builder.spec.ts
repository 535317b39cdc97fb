/** An operation is built on the page that sets up a game, kept as a file, opened again, and played. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

const list = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Fleets of/ }).getByRole('button', { name: new RegExp(`^${name}`) });

test('an operation built, saved, loaded and played', async ({ page }) => {
  await page.goto('/#/new/great-war-at-sea');
  await page.getByText('Build an operation of your own').click();
  await page.getByLabel('Title').fill('Two squadrons off the Dogger Bank');
  const play = page.getByRole('button', { name: 'Play it' });
  await expect(play).toBeDisabled();

  await list(page, /^Type/).selectOption('battlecruiser');
  await page.getByRole('button', { name: 'All 2 of the Lion class battlecruiser to Fleet of the British' }).click();
  const search = page.getByLabel(/^Find ships/);
  await list(page, /^Type/).selectOption('any');
  await search.fill('acheron');
  await search.press('Enter');
  await page.getByRole('button', { name: /^4 of the Acheron class destroyer/ }).click();
  await search.fill('');

  await row(page, 'Fleet of the Germans').click();
  await page.getByLabel('Name of the fleet').fill('Scouting Group');
  for (const ship of ['Seydlitz', 'Derfflinger'])
    await page.getByRole('button', { name: `${ship} to Scouting Group`, exact: true }).click();
  const german = page.getByRole('region', { name: 'The open fleet: Scouting Group' });
  await expect(german).toContainText('2 ships');
  await expect(play).toBeEnabled();

  await list(page, /^Mission/).selectOption('raid');
  await expect(german).toContainText('a raid needs a leader (GW-5.2-RAID)');
  await expect(play).toBeDisabled();
  await german.getByRole('button', { name: '+ a leader' }).click();
  await german.getByLabel('Leader', { exact: true }).fill('Hipper');
  await page.getByText(/^Aims, besides/).click();
  await page.getByRole('button', { name: '+ Bombard ports' }).click();
  await page.getByRole('combobox', { name: 'Ports: add' }).selectOption('whitby');
  await expect(page.getByText('The Germans: up to 4 points for bombarding Whitby.')).toBeVisible();

  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('own-two-squadrons-off-the-dogger-b.json');
  const buffer = readFileSync(await file.path());
  const { operations } = JSON.parse(buffer.toString('utf8'));
  expect(operations[0].fleets).toMatchObject([
    { id: 'allied-fleet', port: 'rosyth', ships: ['lion', 'princess-royal', { vessel: 'acheron-class', number: 4 }] },
    { id: 'scouting-group', mission: 'raid', flags: [{ name: 'Hipper', ship: 'seydlitz' }], ships: ['seydlitz', 'derfflinger'] },
  ]);

  await list(page, /^Begin with/).selectOption('mediterranean');
  await expect(german).toHaveCount(0);
  const bad = { ...JSON.parse(buffer.toString('utf8')), operations: [{ ...operations[0], margin: 0 }] };
  const open = page.getByLabel('Open a file');
  await open.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bad)) });
  await expect(page.getByText('bad.json: operations, number 1, margin: expected 1 to 100 points, found 0.')).toBeVisible();
  await open.setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('saved.json is opened.')).toBeVisible();
  await row(page, 'Scouting Group').click();
  await expect(german.getByLabel('Leader', { exact: true })).toHaveValue('Hipper');

  await play.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two squadrons off the Dogger Bank');
});

test('a press on the chart puts the open fleet there, and picks zones for an aim', async ({ page }) => {
  await page.goto('/#/new/great-war-at-sea');
  await page.getByText('Build an operation of your own').click();
  const zone = page.getByLabel('Zone', { exact: true });
  await expect(zone).toHaveValue('K2');
  const water = page.locator('.gw-water');
  await water.scrollIntoViewIfNeeded();
  const box = (await water.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(middle.x, middle.y);
  await expect(zone).not.toHaveValue('K2');
  await expect(row(page, 'Fleet of the British')).toContainText('at sea');
  const put = await zone.inputValue();

  await page.getByText(/^Aims, besides/).click();
  await page.getByRole('button', { name: '+ Hold waters' }).click();
  await page.getByRole('button', { name: 'on the chart' }).click();
  await water.scrollIntoViewIfNeeded();
  const now = (await water.boundingBox()) ?? box;
  await page.mouse.click(now.x + now.width * 0.4, now.y + now.height * 0.3);
  await expect(page.getByText(/^Hold waters: 1 zone\./)).toBeVisible();
  await expect(zone).toHaveValue(put);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^Hold waters/)).toHaveCount(0);
});
