/** Nine Navies War at the table: a scenario by mouse, a battle by keyboard, a secret between neighbours, and a phone. */
import type { Locator, Page } from '@playwright/test';
import { divided } from '../../games/nine-navies/board/orders.ts';
import type { NineNavies } from '../../games/nine-navies/kind.ts';
import type { State } from '../../games/nine-navies/state.ts';
import type { Game, GameRecord } from '../../kernel/index.ts';
import { seen } from '../../kernel/index.ts';
import { decisionNow, type Kind, panelOf, staff } from './admiral.ts';
import { curtainOf, lift, sitDownAs } from './both.ts';
import { focusIsLost, tabTo } from './keys.ts';
import { COLOURS, expectLeftOf, findings, findingsButColours, overhang, PHONE, showColumn } from './reading.ts';
import { isOver, navalRecordWhere } from './records.ts';
import { leavesKept, savesKept } from './shelf.ts';
import {
  boardOf,
  cardOf,
  endingOf,
  expect,
  linesOf,
  logOf,
  optionsOf,
  order,
  pointOnChart,
  promptOf,
  resultOf,
  savesOf,
  sitDown,
  test,
  wordsOf,
} from './table.ts';

/** The captain's game up to where the Allies, whose seat the person takes, are asked this. */
const whereAsked = (question: string, isWanted: Parameters<typeof navalRecordWhere>[0] = () => true): GameRecord =>
  navalRecordWhere((game) => game.questionFor('allied')?.name === question && isWanted(game));

/** Both lines are long enough for a plan of fire. */
const fleetAction = () => whereAsked('target', ({ state }) => (state.battle?.fighters.length ?? 0) > 12 && state.battle?.round === 1);
const atSea = () => whereAsked('one-zone-moves', ({ state }) => state.active === 'britain');

const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('beside the card of a base the keys of the chart are in reach', async ({ page }) => {
  await sitDown(page, atSea());
  await expectLeftOf(panelOf(page, 'Great Britain & Ireland'), boardOf(page).locator('.kit-corner'));
});

test.describe('by clicking', () => {
  const MOST_ORDERS = 250;
  /** Two turns by hand; the last is left to the staff, phase by phase. */
  const isLastTurn = async (page: Page): Promise<boolean> => /Turn 3/.test(await wordsOf(headline(page)));

  test('1915 against the captain, from the shelf to the result', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await cardOf(page, 'Nine Navies War').getByRole('link', { name: 'Set up' }).click();
    await page.getByRole('group', { name: 'The Allies' }).getByLabel('A person').check();
    await page.getByRole('group', { name: 'The Central Powers' }).getByLabel('Bot: captain').check();
    await page.getByLabel('once a turn the Allies may have a chit drawn anew').check();
    await page.getByLabel('Seed of the dice').fill('Jellicoe');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(optionsOf(page).first()).toBeVisible();
    const met = new Set<Kind>();
    for (let orders = 0; orders < MOST_ORDERS && !(await resultOf(page).isVisible()); orders++) {
      const { kind, byHand } = await decisionNow(page);
      if (await isLastTurn(page)) await staff(page, 'finish the phase');
      else {
        met.add(kind);
        await byHand(page);
      }
    }
    await expect(resultOf(page)).toBeVisible();
    await expect(page.locator('.result-words')).toHaveText(/victory|draw/i);
    // What comes up in every war. The rest has tests of its own below.
    expect([...met]).toEqual(expect.arrayContaining(['set-up', 'chit', 'sail', 'fire', 'fight or break off', 'return']));
    await page.getByRole('link', { name: 'Line Ahead' }).click();
    await expect(savesOf(page)).toContainText('Nine Navies War');
    await expect(savesOf(page).getByRole('link', { name: 'Look' })).toBeVisible();
  });

  /** The last four come after 'pursue', round upon round: the soak gives them. */
  const LONG = new Set<Kind>(['groups', 'chase', 'next group', 'go on']);
  const seldom: readonly (readonly [kind: Kind, question: string, told: RegExp])[] = [
    ['loss', 'ship-loss', /Ship losses\. Our own, 1 lost: /],
    ['second sea', 'two-zone-moves', /\?$/],
    ['repair', 'repairs', /is repaired by a point/],
    ['next battle', 'next-battle', /Battle in the /],
    ['pursue', 'pursue', /The Allies pursue/],
    ['groups', 'form-groups', /fires at|Pursuit, set \d|returns to|let them go/],
    ['chase', 'send-pursuers', /fires at|Pursuit, set|returns to/],
    ['next group', 'next-set', /fires at|Pursuit, set \d/],
    ['go on', 'go-on', /fires at|Pursuit, set|round \d/i],
  ];
  for (const [kind, question, told] of seldom) {
    test(`a decision that does not come up in every war: ${kind}`, LONG.has(kind) ? { tag: '@long' } : {}, async ({ page }) => {
      await sitDown(page, whereAsked(question));
      const { kind: asked, byHand } = await decisionNow(page);
      expect(asked).toBe(kind);
      await byHand(page);
      await expect(page.getByTestId('live')).toContainText(told);
    });
  }
});

