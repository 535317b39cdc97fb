/** Nothing on a board is too small to be read in the view it opens with, on a desk and on a phone, whatever size somebody prefers. */
import type { Locator, Page } from '@playwright/test';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import { recordOf } from '../../kernel/index.ts';
import { boards } from './boards.ts';
import { outbreak } from './raider.ts';
import { PHONE, showColumn } from './reading.ts';
import { storedWhere } from './records.ts';
import { boardOf, clickOnChart, endingOf, expect, linesOf, logOf, optionsOf, order, sitDown, test } from './table.ts';
import { tooSmall } from './type-size.ts';

const [ON_A_DESK, ON_A_PHONE] = [11, 10];

/** What is asked stands beside the board. */
const ordersOf = (page: Page): Locator => page.getByRole('region', { name: 'Your orders' });

/** A chart is drawn afresh as soon as it rests. */
const canBeRead = (page: Page, least: number, where: string): Promise<void> =>
  expect.poll(() => tooSmall(boardOf(page), least), { message: where }).toEqual([]);

/** What a thumb can do in a battle once it can be read; others are fought on a phone elsewhere. */
const FOUGHT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'First Strike!: a battle': async (page) => {
    await expect(endingOf(page)).toContainText('5 counters do not fire');
    await order(page, () => linesOf(page).first().click());
    await expect(endingOf(page)).toContainText('4 counters do not fire');
  },
  'Great War at Sea: a battle': async (page) => {
    await order(page, () => boardOf(page).getByRole('button', { name: 'Best odds, and fire' }).click());
    await showColumn(page, 'Log');
    await expect(logOf(page)).toContainText(/(Lion|Tiger|Indomitable).* fires at/);
  },
};

for (const [name, record] of Object.entries(boards)) {
  test(name, async ({ page }) => {
    await sitDown(page, record());
    await canBeRead(page, ON_A_DESK, 'on a desk');
    expect(await tooSmall(ordersOf(page), ON_A_DESK), 'what is asked').toEqual([]);
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(optionsOf(page).first()).toBeVisible();
    await canBeRead(page, ON_A_PHONE, 'on a phone, beside the orders');
    await showColumn(page, 'Chart');
    await canBeRead(page, ON_A_PHONE, 'on a phone');
    await showColumn(page, 'Orders');
    await FOUGHT[name]?.(page);
  });
}

test('the plates on the edges by which a fleet may come are as large as the names on them', async ({ page }) => {
  await sitDown(
    page,
    storedWhere(cruiserWarfare, '10-falklands', (game) => game.questionFor('allied')?.name === 'entry-side'),
  );
  const plates = boardOf(page).locator('.bb-edge.kit-offered');
  await expect(plates).not.toHaveCount(0);
  const overhanging = () =>
    plates.evaluateAll((edges) =>
      edges.map((edge) => {
        const [name, plate] = [edge.querySelector('text')?.getBBox(), edge.querySelector<SVGRectElement>('.bb-edge-plate')?.getBBox()];
        return name && plate ? Math.max(name.width - plate.width, name.height - plate.height) : 0;
      }),
    );
  for (const over of await overhanging()) expect(over).toBeLessThan(0);
});

/** A look at part of a chart, and the small map that leads elsewhere. */
test('a chart that is seen in part has a small map beside it, and a press there looks elsewhere', async ({ page }) => {
  for (const name of [
    'First Strike!: the North Sea',
    'Nine Navies War: the seas',
    'Great War at Sea: the North Sea',
    'Grand Fleets: Coronel',
  ]) {
    await sitDown(page, boards[name]?.() ?? recordOf(outbreak('world')));
    const board = boardOf(page);
    const panel = board.locator('.kit-panel').getByRole('button', { name: /^close/i });
    if (await panel.isVisible()) await panel.click();
    await board.getByRole('button', { name: 'Closer' }).click();
    await expect(board.locator('.kit-mini'), name).toBeVisible();
    const seen = board.locator('.kit-mini-seen');
    const before = await seen.getAttribute('y');
    const { height } = (await board.locator('.kit-mini svg').boundingBox()) ?? { height: 0 };
    const y = Number(before) > 0 ? 4 : height - 4;
    await board.locator('.kit-mini svg').click({ position: { x: 6, y } });
    await expect.poll(() => seen.getAttribute('y'), { message: name }).not.toBe(before);
  }
});

const widthOf = async (page: Page): Promise<number> => (await boardOf(page).boundingBox())?.width ?? 0;

test('from far off counters are pins that can be pressed, names are those that there is room for, and no small map is needed', async ({
  page,
}) => {
  await sitDown(page, recordOf(outbreak('world')));
  const board = boardOf(page);
  await expect(board.locator('.kit-mini')).toBeVisible();
  await expect(board.locator('.kit-band').first()).toBeVisible();
  await page.getByRole('button', { name: 'Whole chart' }).click();
  await expect(board.locator('.kit-mini')).toBeHidden();
  await expect(board.locator('.kit-band')).toHaveCount(0);
  await canBeRead(page, ON_A_DESK, 'the whole world');
  const pin = board.locator('[data-fleet] .kit-counter.kit-pressable').first();
  await clickOnChart(page, pin);
  await expect(board.locator('.kit-panel')).toBeVisible();
  await expect(board.locator('.kit-panel .cw-piece').first()).toContainText(/ · \d+ points?/);
});

test('somebody prefers large type and counters, and a wide board', async ({ page }) => {
  await sitDown(page, recordOf(outbreak('world')));
  const narrow = await widthOf(page);
  await page.getByRole('button', { name: 'Fold the log' }).click();
  await page.getByRole('button', { name: 'Narrow orders' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toBeHidden();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(narrow + 200);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Largest').check();
  await canBeRead(page, 1.3 * ON_A_DESK, 'as large as can be');
  await page.reload();
  await expect(optionsOf(page).first()).toBeVisible();
  await canBeRead(page, 1.3 * ON_A_DESK, 'as it was left');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible();
});
