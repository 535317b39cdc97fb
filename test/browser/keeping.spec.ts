/** Games outlive the page: save, resume, undo, export, import and replay. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { firstStrike } from '../../games/first-strike/index.ts';
import { parseRecord, recordOf, replay } from '../../kernel/index.ts';
import { verifyRecord } from '../../lab/index.ts';
import { landmarksOf, Table } from '../../table/index.ts';
import { UNFILTERED } from '../../web/table/log-filter.ts';
import { groupsOf, linesIn } from '../../web/table/log-groups.ts';
import { outbreak } from './raider.ts';
import { findings } from './reading.ts';
import { asks, isOver, recordWhere } from './records.ts';
import { begin, bringIn, expect, logOf, offer, optionsOf, order, promptOf, savesOf, sitDown, test, toldOn, wordsOf } from './table.ts';

const sealedRecord = () => recordOf(outbreak('handed over'));
const undoOf = (page: Page) => page.getByRole('button', { name: 'Undo' });
const recordIn = async (download: Download) => parseRecord(await readFile(await download.path(), 'utf8'));

/** Saving happens behind the player's back; another page sees when it is done. */
async function waitUntilSaved(page: Page, words: string): Promise<void> {
  const other = await page.context().newPage();
  await expect(async () => {
    await other.goto('/');
    await expect(savesOf(other).first()).toContainText(words, { timeout: 1000 });
  }).toPass();
  await other.close();
}

test('a game is taken up where its page was closed', async ({ page, context }) => {
  await begin(page, 'keeping');
  for (let orders = 0; orders < 5; orders++) await order(page, () => page.keyboard.press('s'));
  const [prompt, log, title] = [await wordsOf(promptOf(page)), await toldOn(page), await page.title()];
  await waitUntilSaved(page, '5 orders given');
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await savesOf(later).getByRole('link', { name: 'Resume' }).click();
  await expect(promptOf(later)).toHaveText(prompt);
  expect(await toldOn(later)).toBe(log);
  await expect(later).toHaveTitle(title);
  await order(later, () => later.keyboard.press('s'));
  await waitUntilSaved(later, '6 orders given');
});

test('a record is taken by drop; deleted, after a second word, it is gone', async ({ page }) => {
  await page.goto('/');
  const text = JSON.stringify(recordWhere(asks('air-movement')));
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('group', { name: 'Import' }).dispatchEvent('drop', { dataTransfer: files });
  await expect(promptOf(page)).toContainText('may fly along an arrow');

  await page.goto('/');
  await savesOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Tab');
  await expect(savesOf(page)).toHaveCount(1);
  await savesOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('None yet.')).toBeVisible();
});

test('a sealed game is handed over to another browser, goes on there, and no longer here', async ({ page, elsewhere }) => {
  await bringIn(page, sealedRecord());
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('group', { name: 'Table', exact: true })).toContainText('hand the game over');
  await page.keyboard.press('Escape');
  await order(page, () => page.getByRole('button', { name: 'All look for the enemy, and end', exact: true }).click());
  await expect(promptOf(page)).not.toContainText('Which fleets look for the enemy?');
  const prompt = await wordsOf(promptOf(page));
  await waitUntilSaved(page, 'sealed until it ends');
  await elsewhere.goto('/');
  await elsewhere.getByText('Bring a sealed game here').click();
  const address = await elsewhere.getByLabel('Address of this browser').inputValue();

  await page.goto('/');
  await savesOf(page).getByText('Hand over').click();
  await page.getByLabel('Address of the other browser').fill('nowhere');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByRole('alert')).toContainText('no browser has such an address');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Address of the other browser').fill(address);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the file' }).click();
  const letter = await readFile(await (await coming).path(), 'utf8');
  await expect(savesOf(page)).toContainText('handed over to another browser');
  await expect(savesOf(page).getByRole('link', { name: 'Resume' })).toHaveCount(0);

  await offer(elsewhere, 'sealed.json', letter);
  await expect(promptOf(elsewhere)).toHaveText(prompt);
  await order(elsewhere, () => elsewhere.keyboard.press('s'));
  await elsewhere.goto('/');
  await offer(elsewhere, 'sealed.json', letter);
  await expect(elsewhere.getByRole('alert')).toContainText('a game is not played twice');
});

test('undo takes back what was only ordered, and says why it cannot take back dice', async ({ page }) => {
  await sitDown(
    page,
    recordWhere((game) => asks('air-movement')(game) && !game.state.highWind && game.questionFor('british')?.offer.done === true),
  );
  const [prompt, log, options] = [await wordsOf(promptOf(page)), await toldOn(page), await optionsOf(page).count()];
  await expect(undoOf(page)).toBeHidden();
  await order(page, () => page.keyboard.press('s'));
  await order(page, () => undoOf(page).click());
  await expect(promptOf(page)).toHaveText(prompt);
  await expect(optionsOf(page)).toHaveCount(options);
  expect(await toldOn(page)).toBe(log);
  await expect(undoOf(page)).toBeHidden();
});

test('after dice nothing can be taken back, and the table says which dice', async ({ page }) => {
  await sitDown(
    page,
    recordWhere((game) => asks('bombing')(game) && game.questionFor('british')?.offer.bomb !== undefined),
  );
  await order(page, () => page.keyboard.press('1'));
  await expect(undoOf(page)).toBeHidden();
  await expect(page.getByText('No undo. The dice have fallen: Bomb.')).toBeVisible();
  const log = await toldOn(page);
  await page.keyboard.press('u');
  expect(await toldOn(page)).toBe(log);
});

