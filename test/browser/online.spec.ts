/** Games between people in two browsers, over the server: by a link, in secret, after a cut line, to the end and back over it. */
import { asked, checkDice, companyOf, cutLine, isAsked, meet, resign, setUp, staff, staffs, staffsUntil } from './online.ts';
import { boardOf, expect, linesOf, logOf, optionsOf, order, resultOf, test, toldOn } from './table.ts';

/** What both are told of their choices. */
const CHOICES = /The Allies (fight on|break off), the Central Powers/;

test('First Strike!: whoever has the link looks on, is shown every order, and can give none', async ({ page, elsewhere }) => {
  await setUp(page, 'first-strike');
  await page.getByLabel('Keep the game at the server').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await elsewhere.goto(page.url());
  await expect(boardOf(elsewhere)).toBeVisible();
  await expect(companyOf(page)).toContainText('1 looks on');
  const before = await toldOn(page);
  await order(page, () => page.keyboard.press('s'));
  await order(page, () => page.keyboard.press('s'));
  // A list may be drawn anew before all that came of the order is told: both are read until they agree.
  await expect(async () => expect(await toldOn(elsewhere)).toBe(await toldOn(page))).toPass();
  expect(await toldOn(elsewhere)).not.toBe(before);
  await expect(optionsOf(elsewhere)).toHaveCount(0);
});

test('Nine Navies War: by a link, in secret, over a cut line, to a draw, and back over it with dice that anybody can check', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 4);
  await cutLine(elsewhere);
  await staffs([page, elsewhere], 2);

  await companyOf(elsewhere).getByRole('button', { name: 'Offer a draw' }).click();
  await companyOf(page).getByRole('button', { name: 'Agree' }).click();
  await checkDice(elsewhere);
});

test('Cruiser Warfare: hunters and raiders set out, over a cut line, and neither page holds what only the other was told; the replay of the finished hunt does', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'cruiser-warfare');
  await meet(page, elsewhere);
  await staffs([page, elsewhere], 2);
  await cutLine(elsewhere);
  await staffs([page, elsewhere], 2);
  const [allied, central] = [await toldOn(page), await toldOn(elsewhere)].map((told) => told.split('\n'));
  const own = (central ?? []).filter((line) => !allied?.includes(line));
  expect(own.length).toBeGreaterThan(0);
  const seen = await page.evaluate(() => document.documentElement.outerHTML);
  for (const line of own) expect(seen).not.toContain(line);
  await expect(logOf(page)).toBeVisible();

  await resign(await asked([page, elsewhere]));
  await checkDice(page);
});

test('Cruiser Warfare: the hunt between two browsers to its own end', { tag: '@long' }, async ({ page, elsewhere }) => {
  test.setTimeout(1_800_000);
  await setUp(page, 'cruiser-warfare');
  await meet(page, elsewhere);
  for (let n = 0; !(await resultOf(page).isVisible()); n++) {
    if (n === 40) await cutLine(elsewhere);
    const whose = (await isAsked(page)) ? page : elsewhere;
    if (await isAsked(whose)) await staff(whose);
    else await whose.waitForTimeout(50);
  }
  await checkDice(elsewhere);
});

test('Nine Navies War: in a battle one has chosen in secret, the other is told with his own choice and not before', async ({
  page,
  elsewhere,
}) => {
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere);
  // Whoever fired last left his choice to the staff with it.
  const last = await staffsUntil([page, elsewhere], /fight on, or break off/);
  const first = last === page ? elsewhere : page;
  await expect(optionsOf(first)).toHaveCount(0);
  expect(await toldOn(last)).not.toMatch(CHOICES);
  await last.reload();
  await expect(linesOf(last)).toHaveCount(2);
  expect(await toldOn(last)).not.toMatch(CHOICES);
  await linesOf(last).filter({ hasText: 'Fight' }).click();
  for (const each of [first, last]) await expect.poll(() => toldOn(each)).toMatch(CHOICES);
});