const hasManyToDivide = (game: Game<NineNavies>): boolean => {
  const { question, view } = seen(game, 'allied');
  return divided(question, view).length > 1;
};

test('NN-11.16a, NN-11.16b those who run and those who chase are divided with one press, and taken back with one', async ({ page }) => {
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const [question, words, told] of [
    ['form-groups', 'One group for each speed', /in \d groups$/],
    ['send-pursuers', 'Twice as strong after each', /^Done: the others stay/],
  ] as const) {
    await sitDown(page, whereAsked(question, hasManyToDivide));
    const divide = boardOf(page).getByRole('button', { name: words, exact: true });
    await order(page, () => divide.click());
    await expect(divide).toHaveCount(0);
    await expect(endingOf(page)).toContainText(told);
    await order(page, () => undo.click());
    await expect(undo).toHaveCount(0);
    await order(page, () =>
      boardOf(page)
        .getByRole('button', { name: `${words}, and end` })
        .click(),
    );
    await expect(divide).toHaveCount(0);
  }
});

test.describe('by keyboard', () => {
  /** In the list of a long question the way on is found by typing. */
  const byTyping = ['/', 'd', 'o', 'n', 'e', 'Enter', 'Enter'];
  const keys: Readonly<Partial<Record<Kind, readonly string[]>>> = { groups: byTyping, chase: byTyping, return: ['s'] };

  /** A whole line at once with the buttons over the battle, and the key that ends questions; a single ship from the list, whose first line is to hold fire. */
  async function openFire(page: Page): Promise<void> {
    const thumb = boardOf(page).getByRole('button', { name: 'Concentrate', exact: true });
    if (!(await thumb.isVisible())) return order(page, () => page.keyboard.press('2'));
    await tabTo(page, thumb);
    await page.keyboard.press('Enter');
    await expect(endingOf(page)).toBeEnabled();
    await order(page, () => page.keyboard.press('e'));
  }

  test('a battle from the choice of the sea to its end', async ({ page }) => {
    await sitDown(page, whereAsked('next-battle'));
    const isBattle = async (): Promise<boolean> => /battle in the/.test(await wordsOf(headline(page)));
    const met = new Set<Kind>();
    await expect(optionsOf(page).first()).toBeFocused();
    await order(page, () => page.keyboard.press('1'));
    while (await isBattle()) {
      const { kind } = await decisionNow(page);
      met.add(kind);
      if (kind !== 'fire') await expect(boardOf(page).locator('.nn-battle-state')).not.toContainText('fire first');
      if (kind === 'fire') await openFire(page);
      else
        await order(page, async () => {
          for (const key of keys[kind] ?? ['1']) await page.keyboard.press(key);
        });
      expect(await focusIsLost(page), kind).toBe(false);
    }
    expect([...met]).toContain('fire');
    await expect(logOf(page)).toContainText(/Battle in the .+ hold the /);
  });
});

