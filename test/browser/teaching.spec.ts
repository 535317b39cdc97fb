/** What every table teaches: what Play asks, the goal, why a question matters, what the words mean, and the usual set-up. */
import type { Locator, Page } from '@playwright/test';
import { focusIsLost } from './keys.ts';
import { findings, findingsButColours, overhang, PHONE } from './reading.ts';
import { battleWhere } from './records.ts';
import { cardOf, expect, linesOf, lookUp, promptOf, sitDown, test } from './table.ts';

const DESK = { width: 1400, height: 900 };
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const whyOf = (page: Page): Locator => page.locator('.prompt-why');
const noteOf = (page: Page): Locator => page.getByRole('tooltip');
const usualOf = (page: Page): Locator => page.getByRole('button', { name: /^Usual set-up/ });
const undoOf = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

/** From the card through what Play asks to the goal, which opens by itself. */
async function play(page: Page, title: string, side: string): Promise<void> {
  await page.goto('/');
  await cardOf(page, title).getByRole('button', { name: 'Play' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'First time' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: side }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'How one wins' })).toBeVisible();
}

async function readGoal(page: Page, goal: Goal): Promise<void> {
  await expect(dialogOf(page)).toContainText(goal.wins);
  await expect(dialogOf(page)).toContainText(goal.ship);
  await expect(dialogOf(page)).toContainText(goal.history);
  await expect(dialogOf(page).locator('.goal-scale li').first()).toBeVisible();
  if (goal.expected) await expect(dialogOf(page)).toContainText(goal.expected);
}

/** By keys alone: the note comes with the focus and goes with Escape, and the goal stays until the next. */
async function askAfterTerm(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).locator('.term').first()).toBeFocused();
  await expect(noteOf(page)).toBeInViewport();
  expect(await findingsButColours(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(noteOf(page)).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

/** A switch in the menu. */
async function hideWhys(page: Page): Promise<void> {
  await expect(whyOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Say why a question matters').uncheck();
  await page.keyboard.press('Escape');
  await expect(whyOf(page)).toHaveCount(0);
}

/** One press lays everything out, the end is left to the player, and one undo takes it back. */
async function layOut(page: Page): Promise<void> {
  // Its first sentence: what of it is still to be done may follow, and changes.
  const asked = (await promptOf(page).textContent())?.split('.')[0] ?? '';
  await expect(undoOf(page)).toHaveCount(0);
  await usualOf(page).click();
  await expect(undoOf(page)).toBeVisible();
  expect(asked).not.toBe('');
  await expect(promptOf(page)).toContainText(asked);
  await undoOf(page).click();
  await expect(undoOf(page)).toHaveCount(0);
  await lookUp(page);
}

interface Goal {
  readonly wins: string;
  readonly ship: string;
  readonly history: string;
  /** Who won how often, where there are two sides. */
  readonly expected?: RegExp;
}

interface Lesson extends Goal {
  readonly title: string;
  readonly id: string;
  readonly side: string;
  readonly term: string;
  readonly hasUsual: boolean;
}

const lessons: readonly Lesson[] = [
  {
    title: 'First Strike!',
    id: 'first-strike',
    side: 'Play',
    wins: 'The score at the end decides',
    ship: 'Engadine',
    history: 'Seven of the nine seaplanes',
    term: 'Raid Escape',
    hasUsual: false,
  },
  {
    title: 'Nine Navies War',
    id: 'nine-navies',
    side: 'The Allies: play 1915',
    wins: 'Sudden death',
    ship: '23 dreadnoughts',
    history: 'France held',
    term: 'Sea zone',
    hasUsual: true,
  },
  {
    title: 'Cruiser Warfare',
    id: 'cruiser-warfare',
    side: 'The Central Powers: play',
    wins: 'no German cruiser is left at sea',
    ship: 'Scharnhorst, Gneisenau, Nürnberg and 1 merchantman',
    history: 'Dresden alone got away',
    term: 'Etappe',
    hasUsual: true,
  },
  {
    title: 'Grand Fleets',
    id: 'grand-fleets',
    side: 'The British: play',
    wins: 'Three times the enemy’s',
    ship: 'Seydlitz, Moltke, Derfflinger and Blücher',
    history: 'Blücher',
    expected: /himself the British won \d+, the Germans won \d+, and nobody won \d+\./,
    term: 'Command radius',
    hasUsual: false,
  },
  {
    title: 'Great War at Sea',
    id: 'great-war-at-sea',
    side: 'The Germans: play',
    wins: 'Whoever leads by 6 or more',
    ship: 'Seydlitz, Moltke and Blücher',
    history: 'In history',
    term: 'Abort',
    hasUsual: false,
  },
];

test.describe('with the goal shown at the beginning', () => {
  test.use({ goal: 'on', viewport: DESK });

  for (const lesson of lessons) {
    test(`${lesson.title}: what Play asks, the goal, its terms, why it matters and the usual set-up, on a desk and on a phone`, async ({
      page,
    }) => {
      await play(page, lesson.title, lesson.side);
      await readGoal(page, lesson);
      await askAfterTerm(page);
      await expect(promptOf(page)).toBeVisible();
      expect(await focusIsLost(page)).toBe(false);
      if (lesson.hasUsual) await layOut(page);
      else await expect(usualOf(page)).toHaveCount(0);

      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Goal', exact: true }).click();
      await readGoal(page, lesson);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'To the table' }).click();
      await hideWhys(page);

      await page.goto(`/#/terms/${lesson.id}`);
      await expect(page.getByRole('heading', { name: lesson.term, exact: true })).toBeVisible();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  }
});

test('the goal that somebody does not want to see again does not open by itself, and comes by its key', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Battles' }).getByRole('button', { name: 'The Allies: play Cocos Islands' }).click();
  await expect(promptOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('the Central Powers win as it stands');
  await page.keyboard.press('g');
  await expect(dialogOf(page)).toContainText('The Allies must sink or cripple Emden');
});

test('squadrons of one’s own lie as usual, and come to lie so again', async ({ page }) => {
  await sitDown(
    page,
    battleWhere((game) => game.questionFor('blue')?.name === 'squadrons', 'coronel', { squadrons: 'own' }),
  );
  await linesOf(page).nth(1).click();
  await lookUp(page);
  await linesOf(page).filter({ hasText: 'Leads her squadron' }).first().click();
  await expect(undoOf(page)).toBeVisible();
  await lookUp(page);
  await page.keyboard.press('0');
  await expect(undoOf(page)).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a term of the rulebook is told by a tap or a long press', async ({ page }) => {
    await page.goto('/#/rules/first-strike/FS-9.7a');
    const term = page.locator('.rule.wanted .term').first();
    await term.tap();
    await expect(noteOf(page)).toBeInViewport();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('searchbox').tap();
    await expect(noteOf(page)).toHaveCount(0);
    await term.dispatchEvent('contextmenu');
    await expect(noteOf(page)).toBeInViewport();
  });
});
