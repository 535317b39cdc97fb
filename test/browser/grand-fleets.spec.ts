/** Grand Fleets at the table: a turn of Coronel by mouse, a course in line ahead by keyboard, and whether everybody can read it. */
import type { Page } from '@playwright/test';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { focusIsLost, tabTowards } from './keys.ts';
import { COLOURS, findings, overhang, PHONE, showColumn } from './reading.ts';
import { boardOf, clickOnChart, expect, logOf, order, promptOf, sitDown, test, wordsOf } from './table.ts';

const battle = (scenario: string): GameRecord =>
  recordOf(new Game(grandFleets, { scenario, options: {}, seed: 'Cradock', dice: 'fast' }, { chain: true }));

const coronel = battle('coronel');

const ship = (page: Page, name: string) => boardOf(page).getByRole('button', { name: new RegExp(`^${name}, (British|German)`) });
const ticket = (page: Page, name: string) => boardOf(page).getByRole('group', { name: 'Squadrons' }).getByRole('button', { name });
const course = (page: Page) => boardOf(page).getByRole('group', { name: /^Course of / });
const press = (page: Page, name: string) => order(page, () => boardOf(page).getByRole('button', { name, exact: true }).click());

/** To where squadrons are asked for their courses. */
async function toTheCourses(page: Page): Promise<void> {
  await press(page, 'Done');
  await expect(promptOf(page)).toHaveText('Which ships move by themselves, and how?');
  await press(page, 'Go on to the squadrons');
  await expect(promptOf(page)).toHaveText('How do the squadrons move?');
}

test('one whole turn of Coronel by mouse', async ({ page }) => {
  await sitDown(page, coronel);
  await toTheCourses(page);
  await clickOnChart(page, ship(page, 'Good Hope'));
  await expect(course(page)).toBeVisible();
  await order(page, () => clickOnChart(page, boardOf(page).locator('.gf-way').first()));
  await expect(boardOf(page).locator('.gf-ghost')).toHaveCount(4);
  await press(page, 'Turn to port');
  await expect(ticket(page, 'Cradock’s squadron')).toContainText('P');
  await press(page, 'Seal the courses');
  await expect(logOf(page)).toContainText('Cradock’s squadron');

  await expect(promptOf(page)).toHaveText('What does each line of guns fire at?');
  for (const name of ['Good Hope', 'Monmouth', 'Glasgow', 'Otranto']) {
    await clickOnChart(page, ship(page, name));
    if ((await boardOf(page).locator('.gf-target').count()) > 0) break;
  }
  await order(page, () => clickOnChart(page, boardOf(page).locator('.gf-target').first()));
  await expect(boardOf(page).locator('.gf-odds')).toContainText(/hit.*\d+%.*pierce/);
  await press(page, 'Open fire');
  await expect(logOf(page)).toContainText(/fires|hits|misses/);
  while (!/another leader/.test(await wordsOf(promptOf(page))))
    await order(page, () => page.getByRole('button', { name: 'Staff: finish the phase' }).click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turn 2');
});

test('a course in line ahead by keyboard', async ({ page }) => {
  await sitDown(page, coronel);
  await toTheCourses(page);
  await tabTowards(page, ticket(page, 'Cradock’s squadron'));
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
  expect(await focusIsLost(page)).toBe(false);
  await tabTowards(page, boardOf(page).getByRole('button', { name: 'Seal the courses' }));
  await order(page, () => page.keyboard.press('Enter'));
  await expect(logOf(page)).toContainText('Cradock’s squadron, in line ahead, 1S2');
});

test.describe('everybody can read it', () => {
  test('axe finds nothing, by day and by night', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await sitDown(page, coronel);
    await toTheCourses(page);
    await ticket(page, 'Cradock’s squadron').click();
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLOURS)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
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
  });
});
