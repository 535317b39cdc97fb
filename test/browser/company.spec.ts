/** What people do at a table of the server beside playing: they talk, agree, pass the machine on, play again, and take their games home. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseRecord } from '../../kernel/index.ts';
import type { Database } from '../../server/db/database.ts';
import { openForBackup } from '../../server/db/open.ts';
import { asked, companyOf, meet, resign, setUp, staffs } from './online.ts';
import { boardOf, expect, linesOf, test, toldOn } from './table.ts';

const TITLE = 'Nine Navies War';

const saidOn = (page: Page): Locator => page.getByRole('log', { name: 'What was said' });

const partOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** Has a program told of everybody at the one table where whoever is at this page sits. */
async function tellProgramOf(page: Page, title: string): Promise<void> {
  const part = partOf(page, 'When a game waits for you');
  await part.getByText('Tell a program').click();
  await part.getByLabel('Its address').fill('https://example.org/hook');
  await part.getByLabel('Of what').selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  await expect(part.getByRole('listitem')).toContainText(`A program: https://example.org/hook, of everybody at ${title}`);
}

/** All games of whoever is at this page, as they are taken home. */
async function takenHome(
  page: Page,
): Promise<{ readonly games: readonly unknown[]; readonly running: readonly unknown[]; readonly held: readonly unknown[] }> {
  await page.goto('/#/account');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Take them home' }).click()]);
  await expect(partOf(page, 'Your games as a file')).toContainText('Here they are.');
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

test('two with a clock see each other and their time, talk in text, go back together, play again with sides changed, and have it all in their account', async ({
  page,
  elsewhere,
}) => {
  const pages = [page, elsewhere];
  await setUp(page, 'nine-navies', /^1915/);
  await meet(page, elsewhere, '45 minutes and 30 seconds more with each move');
  for (const each of pages) {
    await expect(companyOf(each).locator('.is-here')).toHaveCount(1);
    await expect(companyOf(each).getByLabel(/^Time left of/)).toHaveText([/^4[45]:\d\d$/, /^4[45]:\d\d$/]);
  }

  await test.step('what no undo reaches is taken back when both agree', async () => {
    const wish = (each: Page): Locator => companyOf(each).getByRole('button', { name: 'Ask to take back' });
    const isWishing = async (each: Page): Promise<boolean> => (await wish(each).count()) > 0;
    while (!(await isWishing(page)) && !(await isWishing(elsewhere))) await staffs(pages, 1);
    const [by, to] = (await isWishing(page)) ? [page, elsewhere] : [elsewhere, page];
    const before = await toldOn(by);
    await wish(by).click();
    await companyOf(to).getByRole('button', { name: 'Agree' }).click();
    for (const each of pages) await expect.poll(() => toldOn(each)).not.toBe(before);
  });

  await test.step('what one says the other reads, letter by letter', async () => {
    await companyOf(page).getByRole('button', { name: 'Talk' }).click();
    await page.getByLabel('Say something').fill('<b>Good luck</b>');
    await page.keyboard.press('Enter');
    await companyOf(elsewhere)
      .getByRole('button', { name: /^Talk: \d new/ })
      .click();
    await expect(saidOn(elsewhere).getByRole('listitem')).toContainText([
      /ask to take back/,
      /All agree: the game goes back/,
      '<b>Good luck</b>',
    ]);
  });

  await resign(await asked(pages));
  await elsewhere.getByRole('button', { name: 'Play again, sides changed' }).click();
  await expect(elsewhere.getByLabel('The link')).toBeVisible();
  await page.getByRole('button', { name: 'Play again, sides changed' }).click();
  await page.getByRole('button', { name: 'Sit down as the Central Powers' }).click();
  for (const each of pages) await expect(companyOf(each)).toBeVisible();
  expect(page.url()).toBe(elsewhere.url());

  for (const each of pages) {
    await each.goto('/#/account');
    await expect(partOf(each, 'How your games came out').getByRole('row', { name: new RegExp(`^${TITLE} people`) })).toBeVisible();
    await tellProgramOf(each, TITLE);
    const { games, running, held } = await takenHome(each);
    expect(games.map((record) => parseRecord(JSON.stringify(record)).game)).toEqual(['nine-navies']);
    expect([running.length, held.length]).toEqual([1, 0]);
  }
});

test('two at one machine hold a table of the server: what one sees is put away before the machine is passed on', async ({ page }) => {
  await setUp(page, 'nine-navies', /^1915/);
  for (const side of await page.getByRole('group').filter({ hasText: 'at this machine' }).all()) await side.getByLabel('A person').check();
  await page.getByLabel('Keep the game at the server').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(boardOf(page)).toBeVisible();
  await companyOf(page).getByRole('button', { name: 'Pass on to the Central Powers' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the machine on' })).toBeVisible();
  await expect(boardOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on as The Central Powers' }).click();
  await expect(boardOf(page)).toBeVisible();
  await expect(companyOf(page).getByRole('button', { name: 'Pass on to the Allies' })).toBeVisible();
});

/** The database of the server that serves these tests. */
const openStore = (): Promise<Database> => openForBackup({ folder: `.cache/tables-${process.env.LINE_AHEAD_PORT ?? '19140'}` });

/** A second of a table that is over, of rules that the server has no longer, as an upgrade leaves it. */
async function heldLike(table: string): Promise<string> {
  const id = `${table.slice(0, -4)}held`;
  const store = await openStore();
  const copy = async (name: string, key: string, change: object): Promise<void> => {
    for (const row of await store.rows(`SELECT * FROM ${name} WHERE ${key} = $1`, [table])) {
      const cells = Object.entries({ ...row, ...change });
      const places = cells.map((_, place) => `$${place + 1}`).join(', ');
      const values = cells.map(([, value]) => (typeof value === 'number' || value === null ? value : String(value)));
      await store.rows(`INSERT INTO ${name} (${cells.map(([column]) => column).join(', ')}) VALUES (${places})`, values);
    }
  };
  try {
    await copy('tables', 'id', { id, rules: 0 });
    for (const name of ['seats', 'acts']) await copy(name, 'table_id', { table_id: id });
    return id;
  } finally {
    await store.close();
  }
}

test('a game whose rules the server has no longer is read as it is kept, and goes home with the others', async ({ page, troubles }) => {
  await setUp(page, 'nine-navies', /^1915/);
  await page.getByLabel('Keep the game at the server').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(linesOf(page).first()).toBeVisible();
  await resign(page);
  await expect(page.getByText('The game is over and open to all.')).toBeVisible();
  const table = /#\/at\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const held = await heldLike(table);

  await page.goto(`/#/at/${held}`);
  await expect(page.getByRole('heading', { name: `${TITLE}: 1915` })).toBeVisible();
  await expect(page.getByText('It cannot be shown on a board any more: it began under version 0 of the rules')).toBeVisible();
  await expect(page.getByRole('listitem').last()).toHaveText('allied: resign');

  const home = await takenHome(page);
  expect(home.games).toHaveLength(1);
  expect(home.held).toEqual([expect.objectContaining({ table: held, game: 'nine-navies', sides: ['allied'], acts: expect.anything() })]);
  // The browser notes what the server refused, which is how the page learns of it.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('409')]);
});
