/** The same game on a page and in Node: every answer is given on both, and the page must come to where Node came. */
import type { Locator, Page } from '@playwright/test';
import type { GameRecord, SeenOption } from '../../kernel/index.ts';
import type { Seats } from '../../table/seats.ts';
import type { Mirror } from './mirror.ts';
import { shelve } from './shelf.ts';
import { drawingOf, drawnAnew, expect, footOf, lookUp, optionsOf, promptOf, resultOf } from './table.ts';

/** Sits down with people and bots in these seats; where several people share the machine, the curtain hangs before the table. */
export async function sitDownAs(page: Page, record: GameRecord, seats: Seats): Promise<void> {
  const id = await shelve(page, record, seats);
  await page.goto(`/#/table/${id}`);
}

export const curtainOf = (page: Page): Locator => page.getByRole('heading', { name: /^Pass the machine to / });
export const lift = (page: Page): Promise<void> => page.getByRole('button', { name: /lift the curtain$/ }).click();

const lineOf = (page: Page, label: string): Locator =>
  optionsOf(page)
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** The line of an option; in a long list the fleet has to be pressed first. */
async function findLine(page: Page, mirror: Mirror, { label, under }: SeenOption): Promise<Locator> {
  const line = lineOf(page, label);
  if (await line.isVisible()) return line;
  await lineOf(page, mirror.nameOf(under)).click();
  await expect(line).toBeVisible();
  return line;
}

/** By this option, or by the staff until the phase is over. */
export async function answerOn(page: Page, mirror: Mirror, option: SeenOption | null): Promise<void> {
  const button = option ? await findLine(page, mirror, option) : footOf(page).getByRole('button', { name: 'Staff: finish the phase' });
  const before = await drawingOf(page);
  await button.click();
  if (option?.caution) await page.getByRole('button', { name: 'Do it' }).click();
  mirror.answer(option);
  await drawnAnew(page, before);
  await meet(page, mirror);
  await lookUp(page);
}

/** Page and Node show the same: the curtain for the same side, the same question, or the end. */
export async function meet(page: Page, mirror: Mirror): Promise<void> {
  const shown = mirror.shown();
  if (shown.type === 'curtain') {
    const { name } = shown.curtain.side;
    await expect(curtainOf(page)).toHaveText(`Pass the machine to ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  } else if (shown.sight.prompt === null) await expect(resultOf(page)).toBeVisible();
  else await expect(promptOf(page)).toHaveText(shown.sight.prompt);
}
