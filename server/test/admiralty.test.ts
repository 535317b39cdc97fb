/** The whole of it over real lines: people come in, make a table, invite, play, look on, come back, and check the dice. */
import { expect, test } from 'vitest';
import { parseRecord } from '../../kernel/index.ts';
import { verifyRecord } from '../../lab/verify.ts';
import { printOf } from '../../table/index.ts';
import { house, tableIn, twoAt } from './admiralty.ts';
import { houseDatabase, numberOf, rulesetOf } from './house.ts';
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
  const numbers = { [first]: numberOf(1), [second]: numberOf(2) };
  expect(verifyRecord(rulesetOf('nine-navies'), record)).toMatchObject({ promise, numbers });
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
  const free = { ...game, seats: { [first]: { me: true } } };
  const begun = tableIn((await anne.ask('POST', '/tables', { ...free, isListed: true })).said);
  await bert.ask('POST', `/tables/${begun.id}/sit`, { side: second, number: numberOf(2) });
  await anne.ask('POST', '/tables', { ...free, isListed: false });
  const open = tableIn((await anne.ask('POST', '/tables', { ...free, isListed: true })).said);
  const listed = await bert.ask('GET', '/tables');
  expect(listed).toMatchObject({ said: { tables: [{ id: open.id, isListed: true, seats: [{ person: 'Anne' }, { person: null }] }] } });
  expect(await anne.ask('GET', '/tables/mine')).toMatchObject({ said: { tables: [{}, {}, {}, {}] } });
});

test('a seat that is taken stays its person’s while others are free, and only whoever made the table lets a bot sit down', async () => {
  const { address } = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const made = await anne.ask('POST', '/tables', { game: 'nine-navies', seats: {}, isListed: false, number: numberOf(1) });
  const { id } = tableIn(made.said);
  const sit = (who: Caller) => who.ask('POST', `/tables/${id}/sit`, { side: first, number: numberOf(2) });
  expect([await sit(anne), await sit(bert)]).toMatchObject([{ status: 200 }, { status: 409 }]);
  expect(await bert.ask('POST', `/tables/${id}/stand`, { side: first })).toMatchObject({ status: 409 });
  const letBotSit = (who: Caller, side: string) => who.ask('POST', `/tables/${id}/bot`, { side, bot: 'random' });
  expect(await letBotSit(bert, second)).toMatchObject({ status: 403, said: { error: { code: 'not-host' } } });
  expect(await letBotSit(anne, first)).toMatchObject({ status: 409 });
  const seats = [
    { side: first, person: 'Anne' },
    { side: second, bot: 'random' },
  ];
  expect(await letBotSit(anne, second)).toMatchObject({
    said: { table: { stage: 'playing', seats: expect.arrayContaining(seats.map((seat) => expect.objectContaining(seat))) } },
  });
});

test('one looks back with one’s own eyes while the game is on, and with those of either side when it is over', async () => {
  const { address } = await house();
  const { anne, bert, id, first, second } = await twoAt(address, 'cruiser-warfare');
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second), SocketPage.at(new Caller(address), id, 'onlooker')];
  for (const page of pages) await page.until(() => page.sight !== null);
  const eyesOf = (page: SocketPage, viewer: string) =>
    page.ask({ type: 'replay', at: 0, viewer, known: 0 }).then((answer) => answer.type === 'picture' && answer.picture.viewer.id);
  const seen = () => Promise.all(pages.map(async (page) => [await eyesOf(page, first), await eyesOf(page, second)]));
  expect(await seen()).toEqual([
    [first, first],
    [second, second],
    ['onlooker', 'onlooker'],
  ]);
  await pages[0]?.ask({ type: 'commands', commands: [{ side: first, verb: 'resign' }] });
  expect(await seen()).toEqual(pages.map(() => [first, second]));
  expect(pages[2]?.sight?.viewers.map((each) => each.id)).toEqual([first, second, 'onlooker']);
});

test('a page that comes back over a new line is sent what it has not, and no more', async () => {
  const { address } = await house();
  const { anne, bert, id, first, second } = await twoAt(address, 'nine-navies');
  const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second)];
  for (const page of pages) await page.until(() => page.sight !== null);
  const page = pages.find(({ sight }) => sight?.question);
  while (page && page.words.length < 4) await page.ask({ type: 'staff', scope: 'phase' });
  const crowd = new Caller(address);
  const whole = SocketPage.at(crowd, id, 'onlooker');
  await whole.until(() => whole.sight !== null);
  const lines = whole.sight?.log.entries ?? [];
  const known = lines.slice(0, -2);
  const back = SocketPage.at(crowd, id, 'onlooker', { lines: known.length, print: printOf(known) });
  await back.until(() => back.sight !== null);
  expect(back.sight?.log).toEqual({ from: known.length, entries: lines.slice(-2) });
});

test('over HTTP a seat reads as many of the latest lines as it asks for', async () => {
  const { address } = await house();
  const anne = await Caller.guest(address, 'Anne');
  const [side = ''] = rulesetOf('first-strike').sides;
  const made = { game: 'first-strike', seats: { [side]: { me: true } }, isListed: false, number: numberOf(1) };
  const { id } = tableIn((await anne.ask('POST', '/tables', made)).said);
  const page = SocketPage.at(anne, id, side);
  while (page.words.length <= 60 && !page.sight?.ending) await page.ask({ type: 'staff', scope: 'phase' });
  const read = async (log: string): Promise<unknown> => {
    const { said } = await anne.ask('GET', `/tables/${id}/seen?as=${side}${log}`);
    return Object(said).log.map(({ words }: { readonly words: string }) => words);
  };
  expect(page.words.length).toBeGreaterThan(50);
  expect([await read('&log=0'), await read('&log=2')]).toEqual([[], page.words.slice(-2)]);
  expect([await read(''), await read('&log=1000')]).toEqual([page.words.slice(-50), page.words]);
});

