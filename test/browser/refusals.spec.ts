/** Bad input is refused with place and reason, and nothing is half loaded; a browser that keeps nothing does not end the game. */
import type { Page } from '@playwright/test';
import type { Command, GameRecord } from '../../kernel/index.ts';
import { asks, recordWhere } from './records.ts';
import { replaceSave, savesKept } from './shelf.ts';
import { begin, bringIn, expect, logOf, offer, optionsOf, order, promptOf, savesOf, test, toldOn } from './table.ts';

const record = recordWhere(asks('air-movement'));
const text = JSON.stringify(record);

const forged = (change: Partial<GameRecord>): string => JSON.stringify({ ...record, ...change });

/** With another second entry. */
const ordered = (change: Partial<Command>): string =>
  forged({ journal: record.journal.map((entry, place) => (place === 1 ? { ...entry, ...change } : entry)) });

/** With other checkpoints than were kept. */
const checked = (change: Partial<GameRecord['checkpoints'][number]>): string =>
  forged({ checkpoints: record.checkpoints.map((each) => ({ ...each, ...change })) });

const last = `checkpoint ${record.journal.length}`;

interface BadFile {
  readonly file: string;
  readonly text: string;
  readonly place: string;
  readonly reason: RegExp;
}

const badFiles: readonly BadFile[] = [
  { file: 'truncated', text: text.slice(0, text.length / 2), place: 'its text', reason: /cut short or no JSON/ },
  { file: 'empty', text: '', place: 'its text', reason: /cut short or no JSON/ },
  { file: 'a picture', text: '\x89PNG\r\n\x1a\n', place: 'its text', reason: /cut short or no JSON/ },
  { file: 'a list', text: '[1, 2, 3]', place: 'the beginning', reason: /no record/ },
  { file: 'of another program', text: '{"format":"chess","moves":[]}', place: 'format', reason: /it says "chess"/ },
  { file: 'of an unknown game', text: forged({ game: 'jutland' }), place: 'game', reason: /no game called 'jutland'/ },
  { file: 'of no game at all', text: forged({ game: 'constructor' }), place: 'game', reason: /no game called 'constructor'/ },
  { file: 'of other rules', text: forged({ rules: 999 }), place: 'rules', reason: /version 999/ },
  { file: 'of an unknown scenario', text: forged({ scenario: 'tondern' }), place: 'settings', reason: /tondern/ },
  { file: 'of unknown options', text: forged({ options: { magic: 'yes' } }), place: 'settings', reason: /magic/ },
  {
    file: 'with a command that was never offered',
    text: ordered({ verb: 'sail', target: 'E' }),
    place: 'entry 2',
    reason: /sails one space along the arrow/,
  },
  {
    file: 'with a command of the enemy',
    text: ordered({ side: 'german' }),
    place: 'entry 2',
    reason: /german is not asked/,
  },
  {
    file: 'with another command than was given',
    text: ordered({ verb: 'hold' }),
    place: last,
    reason: /the chain does not match/,
  },
  {
    file: 'with a changed hash',
    text: checked({ hash: '0123456789abcdef' }),
    place: last,
    reason: /does not match its hash/,
  },
  {
    file: 'with a hash that is none',
    text: checked({ hash: 'xyz' }),
    place: 'checkpoints, number 1',
    reason: /no checkpoint/,
  },
  { file: 'with another seed', text: forged({ seed: 'mine' }), place: last, reason: /the chain does not match/ },
  {
    file: 'with a broken chain',
    text: checked({ link: '0123456789abcdef' }),
    place: last,
    reason: /the chain does not match/,
  },
  { file: 'without a checkpoint', text: forged({ checkpoints: [] }), place: last, reason: /missing/ },
  {
    file: 'with a takeback slipped in',
    text: forged({ journal: [{ side: 'british', verb: 'undo' }, ...record.journal] }),
    place: 'entry 1',
    reason: /nothing can be taken back/,
  },
];

