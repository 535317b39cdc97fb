/** The bot that docs/api.md shows plays at a real server, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { numberOf } from './house.ts';
import { begun, Caller, SocketPage } from './line.ts';
import { openHouse } from './secrecy/house.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));

test('the sample bot sits down by the address of a table, plays, and ends with the game', async () => {
  const { address, close } = await openHouse();
  const anne = await Caller.guest(address, 'Anne');
  const seats = { allied: { me: true } };
  const made = await anne.ask('POST', '/tables', { game: 'nine-navies', seats, isListed: false, number: numberOf(1) });
  const id: string = JSON.parse(JSON.stringify(made.said)).table.id;
  const bot = spawn(process.execPath, [BOT, address, id, 'central'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void bot.kill());
  const ended = once(bot, 'exit');
  // There is no line to a seat before the game begins, and it begins when the bot has sat down.
  await begun(anne, id);
  const page = SocketPage.at(anne, id, 'allied');
  await page.until(() => page.sight !== null);
  const isAsked = (): boolean => page.sight?.question != null;
  for (let turns = 0; turns < 3; turns++) {
    await page.until(isAsked);
    await page.ask({ type: 'staff', scope: 'phase' });
  }
  await page.until(isAsked);
  expect(await page.ask({ type: 'commands', commands: [{ side: 'allied', verb: 'resign' }] })).toEqual({ type: 'done' });
  expect(await ended).toEqual([0, null]);
  await close();
});
