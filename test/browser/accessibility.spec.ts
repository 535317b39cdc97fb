/** Everybody can read it: the checker axe finds nothing anywhere, by day and by night, wide and narrow, and large type breaks nothing. */
import type { Page } from '@playwright/test';
import { countOffered } from '../../kernel/index.ts';
import { COLOURS, findings, findingsButColours, overhang, PHONE, showColumn } from './reading.ts';
import { asks, isOver, recordWhere, shortRecordWhere } from './records.ts';
import { begin, boardOf, cardOf, expect, logOf, offer, optionsOf, order, promptOf, sitDown, test, wordsOf } from './table.ts';

const DESK = { width: 1440, height: 900 };
/** The same at 200%: everything twice as large, half the room. */
const ENLARGED = { width: 720, height: 450 };

/** All of them early in the game, for the checker reads every word of the log. */
const inRaid = shortRecordWhere((game) => asks('air-movement')(game) && game.commands.length < 6);
const inBattle = recordWhere((game) => {
  const question = game.questionFor('british');
  return question !== null && question.targets('fire').length > 0 && countOffered(question.offer) < 10 && game.commands.length < 60;
});
const over = shortRecordWhere((game) => isOver(game) && game.commands.length > 8 && game.commands.length < 16);

/** What stands on the page now, in every light and room; afterwards it stands on a desk by day again. */
const look = (page: Page, name: string): Promise<void> =>
  test.step(name, async () => {
    expect(await findings(page), 'on a desk by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLOURS), 'on a desk by night').toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await findingsButColours(page), 'on a phone by night').toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(ENLARGED);
    expect(await overhang(page), 'at 200%').toBeLessThanOrEqual(0);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'light' });
  });

/** Each column of the table on its own, as a phone and large type show it. */
async function eachColumn(page: Page, see: (column: string) => Promise<void> = async () => {}): Promise<void> {
  for (const column of ['Chart', 'Log', 'Orders'] as const) {
    await showColumn(page, column);
    await see(column);
    expect(await overhang(page), column).toBeLessThanOrEqual(0);
  }
}

/** A table that somebody else has opened to whoever comes. */
async function openTable(page: Page, baseURL: string, host: string): Promise<void> {
  const { request } = page.context();
  const headers = { origin: new URL(baseURL).origin };
  await request.post('/api/people/guest', { headers, data: { name: host } });
  const table = { game: 'nine-navies', seats: { allied: { me: true } }, isListed: true, number: '0123456789abcdef' };
  expect((await request.post('/api/tables', { headers, data: table })).ok()).toBe(true);
  await page.context().clearCookies();
}

/** A device that has passkeys, and whose owner always nods. */
async function withAuthenticator(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await line.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
}

