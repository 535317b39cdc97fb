/** Battles as they are drawn: ships that can be told apart and read, odds with their effect beside the target, both fleets below. */
import type { Locator, Page } from '@playwright/test';
import { captain } from '../../games/cruiser-warfare/bot/index.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { overhang, PHONE, showColumn } from './reading.ts';
import { firstWhere, navalRecordWhere } from './records.ts';
import { boardOf, clickOnChart, endingOf, expect, linesOf, promptOf, sitDown, test } from './table.ts';
import { tooSmall } from './type-size.ts';

/** Seven ships in two hexes against five in one, and the Allies are asked at whom they fire. */
const falklands = (): GameRecord =>
  firstWhere(cruiserWarfare, 'falklands', captain, ({ questions }) =>
    questions.some((question) => question.side === 'allied' && question.name === 'gunnery'),
  );

/** Two lines of battle of a dozen ships and more. */
const atSea = (): GameRecord =>
  navalRecordWhere(
    (game) =>
      game.questions.some(({ name, side }) => name === 'target' && side === 'allied') &&
      (game.view('allied').battle?.fighters.length ?? 0) > 13,
  );

/** The enemy has fired first, and the Allies are to answer. */
const toAnswerFire = (): GameRecord =>
  navalRecordWhere((game) => {
    const fighters = game.view('allied').battle?.fighters ?? [];
    const hasFired = fighters.some(({ side, target }) => side === 'central' && target !== null);
    return hasFired && fighters.length > 13 && game.questions.some(({ name, side }) => name === 'target' && side === 'allied');
  });

/** The size of every text in pixels of the screen, the smallest first. */
const sizesOf = (texts: Locator): Promise<readonly number[]> =>
  texts.evaluateAll((all) =>
    all
      .flatMap((text) => {
        const scale = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
        return scale ? [Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b)] : [];
      })
      .sort((a, b) => a - b),
  );

/** How many of some things lie over any of the others, a thing over itself apart. */
const covered = (page: Page, things: string, others: string): Promise<number> =>
  page.evaluate(
    ([one, other]) => {
      const boxes = (selector: string): readonly DOMRect[] =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const [upper, lower] = [boxes(one ?? ''), boxes(other ?? '')];
      const isOver = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return upper.filter((a, i) => lower.some((b, j) => (one !== other || i !== j) && isOver(a, b))).length;
    },
    [things, others],
  );

const NAMES = '.bb-name > text:not(.bb-mark)';

test('the odds on whoever has fired already are not written over', async ({ page }) => {
  await sitDown(page, toAnswerFire());
  await expect(boardOf(page).locator('.nn-odds').first()).toBeVisible();
  expect(await covered(page, '.nn-odds', '.nn-bracket text')).toBe(0);
  await boardOf(page).getByRole('button', { name: 'Concentrate' }).click();
  await expect(boardOf(page).locator('.nn-bracket').first()).toContainText(/^at /);
  expect(await covered(page, '.nn-odds', '.nn-bracket text')).toBe(0);
});

