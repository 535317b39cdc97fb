/** Great War at Sea on the page: operations that come to the point at once, and how its chart is pressed. */
import type { Locator, Page } from '@playwright/test';
import { fetchChart } from '../../games/great-war-at-sea/board/charts.ts';
import { spotIn } from '../../games/great-war-at-sea/board/spots.ts';
import { idOf, packOf } from '../../games/great-war-at-sea/data/builder.ts';
import type { FleetOf, Operation } from '../../games/great-war-at-sea/data/operation.ts';
import { operationNamed } from '../../games/great-war-at-sea/data/operations.ts';
import type { ZoneId } from '../../games/great-war-at-sea/data/theatre.ts';
import { theatreOf } from '../../games/great-war-at-sea/data/theatres.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import type { GreatWarAtSea } from '../../games/great-war-at-sea/kind.ts';
import { Game, type GameRecord, type Options, recordOf } from '../../kernel/index.ts';
import { curtainOf } from './both.ts';
import { boardOf, endingOf, expect, pointOnChart } from './table.ts';

export const TOGETHER = { allied: 'person', central: 'person' };

export const gameOf = (operation: Operation, options: Options, seed: string): Game<GreatWarAtSea> =>
  new Game(greatWarAtSea, { scenario: idOf(operation), options, seed, dice: 'fast', pack: packOf(operation) }, { chain: true });

export const opening = (operation: Operation, options: Options = {}): GameRecord => recordOf(gameOf(operation, options, 'browser'));

/** The raid on Scarborough, with an airship in the shed of Nordholz, and its fleets as the players make them up. */
export const SCARBOROUGH: Operation = {
  ...operationNamed('scarborough-1914'),
  title: 'Scarborough from the air',
  airships: [{ id: 'pl19', side: 'central', name: 'PL19', zone: 'O13', first: 1, source: 'reconstructed' }],
};

const squadron = (side: FleetOf['side'], zone: ZoneId, ...ships: readonly string[]): FleetOf => ({
  id: `${side}-squadron`,
  side,
  name: side === 'allied' ? 'The scouts' : 'The patrol',
  flags: [],
  zone,
  port: null,
  first: 2,
  mission: 'intercept',
  charge: null,
  bound: null,
  mines: 0,
  ships: ships.map((vessel) => ({ vessel, number: 1 })),
  source: 'reconstructed',
});

/** By day and in clear weather whoever comes to the patrol finds it (GW-5.46), and she is too slow to get away. */
export const PATROL: Operation = {
  ...operationNamed('dogger-bank-1915'),
  title: 'A patrol on the Dogger Bank',
  date: { year: 1915, month: 6, day: 1 },
  turns: { first: 2, last: 3 },
  weather: { ...operationNamed('dogger-bank-1915').weather, from: 3 },
  fleets: [squadron('allied', 'M8', 'lion', 'tiger'), squadron('central', 'M9', 'hela')],
  boats: [],
  airships: [],
  aims: [],
  limits: [{ kind: 'held', fleets: ['central-squadron'], before: 'contact' }],
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
async function waterOf(page: Page, zone: ZoneId): Promise<{ readonly x: number; readonly y: number }> {
  await fetchChart('north-sea');
  const spot = spotIn(theatreOf('north-sea'), zone);
  return page.locator('.gw-field').evaluate(async (field, [x, y]) => {
    const place = (): DOMPoint =>
      new DOMPoint(x, y).matrixTransform(field instanceof SVGGraphicsElement ? (field.getScreenCTM() ?? undefined) : undefined);
    let now = place();
    for (let still = 0; still < 8; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const next = place();
      still = Math.hypot(next.x - now.x, next.y - now.y) < 0.1 ? still + 1 : 0;
      now = next;
    }
    return { x: now.x, y: now.y };
  }, spot);
}

/** Steers the fleet or the airship in hand by pressing the water. */
export async function pressWater(page: Page, zone: ZoneId, press = (x: number, y: number) => page.mouse.click(x, y)): Promise<void> {
  const { x, y } = await waterOf(page, zone);
  await press(x, y);
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
  await page.mouse.up();
}

/** Hands in the orders, and once more where some are not written. */
export async function handIn(page: Page): Promise<void> {
  await endingOf(page).click();
  const meant = page.getByRole('dialog').getByRole('button', { name: 'Do it' });
  await expect(meant.or(curtainOf(page))).toBeVisible();
  if (await meant.isVisible()) await meant.click();
  await expect(meant).toHaveCount(0);
}
