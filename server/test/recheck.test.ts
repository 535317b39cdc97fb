/** After an upgrade: which games of a store go on under the present rules. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lineAhead } from '../../cli/test/io.ts';
import { openDatabase, openForBackup } from '../db/open.ts';
import { recheck } from '../tables/recheck.ts';
import { Rooms } from '../tables/rooms.ts';
import { house, tableIn, twoAt } from './admiralty.ts';
import { newTable, numberOf, Page, person, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-recheck-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = 'nine-navies';

/** What is answered of a game whose rules are here no longer. */
const HELD = {
  status: 409,
  said: { error: { code: 'held', words: expect.stringMatching(/cannot be played here any more: it began under version/) } },
};

test('games that come out alike are moved, others are held as they are and say so', async () => {
  const database = await openDatabase({ folder });
  const rooms = await Rooms.open({ database });
  const anne = await person(database, 'Anne');
  const { sides, version } = rulesetOf(GAME);
  const seats = Object.fromEntries(sides.map((side) => [side, { person: anne }]));
  const begun = async (): Promise<string> => {
    const id = await newTable(rooms, { game: GAME, seats, host: anne });
    for (let orders = 0; orders < 3; orders++) {
      const pages = await Promise.all(sides.map((side) => Page.at(rooms, id, side)));
      const page = pages.find(({ sight }) => sight?.question);
      await page?.order([page.first()]);
      for (const each of pages) each.leave();
    }
    return id;
  };
  const [present, older, changed, foreign] = [await begun(), await begun(), await begun(), await begun()];
  const waiting = await newTable(rooms, { game: GAME, seats: { ...seats, [sides[0] ?? '']: null }, host: anne });
  await rooms.close();
  for (const id of [older, changed, waiting]) await database.rows('UPDATE tables SET rules = $2 WHERE id = $1', [id, version - 1]);
  await database.rows("UPDATE acts SET hash = '0123456789abcdef' WHERE table_id = $1 AND place = 2", [changed]);
  await database.rows("UPDATE tables SET game = 'a-game-of-old' WHERE id = $1", [foreign]);
  await database.close();

  const nowhere = await lineAhead(['recheck', '--data', folder, '--export', join(folder, 'line-ahead.sqlite')]);
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringMatching(/^line-ahead: cannot make .+/)]);

  const out = join(folder, 'held');
  const said = await lineAhead(['recheck', '--data', folder, '--export', out]);
  expect(said.code).toBe(1);
  expect(said.out).toMatch(new RegExp(`^holds +${present} +${GAME} +version ${version}`, 'm'));
  expect(said.out).toMatch(new RegExp(`^migrated +${older} +${GAME} +version ${version - 1}, now ${version}`, 'm'));
  expect(said.out).toMatch(new RegExp(`^held +${changed} .+after act 2 it stands otherwise than it stood`, 'm'));
  expect(said.out).toMatch(new RegExp(`^held +${foreign} .+there is no game called a-game-of-old here`, 'm'));
  expect(said.out).toContain('5 games: 1 hold, 2 were moved to the present rules, 2 are held');
  expect(readdirSync(out).sort()).toEqual([`${changed}.json`, `${foreign}.json`].sort());
  expect(JSON.parse(readFileSync(join(out, `${changed}.json`), 'utf8'))).toMatchObject({
    game: GAME,
    rules: version - 1,
    acts: { length: 3 },
  });
  // What was written before is written again; where it cannot be, what was found is told all the same.
  expect(await lineAhead(['recheck', '--data', folder, '--export', out])).toMatchObject({
    code: 1,
    err: expect.not.stringContaining('line-ahead:'),
  });
  rmSync(join(out, `${changed}.json`));
  mkdirSync(join(out, `${changed}.json`));
  const broken = await lineAhead(['recheck', '--data', folder, '--export', out]);
  expect([broken.code, broken.err]).toEqual([2, expect.stringMatching(/cannot write .+: it is a folder/)]);
  expect(broken.out).toMatch(new RegExp(`^holds +${older} `, 'm'));

  const again = await openDatabase({ folder });
  const rules = await again.rows('SELECT id, rules FROM tables');
  expect(new Map(rules.map(({ id, rules: each }) => [id, each]))).toEqual(
    new Map([
      [present, version],
      [older, version],
      [changed, version - 1],
      [foreign, version],
      [waiting, version],
    ]),
  );
  const later = await Rooms.open({ database: again });
  await expect(later.at(older).look(({ game }) => game.commands.length)).resolves.toBe(3);
  const page = await Page.at(later, changed, sides[0] ?? '');
  expect(page.heard).toEqual([{ trouble: expect.stringContaining('version') }]);
  await later.close();
  await again.close();

  const { address } = await house(folder);
  const stranger = new Caller(address);
  expect(await stranger.ask('GET', `/tables/${changed}/acts`)).toMatchObject({ status: 409 });
  expect(await stranger.ask('GET', `/tables/${changed}/seen`)).toMatchObject(HELD);
  const looking = SocketPage.at(stranger, changed, 'onlooker');
  expect(await looking.ask({ type: 'pack' })).toMatchObject({ type: 'failed', trouble: { reason: HELD.said.error.words } });
  const beside = await openForBackup({ folder });
  await beside.rows("UPDATE tables SET stage = 'over' WHERE id = $1", [changed]);
  await beside.close();
  expect(await stranger.ask('GET', `/tables/${changed}/record`)).toMatchObject(HELD);
  expect(await stranger.ask('GET', `/tables/${changed}/acts`)).toMatchObject({
    status: 200,
    said: { rules: version - 1, acts: [{ lines: [expect.stringMatching(/^allied: /)] }, {}, {}] },
  });
});

