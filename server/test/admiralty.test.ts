/** The whole of it over real lines: people come in, make a table, invite, play, look on, come back, and check the dice. */
import { expect, test } from 'vitest';
import { parseRecord } from '../../kernel/index.ts';
import { verifyRecord } from '../../lab/verify.ts';
import { house, tableIn, twoAt } from './admiralty.ts';
import { numberOf, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';

test('invited by a link two play, a third looks on, and the game that is over opens with dice that keep their promise', async () => {
  const { address } = await house();
  const { anne, bert, id, promise, first, second } = await twoAt(address, 'nine-navies');
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second)];
  const crowd = SocketPage.at(new Caller(address), id, 'onlooker');
  for (const page of [...pages, crowd]) await page.until(() => page.sight !== null);
  expect(await anne.ask('GET', `/tables/${id}/record`)).toMatchObject({ status: 409 });
  for (let orders = 0; orders < 6; orders++) {
    const page = pages.find(({ sight }) => sight?.question);
    if (!page) break;
    await page.ask({ type: 'staff', scope: 'phase' });
  }
  expect(await pages[1]?.ask({ type: 'commands', commands: [{ side: second, verb: 'resign' }] })).toEqual({ type: 'done' });
  await crowd.until(() => crowd.sight?.ending != null);
  const { said } = await new Caller(address).ask('GET', `/tables/${id}/record`);
  const record = parseRecord(String(Object(said).record));
  expect(verifyRecord(rulesetOf('nine-navies'), record)).toMatchObject({ promise });
  const changed = { ...record, seed: record.seed.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0')) };
  expect(() => verifyRecord(rulesetOf('nine-navies'), changed)).toThrow();
});

test('nobody takes the seat of another, neither over a socket nor over HTTP', async () => {
  const { address } = await house();
  const { bert, id, first } = await twoAt(address, 'nine-navies');
  const thief = SocketPage.at(bert, id, first);
  await thief.until(() => thief.closed !== null);
  expect(thief).toMatchObject({ closed: { code: 4403 }, texts: [] });
  expect(await bert.ask('GET', `/tables/${id}/seen?as=${first}`)).toMatchObject({ status: 403 });
  expect(
    await bert.ask('POST', `/tables/${id}/orders`, { side: first, commands: [{ verb: 'resign' }], ticket: 'a-ticket-of-bert-1' }),
  ).toMatchObject({ status: 403 });
});

test('a server that stops and starts again goes on with every game where it was', async () => {
  const one = await house();
  const { anne, bert, id, first, second } = await twoAt(one.address, 'cruiser-warfare');
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second)];
  for (const page of pages) await page.until(() => page.sight !== null);
  const page = pages.find(({ sight }) => sight?.question);
  await page?.ask({ type: 'staff', scope: 'phase' });
  const [before, words] = [JSON.stringify(page?.sight?.view), page?.words];
  await one.close();
  const two = await house(one.folder);
  const again = new Caller(two.address);
  again.token = page === pages[0] ? anne.token : bert.token;
  const back = SocketPage.at(again, id, page?.sight?.viewer.id ?? '');
  await back.until(() => back.sight !== null);
  expect(JSON.stringify(back.sight?.view)).toBe(before);
  expect(back.words).toEqual(words);
});

test('what is no message closes the line, and changes nothing', async () => {
  const { address } = await house();
  const { anne, id, first } = await twoAt(address, 'nine-navies');
  for (const text of [
    '',
    '{',
    'null',
    '{"id":1}',
    '{"id":1,"request":{"type":"undo","__proto__":{}}}',
    `{"id":1,"request":"${'x'.repeat(70_000)}"}`,
  ]) {
    const page = SocketPage.at(anne, id, first);
    await page.until(() => page.sight !== null);
    page.socket.send(text);
    await page.until(() => page.closed !== null);
    expect([4400, 1009]).toContain(page.closed?.code);
  }
  expect(await anne.ask('GET', `/tables/${id}`)).toMatchObject({ said: { table: { stage: 'playing' } } });
});

test('a socket from a page of another site is refused', async () => {
  const { address } = await house();
  const { id, first, anne } = await twoAt(address, 'nine-navies');
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live?as=${first}`, {
    headers: { cookie: `line-ahead=${anne.token}`, origin: 'https://elsewhere.example' },
  });
  const refused = await new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
  expect(refused).toContain('403');
});

test('against a bot a game is on at once, and open tables are found by others', async () => {
  const { address } = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const [first = '', second = ''] = rulesetOf('grand-fleets').sides;
  const game = { game: 'grand-fleets', number: numberOf(1) };
  const solo = await anne.ask('POST', '/tables', {
    ...game,
    seats: { [first]: { me: true }, [second]: { bot: 'captain' } },
    isListed: false,
  });
  expect(solo).toMatchObject({ said: { table: { stage: 'playing' } } });
  await anne.ask('POST', '/tables', { ...game, seats: { [first]: { me: true } }, isListed: true });
  expect(await bert.ask('GET', '/tables')).toMatchObject({
    said: { tables: [{ isListed: true, seats: [{ person: 'Anne' }, { person: null }] }] },
  });
  expect(await anne.ask('GET', '/tables/mine')).toMatchObject({ said: { tables: [{}, {}] } });
});

test('ASVS 2.3.4 of all who want one seat at once one has it, and the others are told', async () => {
  const { address } = await house();
  const anne = await Caller.guest(address, 'Anne');
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const made = await anne.ask('POST', '/tables', {
    game: 'nine-navies',
    seats: { [first]: { me: true } },
    isListed: true,
    number: numberOf(1),
  });
  const { id } = tableIn(made.said);
  const others = await Promise.all(['Bert', 'Carl', 'Dora'].map((name) => Caller.guest(address, name)));
  const sat = await Promise.all(others.map((each) => each.ask('POST', `/tables/${id}/sit`, { side: second, number: numberOf(2) })));
  expect(sat.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('ASVS 5.2.1, 5.2.2 a pack is JSON of the right kind and size, or no table is made', async () => {
  const { address } = await house();
  const anne = await Caller.guest(address, 'Anne');
  const [first = ''] = rulesetOf('nine-navies').sides;
  const made = (pack: unknown) =>
    anne.ask('POST', '/tables', { game: 'nine-navies', seats: { [first]: { me: true } }, isListed: false, number: numberOf(1), pack });
  expect(await made({ format: 'line-ahead pack', game: 'grand-fleets' })).toMatchObject({
    status: 400,
    said: { error: { code: 'bad-setting' } },
  });
  expect(await made('UEsDBBQAAAAIAA==')).toMatchObject({ status: 400 });
  expect(await made('x'.repeat(600_000))).toMatchObject({ status: 413 });
  expect(await anne.ask('GET', '/tables/mine')).toMatchObject({ said: { tables: [] } });
});