test('the Falklands on a desk: names, odds with effect, reach, steps in words and both fleets in sight', async ({ page }) => {
  await sitDown(page, falklands());
  const board = boardOf(page);
  await expect(board.locator('.bb-state')).toContainText(/step \d+ of 20: gunnery, then torpedoes/);
  await expect.poll(async () => (await sizesOf(board.locator(NAMES)))[0]).toBeGreaterThan(10.9);
  await expect.poll(() => covered(page, NAMES, NAMES)).toBe(0);
  // Names are drawn after all hulls, so that none lies under one.
  const isOver = (name: Element): boolean =>
    [...document.querySelectorAll('.bb-craft')].every((hull) => hull.compareDocumentPosition(name) === Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await board.locator('.bb-name').first().evaluate(isOver)).toBe(true);
  await clickOnChart(page, board.locator('.bb-ready').first());
  await expect(board.locator('.bb-odds').first()).toContainText(/dice.*% hit, \d\.\d boxes/);
  expect(await covered(page, '.bb-odds rect', '.bb-craft .kit-plan-hull')).toBe(0);
  await expect(board.getByRole('list', { name: 'Reach' })).toContainText('hexes: primary');
  const fleets = board.getByRole('complementary', { name: 'Fleets' });
  await expect(fleets.getByText('Scharnhorst')).toBeInViewport();
  const own = await fleets.locator('.bb-fleet').first().locator('.bb-ship b').allTextContents();
  expect(own).toEqual(['Inflexible', 'Invincible', 'Carnarvon', 'Cornwall', 'Kent', 'Bristol', 'Glasgow']);
  await expect(fleets.getByText('reservists')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the Falklands open with names that can be read', async ({ page }) => {
    await sitDown(page, falklands());
    await expect.poll(async () => (await sizesOf(boardOf(page).locator(NAMES)))[0]).toBeGreaterThan(9.9);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await showColumn(page, 'Chart');
    // A chart that is fitted to its new frame while it is pressed has to be pressed again.
    await expect(async () => {
      await clickOnChart(page, boardOf(page).locator('.bb-ready').first());
      await expect(boardOf(page).locator('.bb-odds').first()).toContainText(/^\d+%, (sinks|slows) \d+%$/, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(boardOf(page).getByRole('list', { name: 'Reach' })).toBeVisible();
    expect(await covered(page, '.bb-legend', '.kit-corner-button')).toBe(0);
  });

  test('beside the orders the Falklands open on those who fire, with an enemy in view, and signs say where those are who are not', async ({
    page,
  }) => {
    await sitDown(page, falklands());
    await expect(promptOf(page)).toBeInViewport({ ratio: 1 });
    await expect(endingOf(page)).toBeInViewport({ ratio: 1 });
    const board = boardOf(page);
    await expect.poll(() => tooSmall(board, 10)).toEqual([]);
    const pane = (await board.locator('.bb-waters').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** Hulls that lie in the pane from bow to stern. */
    const wholeOf = (hulls: Locator): Promise<number> =>
      hulls.evaluateAll((all, { x, y, width, height }) => {
        const isWhole = ({ left, right, top, bottom }: DOMRect): boolean =>
          left >= x && right <= x + width && top >= y && bottom <= y + height;
        return all.filter((hull) => isWhole(hull.getBoundingClientRect())).length;
      }, pane);
    const [firing, enemies] = [board.locator('.bb-ready .bb-grip'), board.locator('.bb-central .bb-grip')];
    await expect(firing).not.toHaveCount(0);
    await expect.poll(() => wholeOf(firing)).toBe(await firing.count());
    expect(await wholeOf(enemies)).toBeGreaterThan(0);
    const signs = board.locator('.bb-signs text');
    await showColumn(page, 'Chart');
    await expect(signs).toHaveCount(0);
    // Until they are out of view.
    await board.getByRole('group', { name: 'The tactical map' }).focus();
    await expect(async () => {
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowUp');
      await expect(signs.first()).toBeInViewport({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    expect(await tooSmall(board, 10)).toEqual([]);
  });

  test('a line of battle at sea can be read, and Open fire is in reach', async ({ page }) => {
    await sitDown(page, atSea());
    await showColumn(page, 'Chart');
    const board = boardOf(page);
    await expect.poll(async () => (await sizesOf(board.locator('.nn-fighter-name')))[0]).toBeGreaterThan(9.9);
    expect(await covered(page, '.nn-odds', '.nn-odds')).toBe(0);
    await page.getByRole('button', { name: 'Whole chart' }).click();
    await expect(board.locator('.nn-fighter-name, .nn-fighter-factors, .nn-odds')).toHaveCount(0);
    await expect(endingOf(page)).toBeInViewport({ ratio: 1 });
    await expect(endingOf(page)).toBeDisabled();
    await expect(endingOf(page)).toContainText(/^Open fire0 of \d+ lined up$/);
    await board.getByRole('button', { name: 'Concentrate' }).click();
    await expect(board.locator('.nn-bracket').first()).toContainText(/^at /);
    expect((await sizesOf(board.locator('.nn-bracket text')))[0]).toBeGreaterThan(9.9);
    await expect(endingOf(page)).toContainText(/Open fire(\d+) of \1 lined up/);
    await expect(endingOf(page)).toBeEnabled();
    await expect(page.locator('.reminder')).toHaveText('Everybody is lined up. Open fire, or aim any of them elsewhere.');
    await showColumn(page, 'Orders');
    await expect(promptOf(page)).toHaveText('Everybody is lined up. Open fire, or aim any of them elsewhere.');
    await expect(linesOf(page)).toHaveCount(0);
  });
});