test.describe('at one machine', () => {
  /** Both sides are played by people. */
  async function sitDownTogether(page: Page): Promise<void> {
    await sitDownAs(page, whereAsked('fight-or-break-off'), { allied: 'person', central: 'person' });
    await expect(curtainOf(page)).toBeVisible();
  }

  /** All that is kept in the browser, but for the time of day and the id, which is drawn by lot. */
  async function kept(page: Page): Promise<string> {
    const saves = (await savesKept(page)).map(({ id: _id, started: _started, touched: _touched, ...save }) => save);
    return JSON.stringify([saves, await leavesKept(page), await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])]);
  }

  /** The page as it stands; addresses hold the id of the save, which is another in every browser. */
  const drawn = async (page: Page): Promise<string> => (await page.content()).replaceAll(/#\/(table|replay)\/\w+/g, '');

  /** To the letter, once both charts have come to rest. */
  const expectAlike = (one: Page, other: Page): Promise<void> =>
    expect(async () => expect(await drawn(other)).toBe(await drawn(one))).toPass({ timeout: 10_000 });

  async function chooseInSecret(page: Page, words: string): Promise<void> {
    await expect(curtainOf(page)).toHaveText('Pass the machine to the Allies');
    await lift(page);
    await optionsOf(page).filter({ hasText: words }).click();
    await expect(curtainOf(page)).toHaveText('Pass the machine to the Central Powers');
  }

  test('two people are told that an open seed is a matter of honour', async ({ page }) => {
    await page.goto('/#/new/nine-navies');
    const honour = page.getByText('a matter of honour');
    await expect(page.getByLabel('Seed of the dice')).toBeVisible();
    await expect(honour).toBeHidden();
    await page.getByRole('group', { name: 'Central Powers' }).getByLabel('A person').check();
    await expect(honour).toBeVisible();
  });

  test('behind the curtain nothing tells what the first has chosen', async ({ page, elsewhere }) => {
    await sitDownTogether(page);
    await elsewhere.setViewportSize(page.viewportSize() ?? PHONE);
    await sitDownTogether(elsewhere);
    const before = await kept(page);
    await chooseInSecret(page, 'Fight');
    await chooseInSecret(elsewhere, 'Break off');
    expect(await page.content()).not.toMatch(/break.off/i);
    // Whatever was chosen, page and store are the same to the letter: what differs nowhere can be found nowhere.
    await expectAlike(page, elsewhere);
    expect(await kept(page)).toBe(before);
    expect(await kept(elsewhere)).toBe(before);
    await lift(page);
    await lift(elsewhere);
    await expect(optionsOf(page)).toHaveCount(2);
    await expect(optionsOf(elsewhere)).toHaveCount(2);
    await expectAlike(page, elsewhere);
    await order(elsewhere, () => optionsOf(elsewhere).filter({ hasText: 'Fight' }).click());
    await expect(logOf(elsewhere)).toContainText('The Allies break off, the Central Powers fight on.');
  });
});

/** By day and by night, on a desk. */
async function expectLegible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, COLOURS)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
}

/** The same table, opened anew on a phone. */
async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(optionsOf(page).first()).toBeVisible();
}

test('the fleet in its base', async ({ page }) => {
  await sitDown(page, atSea());

  await test.step('axe finds nothing with the panel of a base, by day and by night', async () => {
    await boardOf(page)
      .getByRole('button', { name: /^Pick all/ })
      .click();
    await expectLegible(page);
  });

  await test.step('the question ends in one place', async () => {
    await expect(page.getByRole('button', { name: /^Done/ })).toHaveCount(1);
  });

  await test.step('one stroke over the boxes picks many, and is let go over the sea they are for', async () => {
    const panel = panelOf(page, 'Great Britain & Ireland');
    await panel.getByRole('button', { name: 'None' }).click();
    const [first, last] = [/^Pick all \d+ ships of the class Queen Elizabeth/, /^Pick all \d+ ships of the class Iron Duke/];
    await panel.getByLabel(first).hover();
    await page.mouse.down();
    await panel.getByLabel(last).hover();
    await expect(panel.getByLabel(first)).toBeChecked();
    await expect(panel.getByLabel(last)).toBeChecked();
    const sea = boardOf(page).getByRole('button', { name: /^North Atlantic; .*press to send/ });
    const { x, y } = await pointOnChart(sea);
    await page.mouse.move(x, y, { steps: 4 });
    await order(page, () => page.mouse.up());
    await expect(logOf(page)).toContainText('sail into the North Atlantic');
    await expect(panel.getByLabel(last)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByLabel(last)).toBeVisible();
  });

  await test.step('the last ships are sent, and the question ended, with one press', async () => {
    const panel = panelOf(page, 'Great Britain & Ireland');
    await panel.getByLabel(/^Pick all \d+ ships of the class Majestic/).check();
    const before = await wordsOf(promptOf(page));
    await panel.getByRole('button', { name: /to North Sea, and end$/ }).click();
    await expect(promptOf(page)).not.toHaveText(before);
    await sitDown(page, atSea());
  });

  await test.step('on a phone a fleet is sent from the panel of its base', async () => {
    await onPhone(page);
    for (const column of ['Log', 'Orders', 'Chart'] as const) {
      await showColumn(page, column);
      expect(await overhang(page), column).toBeLessThanOrEqual(0);
    }
    await boardOf(page).getByRole('button', { name: 'Great Britain & Ireland: choose ships' }).click();
    const panel = panelOf(page, 'Great Britain & Ireland');
    await panel.getByRole('button', { name: /^Pick all \d+$/ }).click();
    expect(await overhang(page), 'panel').toBeLessThanOrEqual(0);
    expect(await findingsButColours(page)).toEqual([]);
    const north = panel.getByRole('button', { name: /^North Sea/ });
    await expect(north).toBeInViewport({ ratio: 1 });
    await north.click();
    await expect(page.getByTestId('live')).toContainText('sails into the North Sea');
  });
});