test('orders for a game that comes out otherwise are refused for good, and those at the table do not hear why an act of it was', async () => {
  const first = await house();
  const { anne, id, first: side } = await twoAt(first.address, GAME);
  const page = SocketPage.at(anne, id, side);
  await page.until(() => page.sight !== null);
  const act = { does: 'order', side, commands: [{ side, verb: 'scuttle', target: 'Emden in the Bay of Bengal' }] };
  await first.close();
  const database = await openDatabase({ folder: first.folder });
  await database.rows('INSERT INTO acts (table_id, place, act, hash, at) VALUES ($1, 1, $2, $3, 0)', [id, JSON.stringify(act), '']);
  await database.rows('UPDATE tables SET mark = 1 WHERE id = $1', [id]);
  const reasons = [];
  for await (const { rechecked } of recheck(database)) reasons.push(rechecked.reason);
  expect(reasons).toEqual([expect.stringMatching(/^act 1 is refused: ./)]);
  await database.close();

  const { address } = await house(first.folder);
  const again = new Caller(address);
  again.token = anne.token;
  const order = { side, commands: [{ verb: 'done' }], ticket: 'a-ticket-too-late' };
  const said = { error: { code: 'held', words: 'This game cannot be played here any more: act 1 is refused.' } };
  expect(await again.ask('POST', `/tables/${id}/orders`, order)).toEqual({ status: 409, said });
  const late = SocketPage.at(again, id, side);
  await late.until(() => late.texts.length > 0);
  expect(late.texts).toContain(JSON.stringify({ trouble: 'act 1 is refused' }));
});

test('a game begins under the rules of the moment in which the last sits down, and so does a rematch', async () => {
  const { address, folder: there } = await house();
  const { anne, bert, id, first, second } = await twoAt(address, GAME);
  const { version } = rulesetOf(GAME);
  const older = async (table: string): Promise<void> => {
    const beside = await openForBackup({ folder: there });
    await beside.rows('UPDATE tables SET rules = $2 WHERE id = $1', [table, version - 1]);
    await beside.close();
  };
  const page = SocketPage.at(anne, id, first);
  await page.until(() => page.sight !== null);
  await page.ask({ type: 'commands', commands: [{ side: first, verb: 'resign' }] });
  await older(id);
  const again = tableIn((await anne.ask('POST', `/tables/${id}/rematch`, { number: numberOf(3) })).said);
  const waits = tableIn(
    (await anne.ask('POST', '/tables', { game: GAME, seats: { [second]: { me: true } }, isListed: false, number: numberOf(4) })).said,
  );
  await older(waits.id);
  for (const table of [again, waits]) {
    await bert.ask('POST', `/tables/${table.id}/sit`, { side: first, number: numberOf(5) });
    const begun = SocketPage.at(bert, table.id, first);
    await begun.until(() => begun.sight !== null || begun.texts.length > 0 || begun.closed !== null);
    expect(begun.sight?.ending).toBeNull();
  }
});
