/** After the first visit everything works without a network. */
import type { BrowserContext, Page } from '@playwright/test';
import { cardOf, expect, logOf, optionsOf, order, savesOf, test } from './table.ts';

/** In a browser of its own: that there is no network would be remembered. */
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** The service worker takes charge of the page only when it has every file. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function cutOff(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  // Were the network still there, the tests below would prove nothing.
  await expect(page.evaluate(() => fetch('/not-kept').then(String))).rejects.toThrow(/Failed to fetch/);
}

/** That a request fails is what these tests are about. */
const forgiveTheNetwork = (troubles: string[]): void => {
  const kept = troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED') && !trouble.includes('ERR_FAILED'));
  troubles.splice(0, troubles.length, ...kept);
};

/** As the push service of the browser does, when no page need be open. */
async function push(page: Page, context: BrowserContext, data: object): Promise<void> {
  const line = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId)),
  );
  await line.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data: JSON.stringify(data) });
}

/** A browser without windows shows no notice, so what it is told to show is written down: title, words and tag, by which a later one takes the place of an earlier. */
async function toldToShow(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const told: (string | undefined)[][] = [];
    Reflect.set(globalThis, 'told', told);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void told.push([title, options?.body, options?.tag]);
  });
  return async () => worker?.evaluate(() => Reflect.get(globalThis, 'told'));
}

test('a notice of the server is shown, and a later one of the same table in its place', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await visit(page);
  const told = await toldToShow(context);
  await push(page, context, { id: '1', title: 'Your move', body: 'Movement', table: 'a-table' });
  await expect.poll(told).toEqual([['Your move', 'Movement', 'a-table']]);
  await push(page, context, { id: '2', title: 'Your move', body: 'Fire', table: 'a-table' });
  await expect.poll(told).toEqual([
    ['Your move', 'Movement', 'a-table'],
    ['Your move', 'Fire', 'a-table'],
  ]);
});

test('without a network: the page, a game, its rules and its replay', async ({ page, context, troubles }) => {
  await visit(page);
  await cutOff(page, context);
  await page.reload();
  await cardOf(page).getByRole('button', { name: 'Play' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
  for (let orders = 0; orders < 4; orders++) await order(page, () => page.keyboard.press('s'));
  await expect(logOf(page)).toContainText('Turn 2');
  await page.keyboard.press('r');
  await expect(page.locator('.rule.wanted')).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('0 of 4')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 of 4')).toBeVisible();
  await page.goto('/#/rules/first-strike/FS-9.10b');
  await expect(page.locator('.rule.wanted')).toBeInViewport();
  forgiveTheNetwork(troubles);
});

test('without a network a new tab finds the games that were saved', async ({ page, context, troubles }) => {
  await visit(page);
  await cardOf(page).getByRole('button', { name: 'Play' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await cutOff(page, context);
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await savesOf(later).getByRole('link', { name: 'Resume' }).click();
  await order(later, () => later.keyboard.press('1'));
  forgiveTheNetwork(troubles);
});
