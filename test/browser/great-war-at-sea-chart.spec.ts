/** The chart of Great War at Sea by keyboard and by touch, and whether everybody can read it and the battle. */
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { curtainOf, lift, sitDownAs } from './both.ts';
import { cardOfPiece, chartOf, gameOf, legs, opening, PATROL, pressWater, SCARBOROUGH, seeAll, TOGETHER, ticket } from './great-war.ts';
import { tabTowards } from './keys.ts';
import { COLOURS, expectLeftOf, findings, overhang, PHONE, showColumn } from './reading.ts';
import { boardOf, endingOf, expect, lookUp, sitDown, test } from './table.ts';

const jutland = (): GameRecord =>
  recordOf(new Game(greatWarAtSea, { scenario: 'jutland-1916', options: {}, seed: 'Jellicoe', dice: 'fast' }, { chain: true }));

/** The patrol has been found. */
function contact(): GameRecord {
  const game = gameOf(PATROL, {}, 'browser');
  game.apply({ side: 'allied', verb: 'steer', target: ['allied-squadron', 'M9'] });
  game.apply({ side: 'allied', verb: 'done' });
  game.apply({ side: 'central', verb: 'done' });
  return recordOf(game);
}

test('by keyboard a fleet is taken up, a course walked over the zones, and the orders handed in', async ({ page }) => {
  await sitDownAs(page, opening(SCARBOROUGH), TOGETHER);
  await lift(page);
  await tabTowards(page, ticket(page, 'Beatty'));
  await page.keyboard.press('Enter');
  await expect(cardOfPiece(page)).toContainText('Nothing is written');
  await tabTowards(page, boardOf(page).locator('.gw-cursor'));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect(boardOf(page).locator('.gw-course-preview')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(legs(page)).toHaveCount(2);
  await tabTowards(page, endingOf(page));
  await page.keyboard.press('Enter');
  await lookUp(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).press('Enter');
  await expect(curtainOf(page)).toHaveText('Pass the machine to the Germans');
});

test('beside a card the keys of the chart and the small map are in reach, and the whole chart goes as far left as it can', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await sitDown(page, opening(SCARBOROUGH));
  await ticket(page, 'Beatty').click();
  for (const tool of [chartOf(page).locator('.kit-corner'), chartOf(page).locator('.kit-mini')])
    await expectLeftOf(cardOfPiece(page), tool);
  /** From the west of the pane to the west of the chart. */
  const west = (): Promise<number> =>
    chartOf(page).evaluate((pane) => {
      const ground = pane.querySelector('.gw-ground');
      const at = ground instanceof SVGGraphicsElement ? ground.getScreenCTM()?.e : undefined;
      return (at ?? Number.NaN) - pane.getBoundingClientRect().left;
    });
  await seeAll(page);
  await expect.poll(west).toBeCloseTo(0, 0);
  await cardOfPiece(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect.poll(west, 'without a card it is centred').toBeGreaterThan(50);
});

test.describe('everybody can read it', () => {
  const tables: Readonly<Record<string, () => GameRecord>> = { 'the chart of Jutland': jutland, 'a battle': contact };
  for (const [name, record] of Object.entries(tables)) {
    test(`axe finds nothing at ${name}, by day and by night`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await sitDown(page, record());
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, COLOURS)).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a fleet is touched, then the water it steers for; every column keeps within its width', async ({ page }) => {
    await sitDown(page, jutland());
    for (const column of ['Log', 'Orders', 'Chart'] as const) {
      await showColumn(page, column);
      expect(await overhang(page), column).toBeLessThanOrEqual(0);
    }
    for (const key of ['Weather', 'Closer', 'Further', 'Whole chart']) await page.getByRole('button', { name: key, exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Weather', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await ticket(page, 'Beatty').tap();
    await expect(cardOfPiece(page)).toContainText('Battle Cruiser Fleet');
    await expect(page.getByRole('button', { name: 'Weather', exact: true }), 'under a card there is no room for them').toBeHidden();
    await pressWater(page, 'K5', (x, y) => page.touchscreen.tap(x, y));
    await expect(ticket(page, 'Beatty')).toContainText(/written to \d\dh/);
  });
});