/** At 200% the question stays in sight. */
const enlarge = (page: Page): Promise<void> =>
  test.step('at 200%', async () => {
    await page.setViewportSize(ENLARGED);
    await expect(promptOf(page)).toBeInViewport({ ratio: 1 });
    // What one orders is seen beside the orders.
    expect((await boardOf(page).boundingBox())?.height).toBeGreaterThan(ENLARGED.height / 2);
    await eachColumn(page);
    await expect(promptOf(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(DESK);
  });

test.describe('axe finds nothing, by day and by night, and nothing runs out of the page', () => {
  test.use({ viewport: DESK, colorScheme: 'light' });

  test('from the shelf to the table', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('None yet.')).toBeVisible();
    await look(page, 'home');
    await cardOf(page).getByRole('link', { name: 'Set up' }).click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await look(page, 'set-up');
    await page.getByLabel('Seed of the dice').fill('reading');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await look(page, 'table at the start');
    await page.goto('/');
    await offer(page, 'bad.json', '{}');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, 'home with a game and a refused file');
  });

  test('pages beside the table', async ({ page }) => {
    await page.goto('/#/new/grand-fleets');
    await page.getByText('Build a battle of your own').click();
    await page.getByLabel('Begin with').selectOption('Coronel');
    await page.getByText('No aircraft').first().click();
    await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible();
    await look(page, 'set-up with a battle that is being built');
    await page.goto('/#/rules/first-strike/FS-9.10b');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
    await look(page, 'rulebook');
    await page.goto('/#/table/none');
    await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible();
    await look(page, 'no such game');
    await test.step('wide tables of a rulebook on a phone', async () => {
      await page.setViewportSize(PHONE);
      await page.goto('/#/rules/cruiser-warfare');
      await expect(page.locator('.table-frame').first()).toBeVisible();
      expect(await findings(page, ['scrollable-region-focusable', 'aria-allowed-attr', 'aria-required-attr'])).toEqual([]);
      const wide = page.locator('.table-frame').filter({ has: page.locator('td') });
      expect(
        await wide.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length),
      ).toBeGreaterThan(0);
    });
  });

  test('oneself at the server: in, kept, out and gone', async ({ page, troubles, baseURL }) => {
    const name = `Anne ${Date.now()}`;
    const part = (title: string) => page.getByRole('region', { name: title });
    await test.step('a table with a free seat is found, and taken with one press', async () => {
      await openTable(page, baseURL ?? '', name);
      await page.goto('/#/tables');
      const open = page.getByRole('region', { name: 'Open to whoever comes' }).getByRole('listitem').filter({ hasText: name });
      await expect(open).toContainText(`${name} waits as the`);
      const setUps = page.getByRole('navigation', { name: 'Set up a table' }).getByRole('link');
      await expect(setUps).toHaveText(['Nine Navies War', 'Cruiser Warfare', 'Grand Fleets', 'Great War at Sea']);
      expect(await findings(page), 'the lobby').toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await open.getByRole('button', { name: /^Sit down as the/ }).click();
      await expect(page).toHaveURL(/#\/at\//);
      await page.context().clearCookies();
    });
    await page.goto('/#/account');
    await page.reload();
    await look(page, 'as a stranger');
    const making = part('Make an account');
    await making.getByLabel('Name').fill(name);
    await making.getByLabel('Password').fill('password1');
    await page.keyboard.press('Enter');
    await expect(making.getByRole('alert')).toContainText('among the first that anybody would try');
    expect(troubles.splice(0)).toEqual([expect.stringContaining('400')]);
    await making.getByLabel('Password').fill('three tall funnels');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText(`Welcome, ${name}`);
    await expect(part('Where you are signed in')).toContainText('This browser');
    await part('Leave for good').getByText('Delete the account').click();
    const told = part('When a game waits for you');
    await told.getByText('Tell a program').click();
    await told.getByLabel('Its address').fill('https://example.org/hook');
    await page.keyboard.press('Enter');
    await expect(told.getByRole('listitem')).toContainText('A program: https://example.org/hook');
    await expect(told).toContainText('which is shown this once');
    const off = part('Days off');
    await off.getByLabel('Days, from now on').fill('12');
    await page.keyboard.press('Enter');
    await expect(off).toContainText('You are on leave until');
    await expect(off).toContainText('You have 18 days left');
    await look(page, 'as the owner of an account');
    await off.getByRole('button', { name: 'I am back' }).click();
    await expect(off).toContainText('You have 29 days left');
    await told.getByRole('button', { name: /^No longer/ }).click();
    await expect(told).toContainText('You are not told yet.');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await part('Sign in').getByLabel('Name').fill(name);
    await part('Sign in').getByLabel('Password').fill('three tall funnels');
    await page.keyboard.press('Enter');
    await expect(part('Your name').getByLabel('You play as')).toHaveValue(name);
    await withAuthenticator(page);
    const keys = part('Passkeys');
    await keys.getByText('Add a passkey').click();
    await keys.getByLabel('Your password').fill('three tall funnels');
    await page.keyboard.press('Enter');
    await expect(keys.getByRole('listitem')).toContainText('This device, made just now');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(part('Your name').getByLabel('You play as')).toHaveValue(name);
    await part('Leave for good').getByText('Delete the account').click();
    expect(await findings(page), 'with a passkey').toEqual([]);
    await page.getByRole('button', { name: 'Delete for good, with a passkey' }).click();
    await expect(page.getByRole('status').first()).toContainText('is deleted');
  });

  test('the table in the raid', async ({ page }) => {
    await sitDown(page, inRaid);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'the keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await enlarge(page);
    await test.step('each column on a phone', async () => {
      await page.setViewportSize(PHONE);
      await eachColumn(page, async (column) => expect(await findingsButColours(page), column).toEqual([]));
      await page.setViewportSize(DESK);
    });
    await boardOf(page)
      .getByRole('button', { name: /^Aircraft .* may act$/ })
      .first()
      .press('Enter');
    await expect(page.getByText(/\d+ of \d+ options/)).toBeVisible();
    await look(page, 'with a seaplane selected');
    await page.keyboard.press('r');
    await expect(page.locator('.rule.wanted')).toBeInViewport();
    // The whole text is checked on its own page.
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('fog');
    await expect(page.getByText(/^\d+ rules$/)).toBeVisible();
    await look(page, 'rulebook beside the table');
  });

  test('the table in a battle', async ({ page }) => {
    await sitDown(page, inBattle);
    await enlarge(page);
    await page.locator('.roll summary').last().click();
    await expect(page.locator('.explained')).toBeVisible();
    await page
      .getByRole('button', { name: /^Odds of/ })
      .first()
      .click();
    await look(page, 'with odds and the explanation of a roll');
  });

  test('the end', async ({ page }) => {
    await sitDown(page, over);
    await look(page, 'result');
    await enlarge(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('5');
    await expect(page.getByText(/^5 of/)).toBeVisible();
    await expect(page.locator('.replay-asked')).not.toBeEmpty();
    await look(page, 'replay');
  });
});

test('the log of a whole game', async ({ page }) => {
  await sitDown(page, recordWhere(isOver));

  await test.step('a rule number opens the rulebook at that rule', async () => {
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

  await test.step('every roll opens its explanation', async () => {
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
