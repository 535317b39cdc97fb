/** An operation is built on the page that sets up a game, kept as a file, opened elsewhere, and played. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings, overhang, PHONE } from './reading.ts';
import { boardOf, expect, optionsOf, test } from './table.ts';

const list = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Fleets of/ }).getByRole('button', { name: new RegExp(`^${name}`) });
const playOf = (page: Page) => page.getByRole('button', { name: 'Play it' });

async function build(page: Page): Promise<void> {
  await page.goto('/#/new/great-war-at-sea');
  await page.getByText('Build an operation of your own').click();
  await expect(page.getByLabel('Title')).toBeVisible();
}

const openFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'application/json', buffer });

/** Takes ships for the open fleet as one does who knows their names. */
async function take(page: Page, words: string, button: string | RegExp): Promise<void> {
  const search = page.getByLabel(/^Find ships/);
  await search.fill(words);
  await search.press('Enter');
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('an operation built, saved, loaded and played', async ({ page, elsewhere }) => {
  await build(page);
  await page.getByLabel('Title').fill('Two squadrons off the Dogger Bank');
  await expect(playOf(page)).toBeDisabled();
  await expect(page.getByText('2 things to mend before it can be played.')).toBeVisible();

  await list(page, /^Type/).selectOption('battlecruiser');
  await page.getByRole('button', { name: 'All 2 of the Lion class battlecruiser to Fleet of the British' }).click();
  await list(page, /^Type/).selectOption('any');
  await take(page, 'acheron', /^4 of the Acheron class destroyer/);
  await expect(page.getByText('1 fleet, 6 ships worth')).toBeVisible();

  await row(page, 'Fleet of the Germans').click();
  await page.getByLabel('Name of the fleet').fill('Scouting Group');
  for (const ship of ['Seydlitz', 'Derfflinger']) await take(page, ship, `${ship} to Scouting Group`);
  const german = page.getByRole('region', { name: 'The open fleet: Scouting Group' });
  await expect(german).toContainText('2 ships');
  await expect(playOf(page)).toBeEnabled();

  await list(page, /^Mission/).selectOption('raid');
  await expect(german).toContainText('a raid needs a leader (GW-5.2-RAID)');
  await expect(playOf(page)).toBeDisabled();
  await german.getByRole('button', { name: '+ a leader' }).click();
  await german.getByLabel('Leader', { exact: true }).fill('Hipper');
  await german.getByText(/^Fuel:/).click();
  await german.getByLabel(/^Seydlitz, of/).fill('40');
  await german.getByLabel(/^Seydlitz, of/).press('Tab');
  await page.getByText(/^Aims, besides/).click();
  await page.getByRole('button', { name: '+ Bombard ports' }).click();
  await page.getByRole('combobox', { name: 'Ports: add' }).selectOption('whitby');
  await expect(page.getByText('The Germans: up to 2 points for bombarding Whitby.')).toBeVisible();

  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await fetched;
  expect(file.suggestedFilename()).toBe('own-two-squadrons-off-the-dogger-b.json');
  const buffer = readFileSync(await file.path());
  const [operation] = JSON.parse(buffer.toString('utf8')).operations;
  expect(operation.fuel).toEqual([{ ship: 'seydlitz', points: 40 }]);
  expect(operation.fleets).toMatchObject([
    { id: 'allied-fleet', port: 'rosyth', ships: ['lion', 'princess-royal', { vessel: 'acheron-class', number: 4 }] },
    { id: 'scouting-group', mission: 'raid', flags: [{ name: 'Hipper', ship: 'seydlitz' }], ships: ['seydlitz', 'derfflinger'] },
  ]);

  await build(elsewhere);
  await openFile(elsewhere, 'saved.json', buffer);
  await expect(elsewhere.getByText('saved.json is opened.')).toBeVisible();
  await row(elsewhere, 'Scouting Group').click();
  await expect(elsewhere.getByLabel('Leader', { exact: true })).toHaveValue('Hipper');
  await playOf(elsewhere).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('23 January 1915, 04–08h');
  await expect(boardOf(elsewhere)).toContainText('Fleet of the British');
  await optionsOf(elsewhere).filter({ hasText: 'Hand in the orders' }).click();
  await elsewhere.getByRole('button', { name: 'Do it' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('23 January 1915, 08–12h');
});

test('an operation is drawn on the chart, refused with its faults, and read by everybody', async ({ page }) => {
  await build(page);

  await test.step('fleets are put on the chart, and zones are picked on it, by mouse and by keyboard', async () => {
    const zone = page.getByLabel('Zone', { exact: true });
    await expect(zone).toHaveValue('K2');
    const water = page.locator('.gw-water');
    await water.scrollIntoViewIfNeeded();
    const box = (await water.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(zone).not.toHaveValue('K2');
    await expect(row(page, 'Fleet of the British')).toContainText('at sea');

    const cursor = page.getByRole('button', { name: /Arrow keys walk over the zones/ });
    await row(page, 'Fleet of the Germans').click();
    await cursor.focus();
    for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(cursor).toHaveAccessibleName(/^N12.* Enter puts Fleet of the Germans here\.$/);
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('N12');

    await page.getByText(/^Aims, besides/).click();
    await page.getByRole('button', { name: '+ Hold waters' }).click();
    await page.getByRole('button', { name: 'on the chart' }).click();
    await cursor.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Hold waters: 2 zones\./)).toBeVisible();
    await expect(zone).toHaveValue('N12');
    await expect(page.getByText('in N12 or N13 at the end of turn 12')).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('in N12 at the end of turn 12')).toBeVisible();
  });

  await test.step('a file with a fault is not opened, and the fault is told with its place', async () => {
    await list(page, /^Begin with/).selectOption('yarmouth-1914');
    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const pack = JSON.parse(readFileSync(await (await fetched).path(), 'utf8'));
    const [operation] = pack.operations;
    const bad = { ...pack, operations: [{ ...operation, margin: 0, fleets: operation.fleets.slice(1) }] };
    await openFile(page, 'bad.json', Buffer.from(JSON.stringify(bad)));
    await expect(page.getByText('bad.json: operations, number 1, margin: expected 1 to 100 points, found 0.')).toBeVisible();
    await openFile(page, 'cut.json', Buffer.from(JSON.stringify(pack).slice(0, 500)));
    await expect(page.getByText('cut.json: it is cut short or no JSON.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(operation.title);
    await expect(playOf(page)).toBeEnabled();
  });

  await test.step('axe finds nothing, by day and by night, and nothing runs out of a phone', async () => {
    await list(page, /^Begin with/).selectOption('goeben-1914');
    for (const folded of [/^Submarines and airships/, /^Aims, besides/, /^What holds/, /^Fuel:/]) await page.getByText(folded).click();
    expect(await findings(page), 'on a desk by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    expect(await findings(page), 'on a phone by night').toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});
