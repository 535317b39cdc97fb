/** Fights on the tactical map by mouse: presses sides, hexes, ships and targets, and the few buttons over the map. */
import type { Locator, Page } from '@playwright/test';
import { tabTowards } from './keys.ts';
import { boardOf, clickOnChart, endingOf, expect, footOf, nearest, optionsOf, order, promptOf, wordsOf } from './table.ts';

export type Deed =
  | 'come'
  | 'place'
  | 'form up'
  | 'move'
  | 'end of moves'
  | 'hold course'
  | 'aim'
  | 'open fire'
  | 'all at one'
  | 'as before'
  | 'staff';

const offered = (page: Page): Locator => boardOf(page).locator('.kit-offered');
/** A hex of the map, and no way out of it. */
const hexes = (page: Page): Locator => boardOf(page).getByRole('button', { name: /: to [A-Z]\d+$/ });
const ready = (page: Page): Locator => boardOf(page).locator('.bb-ready');
const targets = (page: Page): Locator => boardOf(page).locator('.bb-target');
/** Whoever tests sits with the Allies. */
const enemies = (page: Page): Locator => boardOf(page).locator('.bb-central .bb-grip');
const bar = (page: Page): Locator => boardOf(page).locator('[role="group"][aria-label="Orders"]');
/** The one button that ends the question, in the foot of the orders. */
const end = endingOf;
const endOfFire = (page: Page): Locator => end(page).filter({ hasText: /^(Open|Hold) fire/ });

/** 0 before the first. */
export async function roundOf(page: Page): Promise<number> {
  const steps = boardOf(page).locator('ol[aria-label^="Round "]');
  if (!(await steps.isVisible())) return 0;
  return Number(/\d+/.exec((await steps.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

async function come(page: Page): Promise<Deed> {
  await order(page, () => clickOnChart(page, offered(page).first()));
  return 'come';
}

/** The flagship by hand, the others as the book has it. */
async function setUp(page: Page): Promise<Deed> {
  const formation = bar(page).getByRole('button', { name: 'All in the standard formation' });
  if (await formation.isVisible()) {
    await order(page, () => formation.click());
    return 'form up';
  }
  await order(page, () => clickOnChart(page, offered(page).first()));
  return 'place';
}

/** Towards the enemy. */
async function move(page: Page): Promise<Deed> {
  if ((await offered(page).count()) === 0 && (await ready(page).count()) > 0) await clickOnChart(page, ready(page).first());
  if ((await hexes(page).count()) > 0) {
    const way = await nearest(hexes(page), enemies(page));
    await order(page, () => clickOnChart(page, way));
    return 'move';
  }
  await order(page, async () => {
    await end(page).click();
    // Whoever has moved nobody is asked whether he means it.
    const meant = page.getByRole('dialog').getByRole('button', { name: 'Do it' });
    if (await meant.isVisible()) await meant.click();
  });
  return 'end of moves';
}

/** All groups go on as they head, and the moves are over; null where nobody can. */
export async function holdCourse(page: Page): Promise<Deed | null> {
  const hold = bar(page).getByRole('button', { name: 'Hold course, and end' });
  if (!(await hold.isVisible())) return null;
  await order(page, () => hold.click());
  return 'hold course';
}

/** All who have no target yet fire at one enemy; null where they cannot. */
export async function fireAtOne(page: Page): Promise<Deed | null> {
  const all = bar(page)
    .getByRole('button', { name: /^\d+ at .*, and fire$/ })
    .first();
  if (!(await all.isVisible())) return null;
  await order(page, () => all.click());
  return 'all at one';
}

/** The same targets as last time, and fire is opened; null where nothing of it can be ordered again. */
export async function fireAsBefore(page: Page): Promise<Deed | null> {
  const again = page.getByRole('button', { name: /^As (before|last turn), and end$/ });
  if (!(await again.isVisible())) return null;
  await order(page, () => again.click());
  return 'as before';
}

/** By Tab and Enter to a ship that may move, and on to a hex for her, which has the focus then; false where no ship may move. */
export async function takeInHand(page: Page): Promise<boolean> {
  if ((await offered(page).count()) === 0) {
    if ((await ready(page).count()) === 0) return false;
    await tabTowards(page, ready(page).first());
    await page.keyboard.press('Enter');
  }
  if ((await hexes(page).count()) === 0) return false;
  await tabTowards(page, hexes(page).first());
  return true;
}

/** The first ship by her target, the others where a hit is likeliest. */
async function fire(page: Page): Promise<Deed> {
  if ((await targets(page).count()) === 0 && (await ready(page).count()) > 0) await clickOnChart(page, ready(page).first());
  if ((await targets(page).count()) > 0) {
    await order(page, () => clickOnChart(page, targets(page).first()));
    return 'aim';
  }
  await order(page, () => end(page).click());
  return 'open fire';
}

export async function staffAnswers(page: Page, how: 'answer this' | 'finish the phase'): Promise<Deed> {
  await order(page, () =>
    footOf(page)
      .getByRole('button', { name: `Staff: ${how}` })
      .click(),
  );
  return 'staff';
}

/** What is asked now, by hand; what comes up seldom is left to the staff. */
export async function byMouse(page: Page): Promise<Deed> {
  await expect(optionsOf(page).first()).toBeVisible();
  const prompt = await wordsOf(promptOf(page));
  if (/which edge of the map/.test(prompt)) return come(page);
  if (/^Set up your fleet/.test(prompt)) return setUp(page);
  if (/which groups move/.test(prompt)) return move(page);
  if (await endOfFire(page).isVisible()) return fire(page);
  return staffAnswers(page, 'answer this');
}

export const isAskedToFire = (page: Page): Promise<boolean> => endOfFire(page).isVisible();