test('whoever makes a table hears what is promised of the dice before he adds his number, and nobody else sits there meanwhile', async () => {
  const { address } = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const [first = '', second = ''] = rulesetOf('nine-navies').sides;
  const seats = { [first]: { me: true }, [second]: { bot: 'random' } };
  const made = await anne.ask('POST', '/tables', { game: 'nine-navies', seats, isListed: true });
  expect(made).toMatchObject({ status: 200, said: { table: { stage: 'gathering', promise: expect.stringMatching(/^[0-9a-f]{64}$/) } } });
  const { id, promise } = tableIn(made.said);
  const sit = (who: Caller, number: number) => who.ask('POST', `/tables/${id}/sit`, { side: first, number: numberOf(number) });
  expect(await sit(bert, 5)).toMatchObject({ status: 409 });
  expect(await sit(anne, 6)).toMatchObject({ status: 200, said: { table: { stage: 'playing', promise } } });
  expect(await sit(anne, 7)).toMatchObject({ status: 409 });
  const page = SocketPage.at(anne, id, first);
  await page.until(() => page.sight !== null);
  await page.ask({ type: 'commands', commands: [{ side: first, verb: 'resign' }] });
  const { record } = Object((await bert.ask('GET', `/tables/${id}/record`)).said);
  const verified = verifyRecord(rulesetOf('nine-navies'), parseRecord(record));
  expect(verified).toMatchObject({ promise, numbers: { [first]: numberOf(6) } });
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

const OWN_BATTLE = {
  game: 'grand-fleets',
  name: 'A raid',
  battles: [
    {
      id: 'raid',
      title: 'A raid that was not',
      words: 'Two battlecruisers come upon two.',
      year: 1915,
      board: { width: 40, height: 40 },
      turns: 12,
      forces: {
        blue: {
          name: 'British',
          nation: 'british',
          squadrons: [{ name: 'Beatty', ships: ['lion', 'tiger'], at: [20, 26], heading: 'N' }],
        },
        red: {
          name: 'Germans',
          nation: 'german',
          squadrons: [{ name: 'Hipper', ships: ['seydlitz', 'moltke'], at: [22, 14], heading: 'SE' }],
        },
      },
      light: [{ from: 1 }],
    },
  ],
};

test('ASVS 15.2.2 what somebody’s own figures call the scenario and its sides is kept with the table: whoever lists tables reads no figures', async () => {
  const database = await houseDatabase();
  const { address } = await house(undefined, { database });
  const seating = { scenario: 'raid', pack: OWN_BATTLE, isListed: true };
  const anne = await Caller.guest(address, 'Anne');
  const number = numberOf(1);
  const made = await anne.ask('POST', '/tables', { game: 'grand-fleets', seats: { blue: { me: true } }, number, ...seating });
  const names = { scenarioName: 'A raid that was not', seats: [{ name: 'The British' }, { name: 'The Germans' }] };
  expect(made).toMatchObject({ status: 200, said: { table: names } });
  const { id } = tableIn(made.said);
  const [read] = await database.rows('SELECT pack FROM tables');
  await database.rows("UPDATE tables SET pack = 'no pack at all'");
  for (const list of ['/tables', '/tables/mine']) expect(await anne.ask('GET', list)).toMatchObject({ said: { tables: [names] } });
  // A later version may not take the pack any more.
  await database.rows("UPDATE tables SET pack = '[]'");
  expect(await anne.ask('GET', `/tables/${id}`)).toMatchObject({ status: 200, said: { table: names } });
  await database.rows('UPDATE tables SET pack = $1', [String(read?.pack)]);
  await anne.ask('POST', `/tables/${id}/sit`, { side: 'red', number: numberOf(2) });
  expect(await anne.ask('GET', `/tables/${id}/seen?as=blue`)).toMatchObject({ status: 200 });
});

test('what is laid part by part is asked for part by part, by its own seat alone, and the whole is an order', async () => {
  const { address } = await house();
  const { anne, bert, id, first } = await twoAt(address, 'great-war-at-sea', { scenario: 'scarborough-1914' });
  const steps = async (who: Caller, path: readonly string[], verb = 'move') =>
    who.ask('POST', `/tables/${id}/steps`, { side: first, verb, path });
  expect(await steps(bert, [])).toMatchObject({ status: 403 });
  const begun = await steps(anne, []);
  expect(begun).toMatchObject({ status: 200, said: { steps: { whole: null } } });
  const [fleet] = Object(begun.said).steps.next;
  const onward = Object((await steps(anne, [fleet.part])).said).steps;
  const path = [fleet.part, onward.next[0].part];
  expect(await steps(anne, path)).toMatchObject({ said: { steps: { whole: { label: `${fleet.words}: ${onward.next[0].words}` } } } });
  expect(await steps(anne, ['nobody'])).toMatchObject({ said: { steps: null } });
  expect(await steps(anne, [], 'done')).toMatchObject({ said: { steps: null } });
  const order = { side: first, commands: [{ verb: 'move', target: path }], ticket: 'a-course-of-anne-1' };
  expect(await anne.ask('POST', `/tables/${id}/orders`, order)).toMatchObject({ said: { refusal: null } });
});
