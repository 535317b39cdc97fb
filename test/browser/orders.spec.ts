/** The order column: a foot that stays, an end that says what comes of it, and no order that nobody meant. */
import type { Page } from '@playwright/test';
import { captain } from '../../games/cruiser-warfare/bot/index.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { CruiserWarfare } from '../../games/cruiser-warfare/kind.ts';
import { type Game, recordOf } from '../../kernel/index.ts';
import { outbreak } from './raider.ts';
import { findingsButColours, overhang, PHONE, showColumn } from './reading.ts';
import { asks, firstWhere, navalRecordWhere, recordWhere, shortRecordWhere } from './records.ts';
import { boardOf, clickOnChart, endingOf, expect, linesOf, logOf, lookUp, order, promptOf, sitDown, test, wordsOf } from './table.ts';

const manyMoves = recordWhere((game) => asks('british-movement')(game) && (game.questionFor('british')?.targets('move').length ?? 0) > 14);
const setUp = () => navalRecordWhere(asks('british-set-up'));
const atSea = shortRecordWhere((game) => asks('sail-or-launch')(game) && game.state.harwich === 'A' && game.commands.length === 0);

const placeOf = (page: Page) => endingOf(page).boundingBox();

/** Lines that are no order for many. */
const singlesOf = (page: Page) => linesOf(page).filter({ hasNotText: 'at once' });

/** Gives the first order of the list; where lists fold, a piece is pressed before. */
async function giveFirst(page: Page): Promise<void> {
  const first = singlesOf(page).first();
  if ((await wordsOf(first)).includes('›')) {
    await first.click();
    await expect(page.getByText(/\d+ of \d+ options/)).toBeVisible();
    await lookUp(page);
  }
  await order(page, () => first.click());
}

/** The lines, by what they are called: the key of each, and whether it leads to several. */
async function linesByName(page: Page): Promise<ReadonlyMap<string, string>> {
  const lines = await singlesOf(page).evaluateAll((all) =>
    all.map((line): [string, string] => {
      const textOf = (part: string): string => line.querySelector(part)?.textContent ?? '';
      return [textOf('.option-label'), `${textOf('.option-key')} ${textOf('.badge').includes('›') ? 'opens' : 'orders'}`];
    }),
  );
  return new Map(lines);
}

