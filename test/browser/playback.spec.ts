/** What happened is played: a turn of Coronel by itself, step by step, ended by a key, and as stills where nothing may move. */
import type { Locator, Page } from '@playwright/test';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import { Game, recordOf } from '../../kernel/index.ts';
import { boards } from './boards.ts';
import { findingsButColours } from './reading.ts';
import { boardOf, expect, order, promptOf, sitDown, test } from './table.ts';

const coronel = recordOf(new Game(grandFleets, { scenario: 'coronel', options: {}, seed: 'Cradock', dice: 'fast' }, { chain: true }));

const bar = (page: Page): Locator => boardOf(page).getByRole('group', { name: 'What happened' });
const key = (page: Page, name: string): Locator => bar(page).getByRole('button', { name });
const said = (page: Page): Locator => bar(page).getByRole('status');
const flagship = (page: Page): Locator => boardOf(page).getByRole('button', { name: /^Good Hope, / });
const placeOf = (ship: Locator): Promise<string | null> => ship.getAttribute('style');
const staff = (page: Page) => order(page, () => page.getByRole('button', { name: 'Staff: finish the phase' }).click());

/** Writes down the title of every still from now on. */
const watchStills = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = (): void => {
      const title = document.querySelector('.kit-playback-words b')?.textContent ?? 'none';
      const before = document.body.dataset.stills?.split('|').at(-1);
      if (title !== before) document.body.dataset.stills = `${document.body.dataset.stills ?? ''}|${title}`;
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

test('a turn of Coronel is played, stepped through and skipped, and lies still where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(page, coronel);
  const before = await placeOf(flagship(page));
  await expect(bar(page)).toHaveCount(0);
  await watchStills(page);
  while (!/fire at/.test((await promptOf(page).textContent()) ?? '')) await staff(page);

  // By itself, from how it was to how it is.
  await expect(page.locator('body')).toHaveAttribute('data-stills', /Before\|Movement, point 1 of (\d).*\|Movement, point \1 of \1\|none$/);
  const after = await placeOf(flagship(page));
  expect(after).not.toBe(before);

  // Any key ends it, and does nothing else.
  const asked = await promptOf(page).textContent();
  await key(page, 'Play what happened').click();
  await expect(key(page, 'Pause')).toBeVisible();
  await page.keyboard.press('s');
  await expect(key(page, 'Play what happened')).toBeVisible({ timeout: 1000 });
  expect(await placeOf(flagship(page))).toBe(after);
  await expect(promptOf(page)).toHaveText(asked ?? '');

  // Back to the beginning by keyboard, told in words; the board takes no orders meanwhile.
  await key(page, 'One step back').focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^Step \d of \d\. Movement, point (\d) of \1\. .*Cradock’s squadron/);
  while (!/^Step 1 /.test((await said(page).textContent()) ?? '')) await page.keyboard.press('ArrowLeft');
  expect(await placeOf(flagship(page))).toBe(before);
  await expect(boardOf(page).locator('.gf-target')).toHaveCount(0);
  expect(await findingsButColours(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('The board as it stands.');
  expect(await placeOf(flagship(page))).toBe(after);

  // Where motion is reduced nothing runs by itself, and stills are stills.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => delete document.body.dataset.stills);
  await staff(page);
  await key(page, 'One step back').click();
  await expect(said(page)).toHaveText(/^Step (\d+) of \1\. /);
  await expect(page.locator('body')).toHaveAttribute('data-stills', /^\|none\|[^|]+$|^\|[^|]+$/);
  expect(await flagship(page).evaluate((ship) => getComputedStyle(ship).transitionDuration)).toBe('0s');
});

/** Where the staff's next orders are seen on the board. */
const SEEN = ['First Strike!: a battle', 'Nine Navies War: a battle', 'Cruiser Warfare: a battle on hexes'];

for (const name of SEEN)
  test(`${name} is stepped through, with what was rolled, and again on opening the game`, async ({ page }) => {
    const record = boards[name];
    if (!record) throw new Error(`there is no board ${name}`);
    await sitDown(page, record());
    await staff(page);
    await key(page, 'One step back').click();
    await expect(said(page)).toHaveText(/^Step (\d+) of \1\. /);
    // Back to where somebody fired; before the first step there is no way back, and the press would wait in vain.
    while (!(await boardOf(page).locator('.kit-played-salvo').count())) await key(page, 'One step back').click();
    // The focus may have gone with the scene that it was in.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('The board as it stands.');
    await page.reload();
    await expect(key(page, 'Play what happened')).toBeVisible();
  });
