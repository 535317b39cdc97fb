/** Plays Nine Navies War by mouse as a person would: whole fleets at once, on the chart and in the panels beside it. */
import type { Locator, Page } from '@playwright/test';
import { boardOf, clickOnChart, dragOnChart, endingOf, expect, footOf, optionsOf, order, promptOf, wordsOf } from './table.ts';

/** Every kind of decision that comes up in 1915. */
export type Kind =
  | 'set-up'
  | 'loss'
  | 'chit'
  | 'sail'
  | 'second sea'
  | 'repair'
  | 'next battle'
  | 'fire'
  | 'fight or break off'
  | 'pursue'
  | 'groups'
  | 'chase'
  | 'next group'
  | 'go on'
  | 'return';

const button = (page: Page, name: string | RegExp): Locator => boardOf(page).getByRole('button', { name });
/** Where the picked ships may go. */
const ways = (page: Page): Locator => boardOf(page).locator('.nn-send');
const answers = (page: Page): Locator => boardOf(page).locator('.nn-answer');
export const panelOf = (page: Page, name: string | RegExp): Locator => boardOf(page).getByRole('region', { name });

const listed = (page: Page, words: RegExp): Promise<void> => order(page, () => optionsOf(page).filter({ hasText: words }).first().click());

/** Old battleships to Gibraltar by a filter, a class by its box, and two ships by name; the rest stays. */
async function setUp(page: Page): Promise<void> {
  const panel = panelOf(page, 'Great Britain & Ireland');
  await panel.getByLabel('Kind of ship').selectOption('old battleships');
  await panel.getByRole('button', { name: /^Pick these \d+$/ }).click();
  await panel.getByRole('button', { name: 'None' }).click();
  await expect(panel).toContainText('no ships picked');
  await panel.getByLabel(/^Pick all \d+ ships of the class Canopus/).check();
  await order(page, () => ways(page).filter({ hasText: 'Gibraltar' }).click());
  await panel.getByLabel('Kind of ship').selectOption('battlecruisers');
  await panel.getByLabel(/^Pick Inflexible,/).check();
  await panel.getByLabel(/^Pick Indomitable,/).check();
  await order(page, () => clickOnChart(page, button(page, /^Gibraltar, Allied base.*press to send 2 ships here/)));
  await expect(button(page, /^Gibraltar, Allied base, [5-9] ships/)).toBeVisible();
  await done(page);
}

/** In the panel of the first base that has a ship to lose. */
async function lose(page: Page): Promise<void> {
  await clickOnChart(page, boardOf(page).locator('.nn-base.nn-asked').first());
  await order(page, () => boardOf(page).locator('.nn-act').filter({ hasText: 'Lose her' }).first().click());
}

/** All the ships of the base at once into the first sea; those who cannot go there stay. */
async function sail(page: Page): Promise<void> {
  const all = button(page, /^Pick (all|these) \d+$/);
  if (await all.isVisible()) {
    await all.click();
    await order(page, () => ways(page).first().click());
  }
  if (/Which ships sail/.test(await wordsOf(promptOf(page)))) await done(page);
}

/** One ship tries her luck; the others stay. */
async function secondSea(page: Page): Promise<void> {
  await boardOf(page).locator('.nn-ship, .nn-lone').getByRole('checkbox').first().check();
  await order(page, () => ways(page).first().click());
  await expect(page.getByTestId('live')).toContainText(/sails into|turns back/);
  if (/second sea/.test(await wordsOf(promptOf(page)))) await done(page);
}

async function repair(page: Page): Promise<void> {
  await order(page, () => button(page, /^Share out evenly$/).click());
}

const done = (page: Page): Promise<void> => order(page, () => endingOf(page).click());

const nextBattle = (page: Page): Promise<void> =>
  order(page, () => clickOnChart(page, boardOf(page).locator('.kit-space.kit-offered').first()));

const cards = (page: Page, state: string): Locator => boardOf(page).locator(`.nn-fighter${state}`);

