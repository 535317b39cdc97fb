/** Great War at Sea at the table: the raid on Scarborough from both seats and what neither page may hold, and a battle from the chart to its end. */
import type { Locator, Page } from '@playwright/test';
import { theatreOf } from '../../games/great-war-at-sea/data/theatres.ts';
import { SIDES, type Side } from '../../games/great-war-at-sea/state.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { recordOf } from '../../kernel/index.ts';
import { enemyOf } from '../../tactical/battle.ts';
import { curtainOf, lift, sitDownAs } from './both.ts';
import {
  cardOfPiece,
  chartOf,
  gameOf,
  handIn,
  lead,
  legs,
  opening,
  PATROL,
  pressWater,
  SCARBOROUGH,
  seeAll,
  TOGETHER,
  ticket,
} from './great-war.ts';
import { byMouse, type Deed, staffAnswers } from './hexes.ts';
import { boardOf, clickOnChart, endingOf, expect, logOf, sitDown, test } from './table.ts';
import { expectNothingBehindTheCurtain, listen, type Secret, takeMessages, tracesOf, word } from './traces.ts';

const searched = (page: Page): Locator => chartOf(page).locator('.gw-searched');
const turnNow = (page: Page): Locator =>
  boardOf(page)
    .getByRole('region', { name: /^Calendar, December 1914/ })
    .locator('[aria-current=step]');
const mayReach = (page: Page): Locator => chartOf(page).locator('.gw-reach-hour');

/** Fleets, boats and airships of a side, and what of them the other may not know: neither that they are called so, nor what is written of them. */
function secretsOf(side: Side): readonly Secret[] {
  const { fleets, boats, airships } = SCARBOROUGH;
  const own = [...fleets, ...boats, ...airships].filter((piece) => piece.side === side);
  /** Some bear the name of a town that is on every chart. */
  const isPlace = (id: string): boolean => theatreOf('north-sea').ports.some((port) => port.id === id);
  return [
    ...own.map(({ name }) => word(name)),
    ...own.filter(({ id }) => !isPlace(id)).map(({ id }) => word(id)),
    { what: 'the card of a fleet', pattern: new RegExp(`"side":"${side}","name"`) },
  ];
}

const REPORT: Secret = { what: 'what an airship saw', pattern: /Report: |Reported in|"side":"central","turn"/ };

/** As one seat sees it now: nothing of the other, while what is its own would be found. */
async function expectOwnAlone(page: Page, side: Side): Promise<void> {
  const theirs = [...secretsOf(enemyOf(side)), ...(side === 'allied' ? [REPORT] : [])];
  expect(await tracesOf(page, theirs), side).toEqual([]);
  const found = await tracesOf(page, secretsOf(side));
  for (const { what } of secretsOf(side))
    expect(
      found.some((trace) => trace.startsWith(`${what} in the `)),
      what,
    ).toBe(true);
}

/** A game in which the airship sees ships in the first turn, whoever sails in the north meanwhile. */
function gameWithReport(): GameRecord {
  for (let n = 0; n < 50; n++) {
    const options = { organisation: 'own' };
    const [game, start] = [gameOf(SCARBOROUGH, options, `scarborough/${n}`), gameOf(SCARBOROUGH, options, `scarborough/${n}`)];
    game.apply({ side: 'allied', verb: 'done' });
    game.apply({ side: 'central', verb: 'fly', target: ['pl19', 'O12', 'O11', 'O10', 'O9'] });
    game.apply({ side: 'central', verb: 'done' });
    if (game.state.reports.some(({ side }) => side === 'central')) return recordOf(start);
  }
  throw new Error('no airship sees anybody');
}

