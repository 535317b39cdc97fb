/** Orders given on the chart of the world, and what the chart keeps while the machine is passed on. */
import type { Locator, Page } from '@playwright/test';
import { recordOf } from '../../kernel/index.ts';
import { answerOn, lift, meet, sitDownAs } from './both.ts';
import { Mirror } from './mirror.ts';
import { outbreak, TOGETHER } from './raider.ts';
import { boardOf, clickOnChart, dragOnChart, expect, linesOf, logOf, optionsOf, order, sitDown, test } from './table.ts';

const RAIDERS = { allied: 'captain', central: 'person' };

const seeAll = (page: Page): Promise<void> => page.getByRole('button', { name: 'Whole chart' }).click();
const fleet = (page: Page, id: string): Locator => boardOf(page).locator(`[data-fleet="${id}"]`).getByRole('button');
/** Areas that the fleet in hand may be sent to. */
const ways = (page: Page): Locator => boardOf(page).locator('.cw-way').getByRole('button');
const courses = (page: Page): Locator => boardOf(page).locator('.cw-leg');
const card = (page: Page): Locator => boardOf(page).locator('.kit-panel');
const areaIn = (words: string | null): string => words?.split(',')[0] ?? '';

test.describe('the Central Powers write', () => {
  /** She lies alone off East Africa. */
  const KOENIGSBERG = 'central-5';

  const takeBack = (page: Page): Promise<void> => order(page, () => page.getByRole('button', { name: 'Undo' }).click());

  test('CW-5.4a orders for a fleet, by pressing and by carrying, until each has its course', async ({ page }) => {
    const raiders = recordOf(outbreak('on the chart', 'central-set-up'));
    const mirror = new Mirror(raiders, RAIDERS);
    await sitDownAs(page, raiders, RAIDERS);

    await test.step('Shift n takes up one fleet after the other from the last on, wherever it lies, and n goes the other way', async () => {
      await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible();
      const name = card(page).getByRole('heading').first();
      await page.keyboard.press('N');
      await expect(name).toContainText('Fleet');
      const first = (await name.textContent()) ?? '';
      await page.keyboard.press('N');
      await expect(name).not.toHaveText(first);
      await expect(boardOf(page).locator('.kit-selected').first()).toBeInViewport();
      await page.keyboard.press('n');
      await expect(name).toHaveText(first);
      await card(page).getByRole('button', { name: 'Close' }).click();
    });
    await seeAll(page);

    await test.step('what is usual for a fleet stands beside it: one press writes it, and it can be taken back', async () => {
      await page.keyboard.press('Escape');
      const name =
        (await page
          .getByRole('button', { name: /: coal$/ })
          .first()
          .getAttribute('aria-label')) ?? '';
      const coal = page.getByRole('button', { name, exact: true });
      await order(page, () => coal.click());
      await expect(coal).toHaveCount(0);
      await takeBack(page);
      await expect(coal).toHaveCount(1);
    });

    await test.step('whoever carries a fleet where it cannot go sees where it can', async () => {
      const far = boardOf(page).getByRole('button', { name: /^Hawaii, trade/ });
      await dragOnChart(page, fleet(page, KOENIGSBERG), far, () => expect(ways(page)).not.toHaveCount(0));
      await expect(card(page)).toContainText('not written');
      await expect(ways(page)).not.toHaveCount(0);
      await expect(courses(page)).toHaveCount(0);
      await card(page).getByRole('button', { name: 'Close' }).click();
      await expect(ways(page)).toHaveCount(0);
    });

    await test.step('a pile is carried by its top, and opened by a press', async () => {
      const pile = boardOf(page).locator('.kit-pile[data-piece-id^="central-"]').first();
      await dragOnChart(page, pile, fleet(page, KOENIGSBERG), () => expect(ways(page)).not.toHaveCount(0));
      await expect(card(page)).toContainText('not written');
      await card(page).getByRole('button', { name: 'Close' }).click();
      await clickOnChart(page, pile);
      await expect(boardOf(page).locator('.kit-panel')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a fleet is carried to the area it sails to', async () => {
      const goal = boardOf(page).getByRole('button', { name: /^Chagos Islands, trade/ });
      await dragOnChart(page, fleet(page, KOENIGSBERG), goal, async () => {
        await expect(ways(page)).not.toHaveCount(0);
        await expect(boardOf(page).locator('.cw-carried')).toBeVisible();
      });
      await expect(courses(page)).toHaveAttribute('aria-label', 'Königsberg to Chagos Islands next turn, 18 boxes of fuel left');
      await takeBack(page);
    });

    await test.step('a fleet is pressed, then the area it sails to; the chart shows the course and the fuel that is left', async () => {
      await clickOnChart(page, fleet(page, KOENIGSBERG));
      await expect(card(page)).toContainText('not written');
      const goal = areaIn(await ways(page).first().getAttribute('aria-label'));
      await order(page, () => clickOnChart(page, ways(page).first()));
      await expect(card(page)).toContainText(`sails to ${goal}`);
      await expect(courses(page)).toHaveAttribute('aria-label', `Königsberg to ${goal} next turn, 18 boxes of fuel left`);
    });

    await test.step('what is written is written anew by pressing another area, or an order in the panel', async () => {
      const goal = areaIn(await ways(page).first().getAttribute('aria-label'));
      await order(page, () => clickOnChart(page, ways(page).first()));
      await expect(courses(page)).toHaveAttribute('aria-label', `Königsberg to ${goal} next turn, 18 boxes of fuel left`);
      await order(page, () => card(page).getByRole('button', { name: 'Stay' }).click());
      await expect(courses(page)).toHaveCount(0);
      await expect(card(page)).not.toContainText('not written');
      await takeBack(page);
      await expect(courses(page)).toHaveCount(1);
      await takeBack(page);
      await takeBack(page);
      await expect(courses(page)).toHaveCount(0);
    });

    await test.step('each fleet has the course that was written for it', async () => {
      await answerOn(page, mirror, null);
      const { fleets, turn } = mirror.truth();
      expect(turn).toBe(1);
      const sailing = fleets.filter(({ side, order: { act } }) => side === 'central' && act === 'move');
      expect(new Set(sailing.map(({ order: { to } }) => to)).size).toBeGreaterThan(2);
      await expect(courses(page)).toHaveCount(sailing.length);
      const ends = await courses(page).evaluateAll((legs) => legs.map((leg) => leg.getAttribute('aria-label') ?? ''));
      expect(new Set(ends.map((words) => /to (.+) this turn/.exec(words)?.[1])).size).toBe(
        new Set(sailing.map(({ order: { to } }) => to)).size,
      );
    });
  });
});

test('the Allies move', async ({ page }) => {
  await sitDown(page, recordOf(outbreak('on the chart', 'allied-moves')));

  await test.step('CW-5.6 an Allied fleet is sent by pressing it and an area', async () => {
    await seeAll(page);
    const ready = boardOf(page)
      .locator('[data-fleet]')
      .filter({ has: page.locator('.kit-offered') });
    const id = (await ready.first().getAttribute('data-fleet')) ?? '';
    // The chart may still be sailing under the first press.
    await expect(async () => {
      await clickOnChart(page, fleet(page, id));
      await expect(ways(page).first()).toBeAttached({ timeout: 2000 });
    }).toPass();
    const goal = areaIn(await ways(page).first().getAttribute('aria-label'));
    await order(page, () => clickOnChart(page, ways(page).first()));
    await expect(card(page)).toContainText(goal);
    const sailed = new RegExp(`sails from .+ to (the )?${goal}`);
    await expect(logOf(page)).toContainText(sailed);
    await order(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await card(page).getByRole('button', { name: 'Close' }).click();

    // Who looks at a sea and then at a fleet beside it orders nothing.
    await clickOnChart(
      page,
      boardOf(page)
        .getByRole('button', { name: new RegExp(`^${goal}, trade`) })
        .first(),
    );
    await expect(card(page)).toContainText(goal);
    await clickOnChart(page, fleet(page, id));
    await expect(ways(page).first()).toBeAttached();
    await expect(logOf(page)).not.toContainText(sailed);
    await card(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /show all/i }).click();
  });

  await test.step('a fleet is bound for a sea several turns off, and sails there without being ordered each time', async () => {
    await linesOf(page).filter({ hasText: '›' }).first().click();
    const course = page.getByRole('combobox', { name: 'Course for' });
    const far = await course.locator('option').filter({ hasText: ', 3 turns' }).first().textContent();
    await order(page, async () => void (await course.selectOption({ label: far ?? '' })));
    await expect(page.locator('.cw-orders')).toContainText(`Course for${far?.replace(/, 3 turns$/, '')}`);
    await expect(boardOf(page).locator('.cw-leg[aria-label*="on its way"]').first()).toBeAttached();
  });

  await test.step('beside the card of a fleet the keys of the chart are in reach, on a low screen too', async () => {
    await page.setViewportSize({ width: 1400, height: 560 });
    await page.getByRole('button', { name: 'Whole chart' }).click({ timeout: 15_000 });
  });

  await test.step('where it is bound is known when the page is opened again', async () => {
    await page.reload();
    await expect(boardOf(page).locator('.cw-leg[aria-label*="on its way"]').first()).toBeAttached();
  });
});

test('in the hot seat each finds the chart as they left it', async ({ page }) => {
  const record = recordOf(outbreak('in turns', 'allied-orders'));
  const mirror = new Mirror(record, TOGETHER);
  /** To a few pixels: the chart is laid anew. */
  const whereIs = async (): Promise<string> => {
    const box = await boardOf(page)
      .getByRole('button', { name: /^Hawaii, trade/ })
      .boundingBox();
    return [box?.x, box?.y, box?.width].map((pixels) => Math.round((pixels ?? 0) / 5)).join();
  };
  const answer = async (): Promise<void> => {
    await answerOn(page, mirror, null);
    if (mirror.shown().type === 'sight') return;
    await lift(page);
    mirror.lift();
    await meet(page, mirror);
  };
  await sitDownAs(page, record, TOGETHER);
  await lift(page);
  mirror.lift();
  await meet(page, mirror);
  const first = await whereIs();
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(whereIs).not.toBe(first);
  const closer = await whereIs();
  await answer();
  // Where it opens is another matter: the Allies look at a raider in sight.
  const howWide = async (): Promise<string | undefined> => (await whereIs()).split(',').at(-1);
  await expect.poll(howWide, 'the other seat has a look of its own').toBe(first.split(',').at(-1));
  await answer();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect.poll(whereIs).toBe(closer);
});
