/** The first page and the set-up page: what one left comes first, a battle is one press away, and only switches that matter are offered. */
import type { Locator, Page } from '@playwright/test';
import measured from '../../games/cruiser-warfare/board/measured.json' with { type: 'json' };
import { nineNavies } from '../../games/nine-navies/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { findings, overhang, PHONE } from './reading.ts';
import { recordWhere } from './records.ts';
import { bringIn, cardOf, expect, promptOf, savesOf, test } from './table.ts';

const nineNaviesBegun = (): GameRecord =>
  recordOf(new Game(nineNavies, { scenario: '1915', options: {}, seed: 'import', dice: 'fast' }, { chain: true }));

const begun = recordWhere((game) => game.commands.length > 3);

const SIZES = { 'on a desk': { width: 1400, height: 900 }, 'on a phone': PHONE };

/** The first page on a desk, and what follows from there; then the same on a phone. */
async function atEachSize(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [name, size] of Object.entries(SIZES))
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await page.goto('/');
      await look();
    });
}

test('a game that was left stands above all others, and says whose move it is', async ({ page }) => {
  await bringIn(page, begun);
  await atEachSize(page, async () => {
    const resume = savesOf(page).getByRole('link', { name: /^Resume First Strike!/ });
    await expect(resume).toBeInViewport();
    await expect(savesOf(page)).toContainText('your move');
    await expect(savesOf(page)).toContainText('just now');
    await resume.click();
    await expect(promptOf(page)).toBeVisible();
  });
});

test('on a first visit the games come first, and the way in for records below them', async ({ page }) => {
  await atEachSize(page, async () => {
    const topOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? Number.NaN;
    await expect(page.getByText('None yet.')).toBeVisible();
    expect(await topOf(cardOf(page, 'Grand Fleets'))).toBeLessThan(await topOf(page.getByRole('group', { name: 'Import' })));
  });
});

test('a battle of the gallery is begun with one press, as the side that was pressed', async ({ page }) => {
  let begunSoFar = 0;
  await atEachSize(page, async () => {
    const gallery = page.getByRole('region', { name: 'Battles' });
    await expect(gallery.getByRole('listitem').first()).toContainText(/\d+ min, easy/);
    await gallery.getByText(/^All \d+ battles$/).click();
    await expect(gallery.getByRole('listitem').filter({ hasText: 'Coronel' }).first()).toContainText(/Cruiser Warfare · \d+ min, easy/);
    await gallery.getByRole('button', { name: 'The Central Powers: play Coronel, Cruiser Warfare' }).click();
    await expect(promptOf(page)).toBeVisible();
    await page.goto('/');
    await expect(savesOf(page)).toHaveCount(++begunSoFar);
    await expect(savesOf(page).first()).toContainText('your move as the Central Powers');
  });
});

test('a card says how long and how hard it is, and begins with the side of one’s choice', async ({ page }) => {
  await atEachSize(page, async () => {
    const card = cardOf(page, 'Nine Navies War');
    await expect(card).toContainText(/\d+½? h, demanding/);
    await card.getByRole('button', { name: 'Play Nine Navies War' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'The Central Powers: play 1915, Nine Navies War' }).click();
    await expect(promptOf(page)).toBeVisible();
  });
});

test('who wins how often is told of every scenario, as it was measured', async ({ page }) => {
  await atEachSize(page, async () => {
    await page.getByRole('link', { name: 'Who wins how often' }).click();
    const table = page.getByRole('table', { name: 'Cruiser Warfare' });
    await expect(table.getByRole('row')).toHaveCount(Object.keys(measured).length);
    const { games, sides } = measured.coronel;
    const unwon = games - sides.allied.wins - sides.central.wins;
    await expect(table.getByRole('row', { name: /^Coronel/ })).toContainText(
      `The Allies ${sides.allied.wins} of ${games}The Central Powers ${sides.central.wins} of ${games}Nobody ${unwon} of ${games}`,
    );
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
  });
});

test('a single battle is offered the switches that make a difference in it, readings folded, and is fought without the map', async ({
  page,
}) => {
  await page.goto('/#/new/cruiser-warfare');
  await expect(page.getByRole('group', { name: /^Decoys/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Coronel' }).check();
  const sheet = page.getByRole('region', { name: 'Coronel' });
  await expect(sheet).toContainText('Good Hope, Monmouth, Glasgow and Otranto');
  await expect(sheet).toContainText('In history. Good Hope and Monmouth were lost with all hands');
  await expect(page.getByRole('group', { name: /^Decoys/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Crack gunners/ })).toBeHidden();
  await page.getByText('4 readings of single rules').click();
  await expect(page.getByRole('group', { name: /^Crack gunners/ })).toBeVisible();
  await page.getByLabel('at long and short range, without a map').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(promptOf(page)).toContainText(/fire/i);
});

test('an imported record asks whom one plays', async ({ page }) => {
  await bringIn(page, nineNaviesBegun(), 1);
  await page.goto('/');
  await expect(savesOf(page)).toContainText('Nine Navies War');
  await expect(savesOf(page)).toContainText('as the Central Powers');
});

test('a mark in the rulebook opens its ruling, and a rule number there the rule again', async ({ page }) => {
  await page.goto('/#/rules/nine-navies/NN-7.8a');
  await page.locator('.rule.wanted').getByRole('button', { name: 'ruling' }).click();
  await expect(page).toHaveURL(/#\/rulings\/nine-navies\/NN-7\.8a$/);
  await expect(page.locator('.rule.wanted')).toContainText('Decision.');
  await page.getByRole('button', { name: 'Edition and rulings' }).click();
  await expect(page.getByText('as amended up to 25 July 2007')).toBeVisible();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/nine-navies$/);
});
