/** Grand Fleets at the table: Coronel by mouse to its end, a course in line ahead by keyboard, and whether everybody can read it. */
import type { Page } from '@playwright/test';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import type { GrandFleets } from '../../games/grand-fleets/kind.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { focusIsLost, tabTowards } from './keys.ts';
import { COLOURS, findings, overhang, PHONE, showColumn } from './reading.ts';
import { battleWhere } from './records.ts';
import {
  boardOf,
  clickOnChart,
  endingOf,
  expect,
  logOf,
  nearest,
  optionsOf,
  order,
  promptOf,
  resultOf,
  sitDown,
  test,
  wordsOf,
} from './table.ts';

const battle = (scenario: string): GameRecord =>
  recordOf(new Game(grandFleets, { scenario, options: {}, seed: 'Cradock', dice: 'fast' }, { chain: true }));

const coronel = battle('coronel');

const ship = (page: Page, name: string) => boardOf(page).getByRole('button', { name: new RegExp(`^${name}, (British|German)`) });
const ticket = (page: Page, name: string) => boardOf(page).getByRole('group', { name: 'Squadrons' }).getByRole('button', { name });
const course = (page: Page) => boardOf(page).getByRole('group', { name: /^Course of / });
/** An order by a press, and once more where one is asked whether it is meant. */
const give = (page: Page, pressed: () => Promise<void>): Promise<void> =>
  order(page, async () => {
    await pressed();
    const meant = page.getByRole('dialog').getByRole('button', { name: 'Do it' });
    if (await meant.isVisible()) await meant.click();
  });
const end = async (page: Page, words: string): Promise<void> => {
  await expect(endingOf(page)).toContainText(words);
  await give(page, () => endingOf(page).click());
};

/** To where squadrons are asked for their courses. */
async function toTheCourses(page: Page): Promise<void> {
  await end(page, 'Done');
  await expect(promptOf(page)).toHaveText('Which ships move by themselves, and how?');
  await end(page, 'Go on to the squadrons');
  await expect(promptOf(page)).toHaveText('How do the squadrons move?');
}

/** Towards the enemy, by a press on the first ship and one on the hex. */
async function steer(page: Page): Promise<string> {
  await clickOnChart(page, boardOf(page).locator('.gf-own').first());
  await expect(course(page)).toBeVisible();
  const way = await nearest(boardOf(page).locator('.gf-way'), boardOf(page).locator('.gf-red .gf-grip'));
  await give(page, () => clickOnChart(page, way));
  await expect(boardOf(page).locator('.gf-ghost').first()).toBeAttached();
  await end(page, 'Seal the courses');
  return 'course';
}

/** All guns of the squadron at whoever is offered first. */
async function fire(page: Page): Promise<string> {
  const targets = boardOf(page).locator('.gf-target');
  await ticket(page, 'Cradock’s squadron').click();
  const isInRange = (await targets.count()) > 0;
  if (isInRange) {
    await give(page, () => clickOnChart(page, targets.first()));
    await expect(boardOf(page).locator('.gf-salvo').first()).toBeAttached();
  }
  await end(page, 'Open fire');
  return isInRange ? 'fire' : 'out of range';
}

/** What is asked now: on the chart and by its buttons, where it has any, else out of the list. */
async function byHand(page: Page): Promise<string> {
  const prompt = await wordsOf(promptOf(page));
  if (prompt === 'How do the squadrons move?') return steer(page);
  if (prompt === 'What does each line of guns fire at?') return fire(page);
  const place = boardOf(page).locator('.gf-way').first();
  if (await place.isVisible()) {
    await give(page, () => clickOnChart(page, place));
    return 'place';
  }
  const isEnded = await endingOf(page).isVisible();
  await give(page, () => (isEnded ? endingOf(page) : optionsOf(page).first()).click());
  return isEnded ? 'done' : 'list';
}

/** Nobody is asked as often as this in twelve turns. */
const MOST_QUESTIONS = 150;

