/** A whole game with the mouse alone, on the chart wherever the chart can take the order. */
import type { Locator, Page } from '@playwright/test';
import { begin, boardOf, clickOnChart, expect, optionsOf, order, promptOf, resultOf, test } from './table.ts';

/** Here the raid is flown and the fleets meet. Should the rules change, another seed may be needed. */
const SEED = 'Engadine';

/** No sensible game is longer. */
const MOST_ORDERS = 250;

const pieces = (page: Page): Locator => boardOf(page).locator('[data-piece] :is(.kit-offered, .fs-offered)');
const places = (page: Page): Locator => boardOf(page).locator('.kit-space.kit-offered');

/** Picks a piece on the chart, then the place or the enemy it is sent to. */
async function send(page: Page, piece: Locator, to: (board: Locator) => Locator): Promise<void> {
  await clickOnChart(page, piece);
  await clickOnChart(page, to(boardOf(page)).first());
}

/** A piece on the chart narrows the list; the order itself is then in the list. */
async function pickThenChoose(page: Page): Promise<string> {
  if ((await pieces(page).count()) === 0) return fromList(page, /./);
  await clickOnChart(page, pieces(page).first());
  await optionsOf(page).first().click();
  return 'piece, then list';
}

const fromList = async (page: Page, name: RegExp): Promise<string> => {
  await optionsOf(page).filter({ hasText: name }).first().click();
  return 'list';
};

async function sail(page: Page): Promise<string> {
  const list = await optionsOf(page).allInnerTexts();
  if (list.some((words) => /Launch/.test(words))) return fromList(page, /Launch/);
  if (/nothing can take off/.test(await promptOf(page).innerText())) return fromList(page, /Hold/);
  await clickOnChart(page, places(page).first());
  return 'sail by the chart';
}

/** With bombs to a target, without them home; over a target they stay and bomb. */
async function fly(page: Page): Promise<string> {
  for (const piece of await pieces(page).all()) {
    const words = (await piece.getAttribute('aria-label')) ?? '';
    if (/ over /.test(words) && !/no bombs/.test(words)) continue;
    const isLight = /no bombs/.test(words);
    await send(page, piece, (board) => board.locator(isLight ? '.kit-space.kit-offered' : '.fs-target .kit-offered'));
    return 'fly by the chart';
  }
  return fromList(page, /Done/);
}

async function steam(page: Page): Promise<string> {
  if (await pieces(page).count() === 0) return fromList(page, /Done/);
  await send(page, pieces(page).first(), (board) => board.locator('.fs-band .kit-offered'));
  return 'steam by the chart';
}

async function fire(page: Page): Promise<string> {
  if (await pieces(page).count() === 0) return fromList(page, /Done/);
  await send(page, pieces(page).first(), (board) => board.locator('.fs-target-offered'));
  return 'fire by the chart';
}

const answers: readonly (readonly [asked: RegExp, answer: (page: Page) => Promise<string>])[] = [
  [/^The Harwich Force|The raid is over/, sail],
  [/may fly along an arrow/, fly],
  [/drop a bomb|hoists it in|is mended/, pickThenChoose],
  [/Move any ships/, steam],
  [/Choose targets/, fire],
  [/Press on/, (page) => fromList(page, /Break off/)],
];

async function answer(page: Page): Promise<string> {
  const prompt = await promptOf(page).innerText();
  const [, found] = answers.find(([asked]) => asked.test(prompt)) ?? [];
  return found ? found(page) : fromList(page, /./);
}

test('a whole game by clicking', async ({ page }) => {
  await begin(page, SEED);
  const ways = new Map<string, number>();
  for (let orders = 0; orders < MOST_ORDERS && !(await resultOf(page).isVisible()); orders++) {
    await order(page, async () => {
      const way = await answer(page);
      ways.set(way, (ways.get(way) ?? 0) + 1);
    });
  }
  console.log(ways);
  await expect(resultOf(page)).toBeVisible();
});