test.describe('the raid on Scarborough at one machine', () => {
  /** A raider shuns contact, a squadron is led along the coast, another is sent across the sea. */
  async function britishWrite(page: Page): Promise<void> {
    await ticket(page, 'Keyes').click();
    await cardOfPiece(page).getByRole('button', { name: 'Raid', exact: true }).click();
    await cardOfPiece(page)
      .getByRole('button', { name: /^Shun contact/ })
      .click();
    await expect(cardOfPiece(page).getByRole('button', { name: /^Seek contact/ })).toBeVisible();
    await cardOfPiece(page).getByRole('button', { name: 'Close' }).click();
    await seeAll(page);
    const beatty = chartOf(page).getByRole('button', { name: /^1st Battle Cruiser Squadron/ });
    await lead(page, beatty, 'H3', 'H4', 'I4');
    await expect(legs(page)).not.toHaveCount(0);
    await ticket(page, 'Goodenough').click();
    await pressWater(page, 'G3');
    await expect(legs(page)).not.toHaveCount(0);
  }

  /** Hipper puts to sea, and an airship looks out before him. */
  async function germansWrite(page: Page): Promise<void> {
    await ticket(page, 'Hipper').click();
    await pressWater(page, 'N11');
    await expect(legs(page)).not.toHaveCount(0);
    await clickOnChart(page, chartOf(page).getByRole('button', { name: /^Airship PL19/ }));
    await expect(cardOfPiece(page)).toContainText('Press the zone to fly to.');
    await pressWater(page, 'O9');
    await expect(cardOfPiece(page)).toContainText('O12 · O11 · O10 · O9');
  }

  async function passOn(page: Page): Promise<void> {
    await handIn(page);
    await expect(curtainOf(page)).toBeVisible();
    await expectNothingBehindTheCurtain(page, [...SIDES.flatMap(secretsOf), REPORT]);
    await lift(page);
    await expect(endingOf(page)).toBeVisible();
  }

  test('each seat writes on the chart, and of plots, missions, raiders and reports the other knows nothing', async ({ page }) => {
    await listen(page);
    await sitDownAs(page, gameWithReport(), TOGETHER);
    await expect(curtainOf(page)).toBeVisible();
    // The operation itself, with all its fleets, is told to the page as it opens: that both may read.
    await takeMessages(page);
    await lift(page);
    await britishWrite(page);
    await expectOwnAlone(page, 'allied');
    await passOn(page);
    await germansWrite(page);
    await expectOwnAlone(page, 'central');
    // Both are asked again, and whoever is at the machine stays there.
    await handIn(page);
    await expect(logOf(page)).toContainText(/Report: .* in O9/);
    expect(await tracesOf(page, [REPORT])).not.toEqual([]);
    await expect(searched(page), 'the waters that the airship searched are drawn').not.toHaveCount(0);
    await expect(turnNow(page)).toHaveAccessibleName(/^Turn 2/);
    await expectOwnAlone(page, 'central');
    await passOn(page);
    await expect(page.getByText('15 December 1914, 08–12h')).toBeVisible();
    await expect(searched(page), 'and for nobody else').toHaveCount(0);
    await expect(turnNow(page)).toHaveAccessibleName(/^Turn 2/);
    await expect(mayReach(page), 'what the enemy may have reached has its hours').toHaveText([/^by 08h$/, /^by 12h$/]);
    await expectOwnAlone(page, 'allied');
  });
});

test.describe('a patrol on the Dogger Bank', () => {
  const MOST_ORDERS = 120;

  /** What was played on the chart is stepped through from its end, and left again. */
  async function stepBack(page: Page): Promise<void> {
    const bar = boardOf(page).getByRole('group', { name: 'What happened' });
    const said = bar.getByRole('status');
    await bar.getByRole('button', { name: 'One step back' }).click();
    await expect(said).toHaveText(/^Step (\d+) of \1\. .*The scouts/);
    await bar.getByRole('button', { name: 'To the end' }).click();
    await expect(said).toHaveText('The board as it stands.');
  }

  test('is found, and fought from the chart to the end by mouse', async ({ page }) => {
    await sitDown(page, opening(PATROL));
    await ticket(page, 'The scouts').click();
    await expect(cardOfPiece(page)).toBeVisible();
    await pressWater(page, 'M9');
    await expect(legs(page)).not.toHaveCount(0);
    await handIn(page);
    const despatch = page.getByRole('region', { name: /^(Despatch|While you were away)/ });
    await expect(despatch).toContainText('Contact in M9');
    await stepBack(page);
    await page.reload();
    await expect(despatch, 'it is told once more to who comes back').toContainText('Contact in M9');

    const battle = boardOf(page).getByRole('button', { name: /^Battle/ });
    const done = new Set<Deed>();
    for (let orders = 0; orders < MOST_ORDERS && (await battle.isEnabled()); orders++) {
      const isByHand = !(done.has('move') && done.has('aim') && done.has('open fire'));
      done.add(isByHand ? await byMouse(page) : await staffAnswers(page, 'finish the phase'));
    }
    await expect(battle).toBeDisabled();
    expect([...done]).toEqual(expect.arrayContaining(['form up', 'move', 'end of moves', 'aim', 'open fire']));
    await expect(chartOf(page)).toBeVisible();
    await expect(logOf(page)).toContainText(/Round \d/);
  });
});