test.describe('the foot', () => {
  test('holds undo, staff and the end, in sight and in one place, on a desk and on a phone', async ({ page }) => {
    await sitDown(page, setUp());

    await test.step('however long the list is', async () => {
      await expect(endingOf(page)).toBeInViewport({ ratio: 1 });
      const before = await placeOf(page);
      await giveFirst(page);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Staff: answer this' })).toBeInViewport({ ratio: 1 });
      expect(await placeOf(page)).toEqual(before);
      await expect(endingOf(page)).not.toBeFocused();
      await expect(linesOf(page).filter({ hasText: 'Done' })).toHaveCount(0);
    });

    await test.step('on a phone, with the orders and with the chart', async () => {
      await page.setViewportSize(PHONE);
      for (const column of ['Orders', 'Chart'] as const) {
        await showColumn(page, column);
        await expect(endingOf(page), column).toBeInViewport({ ratio: 1 });
        expect(await overhang(page)).toBeLessThanOrEqual(0);
      }
    });
  });

  test('stands below the chart alone, and ends the question there', async ({ page }) => {
    await sitDown(page, manyMoves);
    await page.keyboard.press('c');
    await expect(endingOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.reminder')).toBeVisible();
    expect(await findingsButColours(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await expect(page.locator('.reminder')).toContainText('Move any ships');
    await endingOf(page).click();
    await expect(page.locator('.reminder')).not.toContainText('Move any ships');
  });

  test('names the two worst of many odds, and the others when asked', async ({ page }) => {
    await sitDown(
      page,
      recordWhere((game) => asks('air-movement')(game) && (game.questionFor('british')?.odds('done', undefined)?.badges.length ?? 0) > 3),
    );
    const odds = endingOf(page).locator('.badge');
    await expect(odds).toHaveCount(3);
    await expect(odds.last()).toHaveText(/^and \d more$/);
    await page.getByRole('button', { name: 'Odds of Done: the others keep still' }).click();
    await expect(page.locator('.orders-foot .odds-details .badge').nth(3)).toBeVisible();
  });

  test('says why a question cannot be ended yet', async ({ page }) => {
    await sitDown(
      page,
      recordWhere((game) => asks('air-movement')(game) && game.questionFor('british')?.offer.done === undefined),
    );
    await expect(page.locator('.not-yet')).toContainText('must fly to Raid Escape');
    await expect(endingOf(page)).toHaveCount(0);
  });
});

/** The staff says why: the last reason at once, and those before it when they are asked for. */
async function expectReasons(page: Page): Promise<void> {
  const why = page.getByRole('region', { name: 'Why the staff did so' });
  const folded = why.locator('details p').first();
  await expect(folded).toBeHidden();
  await why.getByText(/more reasons?$/).click();
  await expect(folded).toBeVisible();
}

/** Whoever draws over lines that say the same orders all of them, and takes them back as one. */
async function expectRun(page: Page): Promise<void> {
  const lines = linesOf(page);
  const count = await lines.count();
  await lines.nth(2).hover();
  await page.mouse.down();
  await lines.first().hover();
  await expect(page.locator('.in-run')).toHaveCount(3);
  await order(page, () => page.mouse.up());
  await expect(lines).toHaveCount(count - 3);
  await order(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await expect(lines).toHaveCount(count);
  // What is let go beside the list is no order.
  await lines.first().hover();
  await page.mouse.down();
  await lines.nth(1).hover();
  await promptOf(page).hover();
  await page.mouse.up();
  await expect(page.locator('.in-run')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
}

test.describe('a base that sails', () => {
  const bases = () =>
    navalRecordWhere((game) => asks('one-zone-moves')(game) && (game.questionFor('allied')?.targets('move').length ?? 0) > 14);

  for (const [where, size] of [
    ['on a desk', null],
    ['on a phone', PHONE],
  ] as const) {
    test(`is sent out with one press, ship by ship or by the staff, ${where}`, async ({ page }) => {
      if (size) await page.setViewportSize(size);
      await sitDown(page, bases());
      const together = linesOf(page).filter({ hasText: 'at once' }).first();
      const label = await wordsOf(together.locator('.option-label'));
      await page.getByRole('button', { name: `${label}: one by one` }).click();
      await expect(together).toHaveCount(0);
      await expect(linesOf(page).filter({ hasText: '›' })).toHaveCount(0);
      if (!size) await expectRun(page);
      await page.getByRole('button', { name: /show all/i }).click();
      await order(page, () => together.click());
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await order(page, () => page.getByRole('button', { name: 'Undo' }).click());
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await order(page, () => page.getByRole('button', { name: 'Staff: lay out' }).click());
      await expect(endingOf(page)).toBeInViewport({ ratio: 1 });
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      if (size) return;
      await expectReasons(page);
      await order(page, () => page.getByRole('button', { name: 'Undo' }).click());
      const prompt = await wordsOf(promptOf(page));
      await order(page, () => together.click({ modifiers: ['Shift'] }));
      await expect(promptOf(page)).not.toHaveText(prompt);
    });
  }
});

/** Whoever presses a piece to see it is told why it can do nothing, below the list. */
async function expectStill(page: Page, piece: RegExp): Promise<void> {
  // Words are measured anew when their type has come.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await linesOf(page).first().boundingBox();
  await clickOnChart(page, boardOf(page).getByRole('button', { name: piece }).first());
  await expect(page.getByRole('heading', { name: 'Why not?' })).toBeInViewport();
  expect(await linesOf(page).first().boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
}

test.describe('no order that nobody meant', () => {
  for (const pause of [80, 150, 250]) {
    test(`a double click with ${pause} ms between gives one order`, async ({ page }) => {
      await sitDown(page, atSea);
      if (pause === 80) await expectStill(page, /^Engadine/);
      const box = await linesOf(page).filter({ hasText: 'Sail' }).boundingBox();
      if (!box) throw new Error('nobody sails');
      const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
      await page.mouse.click(x, y);
      await page.waitForTimeout(pause);
      await page.mouse.click(x, y);
      await expect(promptOf(page)).toContainText('space B');
      await page.mouse.click(x, y);
      // Whatever those clicks have ordered is carried out before this is.
      await lookUp(page);
      await linesOf(page).filter({ hasText: 'Hold' }).click();
      await expect(logOf(page)).toContainText('holds in space B');
      await expect(logOf(page)).not.toContainText('The raid is launched');
    });
  }

  test('while the same thing is asked, and by a key that is struck too often', async ({ page }) => {
    await sitDown(page, manyMoves);

    await test.step('a folded list stays folded, and its lines keep their keys', async () => {
      const before = await linesByName(page);
      expect(before.size).toBeGreaterThan(9);
      await expect(linesOf(page).nth(2)).toBeInViewport({ ratio: 1 });
      for (let orders = 1; orders < 4; orders++) {
        await giveFirst(page);
        const now = await linesByName(page);
        expect(now.size).toBe(before.size - orders);
        for (const [name, line] of now) expect([name, line]).toEqual([name, before.get(name)]);
      }
      for (let orders = 1; orders < 4; orders++) await order(page, () => page.keyboard.press('u'));
      expect(await linesByName(page)).toEqual(before);
    });

    await test.step('the end has a key of its own, no figure leads there, and struck twice or held down it gives one order', async () => {
      await expect(endingOf(page)).toHaveAttribute('aria-keyshortcuts', 'e');
      await page.keyboard.press('e');
      await expect(promptOf(page)).not.toContainText('Move any ships');
      const prompt = await wordsOf(promptOf(page));
      await page.keyboard.down('e');
      await page.keyboard.down('e');
      await page.keyboard.up('e');
      await expect(promptOf(page)).toHaveText(prompt);
      await lookUp(page);
      await page.keyboard.press('e');
      await expect(page.getByRole('dialog', { name: 'Done: cease fire?' })).toBeVisible();
    });
  });
});

test.describe('what has one answer', () => {
  test.use({ spares: 'on' });
  const oneBomb = recordWhere((game) => asks('bombing')(game) && game.questionFor('british')?.targets('bomb').length === 1);

  test('is not asked, and the table says so', async ({ page }) => {
    await sitDown(page, oneBomb);
    await order(page, () => page.keyboard.press('1'));
    await expect(promptOf(page)).not.toContainText('drop a bomb');
    await page.locator('.answered summary').click();
    await expect(page.locator('.answered li')).toContainText(['Done: no more bombs']);
    expect(await findingsButColours(page)).toEqual([]);
  });

  test('is asked of whoever wants to be', async ({ page }) => {
    await sitDown(page, oneBomb);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('What has one answer is not asked').uncheck();
    await page.keyboard.press('Escape');
    await order(page, () => page.keyboard.press('1'));
    await expect(promptOf(page)).toContainText('drop a bomb');
    await expect(endingOf(page)).toBeVisible();
  });
});

test.describe('orders for many', () => {
  test('many are ordered by one press', async ({ page }) => {
    await sitDown(page, recordOf(outbreak('Cradock')));

    await test.step('all fleets search by one press, stand ticked in their places, and one is taken off again', async () => {
      const all = linesOf(page).filter({ hasText: 'All look for the enemy' });
      const before = await linesByName(page);
      await order(page, () => all.click());
      await expect(all).toHaveCount(0);
      const ticked = linesOf(page).and(page.locator('[aria-pressed="true"]'));
      await expect(ticked).toHaveCount(before.size);
      await expect(endingOf(page)).not.toContainText('idle');
      await order(page, () => ticked.first().click());
      await expect(linesOf(page).first()).toHaveAttribute('aria-pressed', 'false');
      await expect(endingOf(page)).toContainText('1 fleet idle');
      expect(await findingsButColours(page)).toEqual([]);
      await page.keyboard.press('u');
      await expect(ticked).toHaveCount(before.size);
      await page.keyboard.press('u');
      await expect(all).toBeVisible();
    });

    await test.step('what cannot be taken back shows a lock; one press orders all who are left and ends the search, now and every time', async () => {
      await expect(endingOf(page)).toHaveAccessibleDescription('Cannot be taken back');
      await expect(endingOf(page).locator('.kit-lock')).toBeVisible();
      await expect(linesOf(page).locator('.kit-lock')).toHaveCount(0);
      const prompt = await wordsOf(promptOf(page));
      await order(page, () => singlesOf(page).first().click());
      await expect(page.getByRole('button', { name: 'All look for the enemy, and end', exact: true })).toBeVisible();
      await order(page, () => page.getByRole('button', { name: 'All look for the enemy, and end: now and every time' }).click());
      await expect(promptOf(page)).not.toHaveText(prompt);
      await expect(logOf(page)).toContainText('look for the enemy');
    });

    await test.step('what stands for good is told, and is asked again by one press', async () => {
      const standing = page.getByRole('region', { name: 'Standing orders' });
      await expect(standing).toContainText('All look for the enemy');
      await standing.getByRole('button', { name: 'All look for the enemy: ask me again' }).click();
      await expect(standing).toHaveCount(0);
    });
  });

  test('beside what is usual for a fleet its name has room, on a desk and on a phone', async ({ page }) => {
    const isInTurnTwo = (game: Game<CruiserWarfare>) => game.state.turn === 2 && asks('allied-orders')(game);
    await sitDown(page, firstWhere(cruiserWarfare, 'campaign', captain, isInTurnTwo, { combat: 'basic' }));
    for (const size of [{ width: 1400, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      await expect(page.locator('.handy').first()).toBeVisible();
      const tooWide = linesOf(page).evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
      expect(await tooWide, `${size.width} wide`).toBe(0);
    }
  });
});