test('a record goes out by export and comes in by import, elsewhere', async ({ page, elsewhere }) => {
  await begin(page, 'travelling');
  for (let orders = 0; orders < 4; orders++) await order(page, () => page.keyboard.press('s'));
  const [prompt, log] = [await wordsOf(promptOf(page)), await toldOn(page)];
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Export record' }).click();
  const download = await exported;
  expect(download.suggestedFilename()).toMatch(/^first-strike \d{4}-\d\d-\d\d after 4\.json$/);
  const record = await recordIn(download);
  expect(record).toMatchObject({ game: 'first-strike', seed: 'travelling', dice: 'fast' });
  expect(record.journal).toHaveLength(4);
  // What the worker in the browser has fingerprinted, Node plays through to the same fingerprints.
  expect(replay(firstStrike, record).checkpoint()).toEqual(record.checkpoints.at(-1));

  await elsewhere.goto('/');
  await expect(elsewhere.getByText('None yet.')).toBeVisible();
  await offer(elsewhere, download.suggestedFilename(), JSON.stringify(record));
  await expect(promptOf(elsewhere)).toHaveText(prompt);
  expect(await toldOn(elsewhere)).toBe(log);
  await elsewhere.goto('/');
  const again = elsewhere.waitForEvent('download');
  await savesOf(elsewhere).getByRole('button', { name: 'Export' }).click();
  expect(await recordIn(await again)).toEqual(record);
});

test.describe('replay', () => {
  const record = recordWhere(isOver);
  const last = record.journal.length;

  /** The replay stands at this moment, and shows all that had happened by then. */
  const isAt = async (page: Page, moment: number): Promise<void> => {
    const { entries } = Table.open(firstStrike, record).picture(moment, 'british').log;
    const lines = groupsOf(entries).flatMap((group) => linesIn(group, UNFILTERED, entries.length));
    await expect(page.getByText(`${moment} of ${last}`, { exact: true })).toBeVisible();
    await expect(logOf(page).locator('.log-group > ol > .entry')).toHaveCount(lines.length);
  };

  test('a game that is over is gone through, checked and taken up again', async ({ page }) => {
    await sitDown(page, record);
    await page.getByRole('link', { name: 'Replay' }).click();
    await isAt(page, 0);

    await test.step('the scrubber goes to any moment, back and forth', async () => {
      const slider = page.getByRole('slider', { name: 'Orders given' });
      const asked = page.locator('.replay-asked');
      await expect(asked).toContainText('The Harwich Force lies in space A');
      await slider.press('ArrowRight');
      await isAt(page, 1);
      await page.getByRole('button', { name: 'One order on' }).click();
      await isAt(page, 2);
      await slider.press('End');
      await isAt(page, last);
      await expect(asked).toContainText(/victory|draw/i);
      await slider.fill('2');
      await isAt(page, 2);
      await page.getByRole('button', { name: 'One order back' }).click();
      await isAt(page, 1);
      await slider.press('Home');
      await isAt(page, 0);
      await expect(asked).toContainText('The Harwich Force lies in space A');
    });

    await test.step('it runs by itself until it is stopped', async () => {
      await page.getByRole('button', { name: 'Let it run' }).click();
      await expect(page.getByText(/^[2-9] of/)).toBeVisible();
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Let it run' })).toBeVisible();
      await page.getByRole('slider', { name: 'Orders given' }).press('Home');
      await isAt(page, 0);
    });

    await test.step('the dice are verified: it says how many rolls agree', async () => {
      const { rolls, draws } = verifyRecord(firstStrike, record);
      await page.getByRole('button', { name: 'Verify the dice' }).click();
      await expect(page.getByText(`All agree: ${rolls} rolls, ${draws} draws`)).toBeVisible();
      // By what stands on it, and not by what is said of it besides.
      await expect(page.getByRole('button', { name: 'Copy the link', exact: true })).toBeVisible();
    });

    await test.step('the address names the moment, and a link to it opens there; keys go from turn to turn and from battle to battle', async () => {
      const landmarks = landmarksOf(replay(firstStrike, record, { log: true }), 'british');
      const turn = landmarks.find(({ kind, moment }) => kind === 'turn' && moment > 0)?.moment ?? Number.NaN;
      await page.keyboard.press(']');
      await isAt(page, turn);
      await expect(page).toHaveURL(new RegExp(`/replay/\\w+/${turn}$`));
      await page.reload();
      await isAt(page, turn);
      const battle = landmarks.find(({ kind, moment }) => kind === 'battle' && moment > turn)?.moment ?? Number.NaN;
      await page.getByRole('button', { name: 'Next battle' }).click();
      await isAt(page, battle);
      await page.keyboard.press('Shift+B');
      await page.keyboard.press('[');
      await expect(page.getByText(`${battle} of ${last}`, { exact: true })).toHaveCount(0);
      await expect(page.getByLabel('Speed')).toHaveValue('1');
      await page.keyboard.press('+');
      await expect(page.getByLabel('Speed')).toHaveValue('2');
    });

    await test.step('from any moment somebody may play on, in a game of its own', async () => {
      const middle = Math.floor(last / 2);
      await page.getByRole('slider', { name: 'Orders given' }).fill(String(middle));
      await isAt(page, middle);
      await expect(page.locator('.replay-asked')).not.toBeEmpty();
      const [asked, log] = [await wordsOf(page.locator('.replay-asked')), await toldOn(page)];
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(promptOf(page)).toHaveText(asked);
      expect(await toldOn(page)).toBe(log);
      await order(page, () => page.keyboard.press('s'));
      await page.getByRole('link', { name: 'Line Ahead' }).click();
      await expect(savesOf(page)).toHaveCount(2);
      await expect(savesOf(page).first()).toContainText(`${middle + 1} orders given`);
      await expect(savesOf(page).last()).toContainText(`${last} orders given`);
    });
  });
});
