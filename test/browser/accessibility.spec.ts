/** Everybody can read it: the checker axe finds nothing anywhere, by day and by night, wide and narrow, and large type breaks nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asks, isOver, recordWhere } from './records.ts';
import { begin, boardOf, expect, logOf, offer, optionsOf, promptOf, resultOf, sitDown, test } from './table.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A desk of 1440 by 900 at 200%: everything twice as large, half the room. */
const ENLARGED = { width: 720, height: 450 };

const inRaid = recordWhere((game) => asks('air-movement')(game) && game.state.airRound > 1);
const inBattle = recordWhere(asks('british-fire'));
const over = recordWhere(isOver);

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
  'table at the start': (page) => begin(page, 'reading'),
  'table in the raid, with a seaplane selected': async (page) => {
    await sitDown(page, inRaid);
    await boardOf(page).getByRole('button', { name: /^Aircraft .* may act$/ }).first().press('Enter');
    await expect(page.getByText(/\d+ of \d+ options/)).toBeVisible();
  },
  'table in a battle': (page) => sitDown(page, inBattle),
  'odds and an explanation open': async (page) => {
    await sitDown(page, inBattle);
    await page.locator('.roll summary').last().click();
    await expect(page.locator('.explained')).toBeVisible();
    await page.getByRole('button', { name: /^Odds of/ }).first().click();
  },
  'rulebook beside the table': async (page) => {
    await sitDown(page, inRaid);
    await page.keyboard.press('r');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
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
    await page.getByRole('slider').fill('20');
    await expect(page.getByText(/^20 of/)).toBeVisible();
    await expect(logOf(page).locator('.entry').first()).toBeVisible();
  },
  result: (page) => sitDown(page, over),
  'no such game': async (page) => {
    await page.goto('/#/table/none');
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
  },
};

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ''}`));
}

test.describe('axe finds nothing', () => {
  for (const [name, come] of Object.entries(pages)) {
    test(name, async ({ page }) => {
      await come(page);
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const t = Date.now();
          expect(await findings(page), `${viewport.width} wide, ${colorScheme}`).toEqual([]);
          console.log(name, viewport.width, colorScheme, Date.now() - t);
        }
      }
    });
  }

  test('each sheet of the table on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await sitDown(page, inBattle);
    for (const sheet of ['Chart', 'Log', 'Orders']) {
      await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button', { name: sheet }).click();
      expect(await findings(page), sheet).toEqual([]);
    }
  });
});

const overhang = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [words, viewport, deviceScaleFactor] of [
  ['at 200%', ENLARGED, 2],
  ['on a phone', PHONE, 3],
] as const) {
  test.describe(`nothing runs out of the page ${words}`, () => {
    test.use({ viewport, deviceScaleFactor });
    for (const [name, come] of Object.entries(pages)) {
      test(name, async ({ page }) => {
        await come(page);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
        if (await promptOf(page).count()) await expect(promptOf(page)).toBeInViewport();
      });
    }
  });
}

test('every roll in the log opens its explanation', async ({ page }) => {
  await sitDown(page, over);
  const rolls = logOf(page).locator('.roll');
  const count = await rolls.count();
  expect(count).toBeGreaterThan(20);
  await rolls.last().locator('summary').click();
  await expect(rolls.last()).toContainText('The chance of');
  await rolls.locator('summary').evaluateAll((all) => all.slice(0, -1).map((summary) => summary instanceof HTMLElement && summary.click()));
  await expect(rolls.filter({ has: page.getByText(/The chance of ‘.+’ was/) })).toHaveCount(count);
  await expect(rolls.filter({ has: page.getByText(/on the dice?\b/) })).toHaveCount(count);
});

test('every rule number in the log opens the rulebook there', async ({ page }) => {
  await sitDown(page, over);
  const chips = logOf(page).getByRole('button', { name: /^Rule / });
  const rules = [...new Set(await chips.allInnerTexts())];
  expect(rules.length).toBeGreaterThan(10);
  const book = page.getByRole('complementary', { name: /^Rulebook/ });
  for (const rule of rules) {
    await logOf(page).getByRole('button', { name: `Rule ${rule}`, exact: true }).first().click();
    await expect(book.locator('.rule.wanted')).toBeInViewport();
    await expect(book.locator('.rule.wanted .rule-number').first()).toHaveText(rule);
    await expect(book.locator('.rule.wanted').getByRole('heading')).toBeFocused();
  }
});

test('the live region tells what happened and what is asked', async ({ page }) => {
  await begin(page, 'listening');
  await optionsOf(page).first().click();
  const live = page.getByTestId('live');
  await expect(live).toContainText('The Harwich Force sails to space B.');
  await expect(live).toContainText(await promptOf(page).innerText());
  await sitDown(page, recordWhere((game) => !game.finished && game.state.harwich === 'E' && game.questionFor('british')?.offer.sail !== undefined));
  await optionsOf(page).filter({ hasText: 'Sail' }).click();
  await expect(resultOf(page)).toBeVisible();
  await expect(live).toContainText('The game is over.');
});
