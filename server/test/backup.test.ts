/** `serve --backup` and `serve --restore` as whoever looks after a server runs them, with a game that goes on from where it was. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lineAhead } from '../../cli/test/io.ts';
import { house, twoAt } from './admiralty.ts';
import { Caller, SocketPage } from './line.ts';
import { startPostgres } from './postgres.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-backup-'));
afterAll(() => rmSync(root, { recursive: true }));

const GAME = 'nine-navies';

type Env = Readonly<Record<string, string>>;

const newFolder = (): Env => ({ DATA_DIR: mkdtempSync(join(root, 'data-')) });

/** A server with a game in it at which an order was given, and what that seat then sees. */
async function begun() {
  const { address, folder } = await house();
  const { anne, id, first } = await twoAt(address, GAME);
  const page = SocketPage.at(anne, id, first);
  await page.until(() => page.sight?.question != null);
  await page.ask({ type: 'staff', scope: 'phase' });
  return { folder, anne, id, first, seen: await anne.ask('GET', `/tables/${id}/seen?as=${first}`) };
}

/** From one place to another, by a file. */
async function moved(from: Env, to: Env, name: string): Promise<void> {
  const file = join(root, name);
  expect(await lineAhead(['serve', '--backup', file], { env: from })).toEqual({ code: 0, out: `Everything is in ${file}\n`, err: '' });
  const restored = { code: 0, out: `The database holds what was in ${file}\n`, err: '' };
  expect(await lineAhead(['serve', '--restore', file], { env: to })).toEqual(restored);
  // Neither the file nor what is there is overwritten.
  expect(await lineAhead(['serve', '--backup', file], { env: from })).toMatchObject({
    code: 2,
    err: expect.stringContaining('there already'),
  });
  expect(await lineAhead(['serve', '--restore', file], { env: to })).toMatchObject({ code: 2, err: expect.stringContaining('not empty') });
}

test('beside a running server a backup is made, and where it is restored the same person plays on', async () => {
  const { folder, anne, id, first, seen } = await begun();
  const place = newFolder();
  await moved({ DATA_DIR: folder }, place, 'one.gz');
  const again = new Caller((await house(place.DATA_DIR)).address);
  again.token = anne.token;
  expect(await again.ask('GET', `/tables/${id}/seen?as=${first}`)).toEqual(seen);
  const page = SocketPage.at(again, id, first);
  await page.until(() => page.sight !== null);
  expect(await page.ask({ type: 'commands', commands: [{ side: first, verb: 'resign' }] })).toEqual({ type: 'done' });
});

test('a game moves from the file to PostgreSQL and back', { timeout: 60_000 }, async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(`no PostgreSQL can be had: ${postgres}`);
  const { folder, anne, id, first, seen } = await begun();
  const [there, back] = [{ DATABASE_URL: await postgres.database() }, newFolder()];
  await moved({ DATA_DIR: folder }, there, 'there.gz');
  await moved(there, back, 'back.gz');
  const again = new Caller((await house(back.DATA_DIR)).address);
  again.token = anne.token;
  expect(await again.ask('GET', `/tables/${id}/seen?as=${first}`)).toEqual(seen);
  await postgres.stop();
});
