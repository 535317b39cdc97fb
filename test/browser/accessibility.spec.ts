/** Everybody can read it: the checker axe finds nothing anywhere, by day and by night, wide and narrow, and large type breaks nothing. */
import type { Page } from '@playwright/test';
import { countOffered } from '../../kernel/index.ts';
import { COLOURS, findings, overhang, PHONE, showColumn } from './reading.ts';
import { asks, isOver, recordWhere, shortRecordWhere } from './records.ts';
import { begin, boardOf, expect, logOf, offer, optionsOf, order, promptOf, sitDown, test, wordsOf } from './table.ts';

/** A desk of 1440 by 900 at 200%: everything twice as large, half the room. */
const ENLARGED = { width: 720, height: 450 };

/** All of them early in the game, for the checker reads every word of the log. */
const inRaid = shortRecordWhere((game) => asks('air-movement')(game) && game.commands.length < 6);
const inBattle = recordWhere((game) => {
  const question = game.questionFor('british');
  return question !== null && question.targets('fire').length > 0 && countOffered(question.offer) < 10 && game.commands.length < 60;
});
const over = shortRecordWhere((game) => isOver(game) && game.commands.length > 8 && game.commands.length < 16);

/** Every kind of page, and how to come there. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByText('None yet.')).toBeVisible();
  },
  'home with a game and a refused file': async (page) => {
    await sitDown(page, inRaid);
    await page.goto('/');
    await offer(page, 'bad.json', '{}');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'set-up': async (page) => {
    await page.goto('/#/new/first-strike');
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  },
  'set-up with a battle that is being built': async (page) => {
    await page.goto('/#/new/grand-fleets');
    await page.getByText('Build a battle of your own').click();
    await page.getByLabel('Begin with').selectOption('Coronel');
    await page.getByText('No aircraft').first().click();
    await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible();
  },
  'table at the start': (page) => begin(page, 'reading'),
  'table in the raid, with a seaplane selected': async (page) => {
    await sitDown(page, inRaid);
    await boardOf(page)
      .getByRole('button', { name: /^Aircraft .* may act$/ })
      .first()
      .press('Enter');
    await expect(page.getByText(/\d+ of \d+ options/)).toBeVisible();
  },
  'table in a battle, with odds and the explanation of a roll': async (page) => {
    await sitDown(page, inBattle);
    await page.locator('.roll summary').last().click();
    await expect(page.locator('.explained')).toBeVisible();
    await page
      .getByRole('button', { name: /^Odds of/ })
      .first()
      .click();
  },
  'rulebook beside the table': async (page) => {
    await sitDown(page, inRaid);
    await page.keyboard.press('r');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
    // The whole text is checked on its own page.
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('fog');
    await expect(page.getByText(/^\d+ rules$/)).toBeVisible();
  },
  'the keys': async (page) => {
    await sitDown(page, inRaid);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  rulebook: async (page) => {
    await page.goto('/#/rules/first-strike/FS-9.10b');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
  },
  replay: async (page) => {
    await sitDown(page, over);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('5');
    await expect(page.getByText(/^5 of/)).toBeVisible();
    await expect(page.locator('.replay-asked')).not.toBeEmpty();
  },
  result: (page) => sitDown(page, over),
  'no such game': async (page) => {
    await page.goto('/#/table/none');
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
  },
};

test.describe('axe finds nothing, by day and by night, and nothing runs out of the page', () => {
  for (const [name, come] of Object.entries(pages)) {
    test(name, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await come(page);
      expect(await findings(page), 'on a desk by day').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, COLOURS), 'on a desk by night').toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await findings(page), 'on a phone by night').toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  }

  test('wide tables of a rulebook on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/#/rules/cruiser-warfare');
    await expect(page.locator('.table-frame').first()).toBeVisible();
    expect(await findings(page, ['scrollable-region-focusable', 'aria-allowed-attr', 'aria-required-attr'])).toEqual([]);
    const wide = page.locator('.table-frame').filter({ has: page.locator('td') });
    expect(await wide.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)).toBeGreaterThan(
      0,
    );
  });

  test('each column of the table on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await sitDown(page, inRaid);
    for (const column of ['Chart', 'Log', 'Orders'] as const) {
      await showColumn(page, column);
      expect(await findings(page), column).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('at 200% nothing runs out of the page, and the question stays in sight', () => {
  test.use({ viewport: ENLARGED, deviceScaleFactor: 2 });

  for (const name of ['home', 'set-up', 'rulebook', 'replay']) {
    test(name, async ({ page }) => {
      await pages[name]?.(page);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  }

  for (const [name, record] of Object.entries({ 'in the raid': inRaid, 'in a battle': inBattle, 'at the end': over })) {
    test(name, async ({ page }) => {
      await sitDown(page, record);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expect(promptOf(page)).toBeInViewport({ ratio: 1 });
      // What one orders is seen beside the orders.
      expect((await boardOf(page).boundingBox())?.height).toBeGreaterThan(ENLARGED.height / 2);
      for (const column of ['Chart', 'Log', 'Orders'] as const) {
        await showColumn(page, column);
        expect(await overhang(page), column).toBeLessThanOrEqual(0);
      }
      await expect(promptOf(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('the log of a whole game', () => {
  test.beforeEach(({ page }) => sitDown(page, recordWhere(isOver)));

  test('every roll opens its explanation', async ({ page }) => {
    const rolls = logOf(page).locator('.roll');
    const count = await rolls.count();
    expect(count).toBeGreaterThan(50);
    // Those of a salvo stand under its line until it is opened.
    await logOf(page)
      .locator('.salvo > summary')
      .evaluateAll((all) => all.map((summary) => summary instanceof HTMLElement && summary.click()));
    await rolls.last().locator('summary').click();
    await expect(rolls.last()).toContainText('The chance of');
    await rolls
      .locator('summary')
      .evaluateAll((all) => all.slice(0, -1).map((summary) => summary instanceof HTMLElement && summary.click()));
    await expect(rolls.filter({ has: page.getByText(/^The chance of ‘.+’ was/) })).toHaveCount(count);
    await expect(rolls.filter({ has: page.getByText(/on the (die|dice)/) })).toHaveCount(count);
    await expect(rolls.filter({ has: page.getByRole('button', { name: /^Rule FS-/ }) })).toHaveCount(count);
  });

  test('a rule number opens the rulebook at that rule', async ({ page }) => {
    const chips = logOf(page).getByRole('button', { name: /^Rule / });
    const rules = [...new Set(await chips.allInnerTexts())];
    expect(rules.length).toBeGreaterThan(20);
    const book = page.getByRole('complementary', { name: /^Rulebook/ });
    for (const rule of rules.filter((_, place) => place % 4 === 0)) {
      await logOf(page)
        .getByRole('button', { name: `Rule ${rule}`, exact: true })
        .first()
        .click();
      await expect(book.locator('.rule.wanted').getByRole('heading')).toContainText(rule);
      await expect(book.locator('.rule.wanted').getByRole('heading')).toBeFocused();
      await expect(book.locator('.rule.wanted')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(book).toBeHidden();
    }
  });
});

test('the live region tells what happened and what is asked', async ({ page }) => {
  await begin(page, 'listening');
  const live = page.getByTestId('live');
  await order(page, () => optionsOf(page).first().click());
  await expect(live).toContainText('Turn 2.');
  await expect(live).toContainText(await wordsOf(promptOf(page)));
  await sitDown(
    page,
    recordWhere((game) => asks('sail-or-launch')(game) && game.state.harwich === 'E'),
  );
  await order(page, () => optionsOf(page).filter({ hasText: 'Sail' }).click());
  await expect(live).toContainText('The game is over.');
});