test('a bad record is refused with its place and the reason, and nothing is added', async ({ page }) => {
  await bringIn(page, record);
  await page.goto('/');
  await expect(savesOf(page)).toHaveCount(1);
  const kept = await savesOf(page).allInnerTexts();
  for (const bad of badFiles) {
    await test.step(bad.file, async () => {
      await offer(page, `${bad.file}.json`, bad.text);
      const notice = page.getByRole('alert').filter({ hasText: `${bad.file}.json was not taken. Nothing was changed.` });
      await expect(notice.getByRole('definition').first()).toHaveText(bad.place);
      await expect(notice.getByRole('definition').last()).toHaveText(bad.reason);
      expect(await savesOf(page).allInnerTexts()).toEqual(kept);
    });
  }
  await page.reload();
  await expect(savesOf(page)).toHaveCount(1);
  expect(await savesOf(page).allInnerTexts()).toEqual(kept);

  await test.step('a good one is still taken afterwards', async () => {
    await offer(page, 'good.json', text);
    await expect(promptOf(page)).toContainText('may fly along an arrow');
  });

  await test.step('a saved game that was tampered with is not opened', async () => {
    for (const save of await savesKept(page)) {
      await replaceSave(page, { ...save, record: text.replace(/"link":"\w+"/, '"link":"0123456789abcdef"') });
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Aground' })).toBeVisible();
    await expect(page.getByText(`${last}: something before it was changed: the chain does not match`)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(savesOf(page)).toHaveCount(2);
  });
});

test('an order that was not offered is refused in words, and changes nothing', async ({ page }) => {
  // The page offers only what is possible, so the order is changed on its way to the worker.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown) {
      const words = JSON.stringify(message);
      post.call(this, JSON.parse(words.includes('"hold"') ? words.replace('"hold"', '"launch"') : words));
    };
  });
  await begin(page, 'refused');
  const log = await toldOn(page);
  await optionsOf(page).filter({ hasText: 'Hold' }).click();
  await expect(page.getByRole('alert')).toContainText('Refused: the raid is launched from space B alone');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Rule FS-9.0' })).toBeVisible();
  expect(await toldOn(page)).toBe(log);
  await order(page, () => optionsOf(page).filter({ hasText: 'Sail' }).click());
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(logOf(page)).toContainText('sails to space B');
});

/** Plays on although nothing is kept; the person is told on the table and at home. */
async function playOnThough(page: Page, reason: string): Promise<void> {
  await begin(page, 'unkept');
  // Where nothing can be kept, nobody can have said that the goal is not to be shown.
  const toTheTable = page.getByRole('button', { name: 'To the table' });
  if (await toTheTable.isVisible()) await toTheTable.click();
  const notice = page.getByRole('status').filter({ hasText: 'will not be kept' });
  await order(page, () => page.keyboard.press('s'));
  await expect(notice).toContainText(reason);
  await expect(notice).toContainText('export the record');
  await order(page, () => page.keyboard.press('s'));
  await expect(notice).toContainText(reason);
  await page.getByRole('link', { name: 'Line Ahead' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Games will not be kept' })).toContainText(reason);
  // As long as the tab lives, so does the game.
  await savesOf(page).getByRole('link', { name: 'Resume' }).click();
  await order(page, () => page.keyboard.press('s'));
  await expect(notice).toContainText(reason);
}

/** Changes the surroundings of the page and of its worker, for a browser that allows no storage allows it to neither. */
async function inBoth(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(change);
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `(${change})();\n${code}` });
  });
}

test.describe('storage', () => {
  test('forbidden: the game goes on and the person is told', async ({ page }) => {
    await inBoth(page, () => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      IDBFactory.prototype.open = forbid;
      Object.defineProperty(globalThis, 'localStorage', { get: forbid });
    });
    await playOnThough(page, 'the browser does not allow storage here');
  });

  test('missing: the game goes on and the person is told', async ({ page }) => {
    await inBoth(page, () => void Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    await playOnThough(page, 'the browser does not allow storage here');
  });

  test('full: the game goes on and the person is told', async ({ elsewhere, baseURL }) => {
    // In a browser that has kept nothing yet, or there would be room left from before.
    const browser = await elsewhere.context().newCDPSession(elsewhere);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL ?? '').origin, quotaSize: 1 });
    await playOnThough(elsewhere, 'the browser’s storage is full');
  });
});

test.describe('addresses that lead nowhere', () => {
  const UNKNOWN = '/#/nowhere/at-all';
  const places: readonly (readonly [address: string, words: string])[] = [
    [UNKNOWN, 'Naval board wargames of 1890–1918'],
    ['/#/table/none', 'There is no saved game here under this address.'],
    ['/#/replay/none', 'There is no saved game here under this address.'],
    ['/#/new/jutland', 'Line Ahead has no game called ‘jutland’.'],
    ['/#/rules/jutland', 'Line Ahead has no game called ‘jutland’.'],
    ['/#/rules/first-strike/FS-99', 'The rulebook has no FS-99.'],
    ['/#/new/%E0%A4%A', 'Line Ahead has no game called'],
  ];

  test('each says what is not there, and leads home', async ({ page }) => {
    for (const [address, words] of places) {
      await test.step(address, async () => {
        // From another page, or only what stands behind the # would be read anew.
        await page.goto('about:blank');
        await page.goto(address);
        await expect(page.getByText(words)).toBeVisible();
        const wayOut = page.getByRole('link', { name: /^Home$|^Line Ahead$/ });
        if (address !== UNKNOWN) await wayOut.click();
        await expect(page.getByRole('heading', { name: 'First Strike!', exact: true })).toBeVisible();
      });
    }
  });
});