test('ships that were sought for one question are not those of the next', async ({ page }) => {
  const isHalfHurt = ({ state }: { readonly state: Pick<State, 'active' | 'ships'> }): boolean => {
    const hurt = state.ships.filter(({ at }) => at === state.active).map(({ damage }) => damage > 0);
    return hurt.length > 6 && hurt.includes(true) && hurt.includes(false);
  };
  await sitDown(page, whereAsked('one-zone-moves', isHalfHurt));
  const panel = boardOf(page).locator('.nn-panel');
  // A ship without sisters has her factors beside what damage has left of them.
  const classes = panel.locator('.nn-classes');
  expect(await classes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await panel.getByLabel('undamaged', { exact: true }).check();
  await expect(panel).toContainText('hidden by the filter');
  await panel
    .getByRole('checkbox', { name: /, undamaged, / })
    .first()
    .check();
  await order(page, () => panel.locator('.nn-and-end').first().click());
  await expect(promptOf(page)).toContainText(/second sea|repaired/);
  await expect(panel.getByRole('checkbox', { name: /, undamaged, / }).first()).toBeVisible();
  await expect(panel).not.toContainText('hidden by the filter');
});

test('a line of battle', async ({ page }) => {
  await sitDown(page, fleetAction());

  await test.step('a ship is aimed on the chart by Tab and Enter, and the plan says so', async () => {
    const target = boardOf(page).locator('.nn-fighter-target').first();
    await tabTo(page, target);
    const shooter = (await wordsOf(boardOf(page).locator('.nn-fighter-current .nn-fighter-name'))).trim();
    await page.keyboard.press('Enter');
    await expect(boardOf(page).getByText(/^1 of \d+ lined up; now /)).toBeVisible();
    await expect(boardOf(page).locator('.nn-fighter-aimed .nn-fighter-name')).toHaveText(shooter);
    await expect(boardOf(page).locator('.nn-bracket-planned')).toHaveCount(1);
  });

  await test.step('axe finds nothing in the battle, by day and by night', async () => {
    await boardOf(page).getByRole('button', { name: 'Strongest at strongest' }).click();
    await expectLegible(page);
  });

  await test.step('a line that is told to keep firing so fires by itself the next time', async () => {
    await boardOf(page)
      .getByLabel(/keeps firing so: strongest at strongest/)
      .check();
    await order(page, () => endingOf(page).click());
    for (let decision = await decisionNow(page); decision.kind !== 'fire'; decision = await decisionNow(page)) await decision.byHand(page);
    await expect(promptOf(page)).not.toHaveText(/at whom does the line/, { timeout: 30_000 });
    await sitDown(page, fleetAction());
  });

  await test.step('on a phone it opens fire', async () => {
    await onPhone(page);
    await showColumn(page, 'Chart');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await findingsButColours(page)).toEqual([]);
    const fire = endingOf(page);
    await expect(fire).toBeInViewport({ ratio: 1 });
    await boardOf(page).getByRole('button', { name: 'One each' }).click();
    await fire.click();
    await expect(page.getByTestId('live')).toContainText(/Our own: \d+ hits?, [\d.]+ expected/);
  });

  await test.step('what one ship was told every ship is told by one press more, until it is to be asked again', async () => {
    await sitDown(page, fleetAction());
    await showColumn(page, 'Orders');
    await order(page, () => linesOf(page).first().click());
    await order(page, () => page.getByRole('button', { name: /^Fire at .*: now and every time$/ }).click());
    await expect(promptOf(page)).not.toHaveText(/at whom does the line/);
    const standing = page.getByRole('region', { name: 'Standing orders' });
    await standing.getByRole('button', { name: /^Fire at .*: ask me again$/ }).click();
    await expect(standing).toHaveCount(0);
  });
});

test('axe finds nothing at the end, with the war record, by day and by night', async ({ page }) => {
  await sitDown(page, navalRecordWhere(isOver));
  // The checker would read every line of a whole war; a log is read at the other tables.
  await page.getByRole('button', { name: 'Fold the log' }).click();
  await boardOf(page)
    .getByRole('button', { name: /^War record/ })
    .first()
    .click();
  await expectLegible(page);
});

test('whoever resigns is asked once more, and then it is over', async ({ page }) => {
  await sitDown(page, atSea());
  const resign = async (answer: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: answer }).click();
  };
  await resign('Think again');
  await expect(optionsOf(page).first()).toBeVisible();
  await resign('Do it');
  await expect(resultOf(page)).toBeVisible();
  await expect(page.locator('.result-words')).toHaveText(/resign|give .* up|gave .* up/i);
  await expect(optionsOf(page)).toHaveCount(0);
  await page.reload();
  await expect(resultOf(page)).toBeVisible();
});