/** A whole line by a rule of thumb, corrected by dragging her guns to another target; a single ship by pressing her target. */
async function fire(page: Page): Promise<void> {
  const thumb = boardOf(page).getByRole('button', { name: 'Strongest at strongest', exact: true });
  if (!(await thumb.isVisible())) return order(page, () => clickOnChart(page, cards(page, '-target').first()));
  await thumb.click();
  const target = cards(page, '-target').last();
  await dragOnChart(page, cards(page, '-aimed').first(), target, () => expect(target).toHaveClass(/nn-fighter-over/));
  await expect(boardOf(page).locator('.nn-drag')).toHaveCount(0);
  await order(page, () => endingOf(page).click());
}

/** The fast ones into a group, or after one. */
async function divide(page: Page): Promise<void> {
  const fastest = button(page, /^speed \d+$/);
  if (await fastest.isVisible()) {
    await fastest.click();
    // Somebody must stay in the first group: where all are as fast, one is enough.
    if (await ways(page).first().isEnabled()) {
      if ((await cards(page, '-free').count()) === (await cards(page, '-picked').count())) {
        await button(page, 'None').click();
        await clickOnChart(page, cards(page, '-free').first());
      }
      await order(page, () => ways(page).first().click());
    }
  }
  if (await endingOf(page).isVisible()) await done(page);
}

const answer =
  (words: RegExp) =>
  (page: Page): Promise<void> =>
    order(page, () => answers(page).filter({ hasText: words }).first().click());

/** Fights on after the first round, and breaks off after the second. */
async function fightOnce(page: Page): Promise<void> {
  const isFirst = /round 1 /.test(await wordsOf(boardOf(page).locator('.nn-battle-state')));
  await answer(isFirst ? /^Fight$/ : /^Break off$/)(page);
}

/** Where the list is the natural place. */
const returnHome = (page: Page): Promise<void> => listed(page, /^\d*Done/);

interface Decision {
  readonly kind: Kind;
  readonly asked: RegExp;
  readonly byHand: (page: Page) => Promise<void>;
}

const decisions: readonly Decision[] = [
  { kind: 'set-up', asked: /^Share out the British ships/, byHand: setUp },
  { kind: 'loss', asked: /^A ship is lost/, byHand: lose },
  { kind: 'chit', asked: /Does Room 40/, byHand: (page) => listed(page, /Have it put back/) },
  { kind: 'sail', asked: /Which ships sail/, byHand: sail },
  { kind: 'second sea', asked: /try for a second sea/, byHand: secondSea },
  { kind: 'repair', asked: /which ships are repaired/, byHand: repair },
  { kind: 'next battle', asked: /where is the next battle/, byHand: nextBattle },
  { kind: 'fire', asked: /at whom does the line/, byHand: fire },
  { kind: 'fight or break off', asked: /fight on, or break off/, byHand: fightOnce },
  { kind: 'pursue', asked: /^The enemy breaks off/, byHand: answer(/^Pursue$/) },
  { kind: 'groups', asked: /^Divide your ships/, byHand: divide },
  { kind: 'chase', asked: /^Which ships chase/, byHand: divide },
  { kind: 'next group', asked: /^Which group is brought/, byHand: answer(/^Group/) },
  { kind: 'go on', asked: /^Go on with the chase/, byHand: answer(/^Press on$/) },
  { kind: 'return', asked: /^Where do your ships go/, byHand: returnHome },
];

export async function decisionNow(page: Page): Promise<Decision> {
  const prompt = await wordsOf(promptOf(page));
  const found = decisions.find(({ asked }) => asked.test(prompt));
  if (!found) throw new Error(`nobody knows what to answer to '${prompt}'`);
  return found;
}

export const staff = (page: Page, what: 'answer this' | 'finish the phase'): Promise<void> =>
  order(page, () =>
    footOf(page)
      .getByRole('button', { name: `Staff: ${what}` })
      .click(),
  );