test('Coronel to its end by mouse against the captain', { tag: '@long' }, async ({ page }) => {
  await sitDown(page, coronel);
  const deeds: string[] = [];
  while (deeds.length < MOST_QUESTIONS && !(await resultOf(page).isVisible())) deeds.push(await byHand(page));
  await expect(resultOf(page)).toBeVisible();
  await expect(page.getByTestId('live')).toContainText(/The game is over.*(victory|draw)/);
  expect(deeds.filter((deed) => deed === 'course').length).toBeGreaterThan(2);
  expect(deeds.filter((deed) => deed === 'fire').length).toBeGreaterThan(1);
});

test('at the courses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await sitDown(page, coronel);
  await toTheCourses(page);
  await test.step('axe finds nothing, by day and by night', async () => {
    await ticket(page, 'Cradock’s squadron').click();
    await expect(course(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLOURS)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(course(page)).toBeHidden();
  });

  await test.step('a course in line ahead by keyboard', async () => {
    await tabTowards(page, boardOf(page).locator('.gf-craft[tabindex="0"]'));
    await expect(ship(page, 'Good Hope')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(ship(page, 'Monmouth')).toBeFocused();
    await page.keyboard.press('Enter');
    const written = course(page).getByRole('textbox', { name: 'Order' });
    await tabTowards(page, written);
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(course(page)).toContainText('That costs 9 points');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1s2');
    await page.keyboard.press('Enter');
    await expect(ticket(page, 'Cradock’s squadron')).toContainText('line ahead');
    await expect(written).toHaveValue('1S2');
    await expect(boardOf(page).locator('.gf-tag')).toContainText(/4 of \d points · line ahead, 4 ships.*heading south-west/);
    expect(await focusIsLost(page)).toBe(false);
    await tabTowards(page, endingOf(page));
    await order(page, () => page.keyboard.press('Enter'));
    await expect(logOf(page)).toContainText('Cradock’s squadron, in line ahead, 1S2');
  });
});

/** Good Hope may fire. */
const canFire = (game: Game<GrandFleets>): boolean => (game.questionFor('blue')?.targets('fire').length ?? 0) > 0;

test('guns show what they reach, battery by battery, and what all of them promise at each target', async ({ page }) => {
  await sitDown(page, battleWhere(canFire, 'coronel', {}));
  await clickOnChart(page, ship(page, 'Good Hope'));
  await expect(boardOf(page).locator('.gf-prospect-label text').first()).toHaveText(/^\d+ guns? · \d+% hit, \d+\.\d damage/);
  const reach = () => boardOf(page).locator('.gf-reach .gf-sector').first().getAttribute('d');
  const heavy = await reach();
  const batteries = page.getByRole('group', { name: 'Whose reach the chart shows' }).getByRole('button');
  await expect(batteries).toHaveText(['9.2 in', '6 in']);
  await batteries.last().click();
  expect(await reach()).not.toBe(heavy);
  expect(await findings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test('Jutland keeps within its width', async ({ page }) => {
    await sitDown(page, battle('jutland'));
    for (const column of ['Log', 'Orders', 'Chart'] as const) {
      await showColumn(page, column);
      expect(await overhang(page), column).toBeLessThanOrEqual(0);
    }
  });

  test('Coronel is fought: a squadron is touched, then her target', async ({ page }) => {
    await sitDown(page, battleWhere(canFire, 'coronel', {}));
    await showColumn(page, 'Chart');
    await expect(ship(page, 'Good Hope')).toBeInViewport();
    await expect(ship(page, 'Scharnhorst')).toBeInViewport();
    // What plays the last turn again lies beside the keys of the chart, not over them.
    await boardOf(page).getByRole('button', { name: 'Closer' }).click({ trial: true });
    await showColumn(page, 'Orders');
    expect(await fire(page)).toBe('fire');
    await showColumn(page, 'Log');
    await expect(logOf(page)).toContainText(/Good Hope fires \d+ guns? .* at Scharnhorst/);
  });
});
