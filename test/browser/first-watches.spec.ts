/** Every first watch from its beginning to its end, by keys alone and by touch alone, and what a learner may do on the way. */
import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { gameIds } from '../../web/games.ts';
import { findings, PHONE } from './reading.ts';
import { boardOf, cardOf, endingOf, expect, linesOf, logOf, lookUp, test } from './table.ts';

const MOST_PRESSES = 200;

const taught = gameIds.filter((id) => existsSync(`games/${id}/lessons/index.ts`));

const cardIn = (page: Page): Locator => page.getByRole('region', { name: 'First watch' });
const taskIn = (page: Page): Locator => cardIn(page).getByRole('heading', { level: 2 });
const onward = (page: Page, name: string): Locator => cardIn(page).getByRole('button', { name, exact: true });
const wayOut = (page: Page): Locator => cardIn(page).getByRole('link', { name: 'Play a game' });

/** Which task it is, and how much of it is done. */
const standing = (page: Page): Promise<string> =>
  cardIn(page).evaluate(
    (card) =>
      `${card.querySelector('.coach-way')?.textContent} ${card.querySelector('h2')?.textContent} ${card.querySelector('.coach-given')?.textContent}`,
  );

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/#/first-watch/${game}`);
  await expect(taskIn(page)).toBeVisible();
}

/** One after another, until there is no way on but to a game; `press` does what the task asks for. */
async function keep(page: Page, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; (await wayOut(page).count()) === 0; presses++) {
    expect(presses, await standing(page)).toBeLessThan(MOST_PRESSES);
    const before = await standing(page);
    await press();
    await expect.poll(() => standing(page), { message: before, intervals: [20, 40, 80] }).not.toBe(before);
    await lookUp(page);
  }
}

type Way = 'Next' | 'Next lesson' | 'line' | 'ending' | 'Do it for me';

/** What leads on: the card's own button, the first line that is offered, the button that ends the question, or the coach. */
async function wayOn(page: Page): Promise<Way> {
  for (const name of ['Next', 'Next lesson'] as const) if ((await onward(page, name).count()) > 0) return name;
  if ((await linesOf(page).count()) > 0) return 'line';
  return (await endingOf(page).count()) > 0 ? 'ending' : 'Do it for me';
}

/** The key of what leads on; where it has none, it is reached by Tab. */
async function byKey(page: Page): Promise<void> {
  const way = await wayOn(page);
  const button = way === 'line' ? linesOf(page).first() : way === 'ending' ? endingOf(page) : onward(page, way);
  const key = await button.getAttribute('aria-keyshortcuts');
  if (key === null) await button.press('Enter');
  else await page.keyboard.press(key);
  await confirmed(page, (yes) => yes.press('Enter'));
}

async function byTouch(page: Page): Promise<void> {
  const way = await wayOn(page);
  const pressed = { line: linesOf(page).first(), ending: endingOf(page) };
  await (way === 'line' || way === 'ending' ? pressed[way] : onward(page, way)).tap();
  await confirmed(page, (yes) => yes.tap());
}

/** Says yes where the table asks again. */
async function confirmed(page: Page, say: (yes: Locator) => Promise<void>): Promise<void> {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Do it', exact: true });
  if (!(await yes.isVisible())) return;
  await lookUp(page);
  await say(yes);
}

for (const game of taught) {
  test(`${game}: the first watch by keys alone`, async ({ page }) => {
    await sitDown(page, game);
    await expect(taskIn(page)).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await keep(page, () => byKey(page));
    await expect(taskIn(page)).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
  for (const game of taught) {
    test(`${game}: the first watch by touch alone`, async ({ page }) => {
      await sitDown(page, game);
      expect(await findings(page)).toEqual([]);
      await keep(page, () => byTouch(page));
    });
  }
});

test('one is told what to do, can do nothing else, goes back, leaves, and comes back to the same task', async ({ page }) => {
  await page.goto('/');
  await cardOf(page).getByRole('link', { name: 'First watch' }).click();
  await expect(taskIn(page)).toHaveText('Christmas morning, 1914');
  await onward(page, 'Next').click();
  await expect(logOf(page)).toBeVisible();
  await onward(page, 'Next').click();
  await expect(page.getByTestId('live')).toContainText('Seaplanes can only be launched from B');

  // What is put off is told, with the reason.
  await cardIn(page).getByText('One other order, not now').click();
  await expect(cardIn(page).getByRole('listitem')).toHaveText(['Hold']);
  await expect(linesOf(page)).toHaveCount(1);

  await linesOf(page).first().press('Enter');
  await expect(taskIn(page)).toHaveText('Turn 2: luck is with you');
  await page.keyboard.press('u');
  await expect(taskIn(page)).toHaveText('Sail to space B');
  await expect(linesOf(page)).toHaveCount(1);

  await cardIn(page).getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await cardOf(page).getByRole('link', { name: 'First watch' }).click();
  await expect(taskIn(page)).toHaveText('Sail to space B');
  await onward(page, 'Start again').click();
  await expect(taskIn(page)).toHaveText('Christmas morning, 1914');
  await expect(boardOf(page)).toBeVisible();
});
