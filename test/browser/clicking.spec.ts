/** A whole game with the mouse alone, on the chart wherever the chart can take the order. */
import type { Locator, Page } from '@playwright/test';
import { asks, recordWhere } from './records.ts';
import {
  begin,
  boardOf,
  clickOnChart,
  expect,
  logOf,
  optionsOf,
  order,
  promptOf,
  resultOf,
  savesOf,
  sitDown,
  test,
  wordsOf,
} from './table.ts';

/** Here the raid is flown and the fleets meet. Should the rules change, another seed may be needed. */
const SEED = 'Tyrwhitt';

/** No sensible game is longer. */
const MOST_ORDERS = 250;

/** How an order was given. */
type Way = 'list' | 'piece and list' | 'sail' | 'fly' | 'steam' | 'fire';

const pieces = (page: Page): Locator => boardOf(page).locator('[data-piece] :is(.kit-offered, .fs-offered)');
const places = (page: Page): Locator => boardOf(page).locator('.kit-space.kit-offered');

async function fromList(page: Page, name: RegExp): Promise<Way> {
  await order(page, () => optionsOf(page).filter({ hasText: name }).first().click());
  return 'list';
}

/** Picks a piece, then the place or the enemy that is the first to be offered to it. */
async function send(page: Page, piece: Locator, aims: string): Promise<void> {
  await clickOnChart(page, piece);
  const aim = boardOf(page).locator(aims).first();
  await expect(aim).toBeVisible();
  await order(page, () => clickOnChart(page, aim));
}

/** A piece on the chart narrows the list; the order itself is then in the list. */
async function pickThenChoose(page: Page): Promise<Way> {
  if ((await pieces(page).count()) === 0) return fromList(page, /./);
  await clickOnChart(page, pieces(page).first());
  await expect(pieces(page).first()).toHaveAttribute('aria-pressed', 'true');
  await fromList(page, /./);
  return 'piece and list';
}

async function sail(page: Page): Promise<Way> {
  if (await optionsOf(page).filter({ hasText: 'Launch' }).count()) return fromList(page, /Launch/);
  if (/nothing can take off/.test(await wordsOf(promptOf(page)))) return fromList(page, /Hold/);
  await order(page, () => clickOnChart(page, places(page).first()));
  return 'sail';
}

/** With bombs to a target, without them home; over a target they stay and bomb. */
async function fly(page: Page): Promise<Way> {
  for (const seaplane of await pieces(page).all()) {
    const words = (await seaplane.getAttribute('aria-label')) ?? '';
    const isLight = words.includes('no bombs');
    if (words.includes(' over ') && !isLight) continue;
    await send(page, seaplane, isLight ? '.kit-space.kit-offered' : '.fs-target .kit-offered');
    return 'fly';
  }
  return fromList(page, /Done/);
}

const shipByShip =
  (way: Way, aims: string) =>
  async (page: Page): Promise<Way> => {
    if ((await pieces(page).count()) === 0) return fromList(page, /Done/);
    await send(page, pieces(page).first(), aims);
    return way;
  };

const answers: readonly (readonly [asked: RegExp, answer: (page: Page) => Promise<Way>])[] = [
  [/^The Harwich Force|^The raid is over/, sail],
  [/may fly along an arrow/, fly],
  [/drop a bomb|hoists it in|is mended/, pickThenChoose],
  [/Move any ships/, shipByShip('steam', '.fs-band .kit-offered')],
  [/Choose targets/, shipByShip('fire', '.fs-target-offered')],
  [/Press on/, (page) => fromList(page, /Break off/)],
];

async function answer(page: Page): Promise<Way> {
  const prompt = await wordsOf(promptOf(page));
  const [, found] = answers.find(([asked]) => asked.test(prompt)) ?? [];
  return found ? found(page) : fromList(page, /./);
}

test('a whole game by clicking', { tag: '@long' }, async ({ page }) => {
  await begin(page, SEED);
  const ways: Way[] = [];
  while (ways.length < MOST_ORDERS && !(await resultOf(page).isVisible())) {
    ways.push(await answer(page));
  }
  await expect(resultOf(page)).toBeVisible();
  await expect(page.locator('.result-words')).toHaveText(/victory|draw/i);
  expect([...new Set(ways)].sort(), 'some kind of order was never given; try another seed').toEqual([
    'fire',
    'fly',
    'list',
    'piece and list',
    'sail',
    'steam',
  ]);
  await expect(logOf(page)).toContainText('The raid is launched');
  await page.getByRole('link', { name: 'Line Ahead' }).click();
  await expect(savesOf(page)).toHaveCount(1);
  const [, given] = /(\d+) orders given/.exec(await wordsOf(savesOf(page))) ?? [];
  expect(Number(given), 'one press may be an order for several').toBeGreaterThanOrEqual(ways.length);
  await expect(savesOf(page).getByRole('link', { name: 'Look' })).toBeVisible();
});

test('an order that cannot be wanted is asked for once more', async ({ page }) => {
  await sitDown(
    page,
    recordWhere((game) => asks('sail-or-launch')(game) && game.state.raid === 'before' && game.state.harwich === 'B'),
  );
  const prompt = await wordsOf(promptOf(page));
  const dialog = page.getByRole('dialog', { name: 'Sail to space C?' });
  await clickOnChart(page, places(page).first());
  await expect(dialog).toContainText('there will be no raid');
  await dialog.getByRole('button', { name: 'Think again' }).click();
  await expect(dialog).toBeHidden();
  await expect(promptOf(page)).toHaveText(prompt);
  await order(page, async () => {
    await clickOnChart(page, places(page).first());
    await dialog.getByRole('button', { name: 'Do it' }).click();
  });
  await expect(logOf(page)).toContainText('The Harwich Force sails to space C.');
});

test('a damaged seaplane is seen to be damaged', async ({ page }) => {
  const isHurt = ({ damaged, at }: { readonly damaged: boolean; readonly at: string }): boolean => damaged && /^(entry|target)/.test(at);
  await sitDown(
    page,
    recordWhere((game) => asks('air-movement')(game) && game.state.aircraft.some(isHurt)),
  );
  await expect(boardOf(page).locator('.fs-hurt-edge').first()).toBeVisible();
});
