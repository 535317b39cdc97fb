/** Great War at Sea on the page: operations that come to the point at once, and how its chart is pressed. */
import type { Locator, Page } from '@playwright/test';
import { spotIn } from '../../games/great-war-at-sea/board/spots.ts';
import { idOf, packOf } from '../../games/great-war-at-sea/data/builder.ts';
import type { FleetOf, Operation } from '../../games/great-war-at-sea/data/operation.ts';
import { operationNamed } from '../../games/great-war-at-sea/data/operations.ts';
import type { ZoneId } from '../../games/great-war-at-sea/data/theatre.ts';
import { theatreOf } from '../../games/great-war-at-sea/data/theatres.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import type { GreatWarAtSea } from '../../games/great-war-at-sea/kind.ts';
import { Game, type GameRecord, type Options, recordOf } from '../../kernel/index.ts';
import { boardOf, expect, order, pointOnChart } from './table.ts';

export const TOGETHER = { allied: 'person', central: 'person' };

export const gameOf = (operation: Operation, options: Options, seed: string): Game<GreatWarAtSea> =>
  new Game(greatWarAtSea, { scenario: idOf(operation), options, seed, dice: 'fast', pack: packOf(operation) }, { chain: true });

export const opening = (operation: Operation, options: Options = {}): GameRecord => recordOf(gameOf(operation, options, 'browser'));

/** The raid on Scarborough, with an airship in the shed of Nordholz, and its fleets as the players make them up. */
export const SCARBOROUGH: Operation = {
  ...operationNamed('scarborough-1914'),
  title: 'Scarborough from the air',
  airships: [{ id: 'l5', side: 'central', name: 'L5', zone: 'O13', first: 1, source: 'reconstructed' }],
};

const cruisers = (side: FleetOf['side'], zone: ZoneId, ...ships: readonly string[]): FleetOf => ({
  id: `${side}-cruisers`,
  side,
  name: side === 'allied' ? 'The scouts' : 'The patrol',
  flags: [],
  zone,
  port: null,
  first: 1,
  mission: 'intercept',
  charge: null,
  bound: null,
  mines: 0,
  ships: ships.map((vessel) => ({ vessel, number: 1 })),
  source: 'reconstructed',
});

/** By day and in clear weather whoever comes to the patrol finds it: no die is so low (GW-5.46). */
export const PATROL: Operation = {
  ...operationNamed('dogger-bank-1915'),
  title: 'A patrol on the Dogger Bank',
  date: { year: 1915, month: 6, day: 1 },
  turns: { first: 2, last: 3 },
  weather: { ...operationNamed('dogger-bank-1915').weather, from: 12 },
  fleets: [cruisers('allied', 'M8', 'birmingham', 'nottingham'), cruisers('central', 'M9', 'graudenz')],
  boats: [],
  airships: [],
  aims: [],
  limits: [{ kind: 'held', fleets: ['central-cruisers'], before: 'contact' }],
};

export const chartOf = (page: Page): Locator => boardOf(page).locator('.gw-chart');
export const cardOfPiece = (page: Page): Locator => chartOf(page).locator('.kit-panel');
export const ticket = (page: Page, name: string): Locator =>
  boardOf(page)
    .getByRole('list', { name: 'Your fleets' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
/** The legs that a fleet's course has on its card. */
export const legs = (page: Page): Locator => cardOfPiece(page).locator('.gw-legs > li');
export const seeAll = (page: Page): Promise<void> => chartOf(page).getByRole('button', { name: 'Whole chart' }).click();

/** Where the water of a zone is on the screen, once the chart lies still. */
export async function waterOf(page: Page, zone: ZoneId): Promise<{ readonly x: number; readonly y: number }> {
  const spot = spotIn(theatreOf('north-sea'), zone);
  return page.locator('.gw-field').evaluate(async (field, [x, y]) => {
    const now = (): DOMPoint =>
      new DOMPoint(x, y).matrixTransform(field instanceof SVGGraphicsElement ? (field.getScreenCTM() ?? undefined) : undefined);
    for (let before = new DOMPoint(); Math.hypot(now().x - before.x, now().y - before.y) > 0.1; ) {
      before = now();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { x: now().x, y: now().y };
  }, spot);
}

/** Steers the fleet or the airship in hand by pressing the water. */
export async function pressWater(page: Page, zone: ZoneId): Promise<void> {
  const { x, y } = await waterOf(page, zone);
  await order(page, () => page.mouse.click(x, y));
}

/** Leads a course from its fleet over these waters, and lets go where the last of them is. */
export async function lead(page: Page, fleet: Locator, ...zones: readonly ZoneId[]): Promise<void> {
  const from = await pointOnChart(fleet);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const zone of zones) {
    const { x, y } = await waterOf(page, zone);
    await page.mouse.move(x, y, { steps: 4 });
  }
  await expect(chartOf(page).locator('.gw-course-preview')).toBeVisible();
  await order(page, () => page.mouse.up());
}

/** Hands in what is written, and whatever is not. */
export async function handIn(page: Page): Promise<void> {
  await boardOf(page).locator('.gw-done').click();
  const meant = page.getByRole('dialog').getByRole('button', { name: 'Do it' });
  await meant.click();
  await expect(meant).toHaveCount(0);
}
