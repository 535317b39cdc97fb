/** Whatever comes over HTTP and over a socket that is no honest message is refused in a typed way, and changes nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { hashOf } from '../../kernel/hash.ts';
import { FastDice } from '../../kernel/index.ts';
import { gamesFor, seedOf } from '../../test/fuzz.ts';
import { openAdmiralty } from '../admiralty.ts';
import { openForBackup } from '../db/open.ts';
import { startServer } from '../index.ts';
import { Limits } from '../limits.ts';
import { numberOf, rulesetOf } from './house.ts';
import { Caller, SocketPage } from './line.ts';

const folder = mkdtempSync(join(tmpdir(), 'line-ahead-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = 'nine-navies';
const TICKET = 'a-ticket-that-was-used';

async function rowsNow(): Promise<string> {
  const database = await openForBackup({ folder });
  try {
    const held = ['people', 'sessions', 'tables', 'seats', 'acts'].map((table) => database.rows(`SELECT * FROM ${table} ORDER BY 1, 2`));
    // When a session was last used is no state of a game.
    return hashOf((await Promise.all(held)).map((rows) => rows.map(({ used: _, ...row }) => row)));
  } finally {
    await database.close();
  }
}

const JUNK: readonly unknown[] = [null, 0, -1, 1e308, '', 'x', [], {}, true, 'x'.repeat(3000), { constructor: 1 }, [[[]]], '\u0000'];

const GAMES = games.map(({ id }) => id);
const KEYS = ['format', 'game', 'version', 'title', 'ships', 'scenarios', 'areas', 'battles', 'constructor', 'toString'];

/** A pack that is none, of such parts as packs have. */
function spoiled(pick: <T>(list: readonly T[]) => T, depth: number): object {
  const part = (): unknown => (depth > 0 && pick([true, false]) ? spoiled(pick, depth - 1) : pick([...JUNK, 'line-ahead pack', ...GAMES]));
  return pick([true, false]) ? [part(), part()] : { [pick(KEYS)]: part(), [pick(KEYS)]: part(), nobody: part() };
}

const OFTEN = { times: 1_000_000, per: 1000 };

const megabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);

test('ASVS 2.2.2, 2.3.1 malformed, out of turn, replayed and foreign messages are refused, and nothing is changed', async () => {
  const dice = new FastDice(seedOf('messages', 0));
  const pick = <T>(list: readonly T[]): T => {
    for (const each of list.slice(dice.draw(list.length))) return each;
    throw new Error('nothing to pick from');
  };
  const failures: string[] = [];
  const limits = new Limits({ limits: { creation: OFTEN, changes: OFTEN } });
  const log = (what: string, facts: object = {}): void =>
    void (['failed', 'trouble'].includes(what) && failures.push(JSON.stringify(facts)));
  const admiralty = await openAdmiralty({ place: { folder }, limits, log });
  const server = await startServer({ site: new Map(), port: 0, admiralty });
  const address = `http://localhost:${server.port}`;
  try {
    const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
    const [first = '', second = ''] = rulesetOf(GAME).sides;
    const made = await anne.ask('POST', '/tables', { game: GAME, seats: { [first]: { me: true } }, isListed: false, number: numberOf(1) });
    const id: string = JSON.parse(JSON.stringify(made.said)).table.id;
    await bert.ask('POST', `/tables/${id}/sit`, { side: second, number: numberOf(2) });
    const pages = [SocketPage.at(anne, id, first), SocketPage.at(bert, id, second)];
    for (const page of pages) await page.until(() => page.sight !== null);
    const asked = pages.find(({ sight }) => sight?.question);
    const option = asked?.sight?.question?.options[0];
    const side = asked?.sight?.viewer.id ?? '';
    const honest = { side, verb: option?.verb ?? '', ...(option?.target == null ? {} : { target: option.target }) };
    expect(await asked?.ask({ type: 'commands', commands: [honest] }, TICKET)).toEqual({ type: 'done' });
    const mine = asked === pages[0] ? anne : bert;
    const other = asked === pages[0] ? bert : anne;
    const otherSide = side === first ? second : first;
    const orders = (body: object) => ({ side, commands: [{ verb: 'resign' }], ticket: 'a-ticket-nobody-had', ...body });
    const before = await rowsNow();
    const table = { game: GAME, seats: { [first]: { me: true } }, isListed: false, number: numberOf(1) };
    const attacks: readonly (() => readonly [Caller, string, string, object])[] = [
      () => [pick([mine, other]), 'POST', `/tables/${id}/orders`, orders({ [pick(['side', 'commands', 'ticket', 'more'])]: pick(JUNK) })],
      () => [other, 'POST', `/tables/${id}/orders`, orders({})],
      () => [new Caller(address), 'POST', `/tables/${id}/orders`, orders({})],
      () => [mine, 'POST', `/tables/${pick(['x', `${id}x`, '..%2f..', '%00'])}/orders`, orders({})],
      () => [mine, 'POST', `/tables/${id}/${pick(['sit', 'stand', 'bot'])}`, { side: pick([first, second, 'x']), number: pick(JUNK) }],
      () => [mine, 'POST', '/tables', { ...table, [pick(['game', 'seats', 'number', 'options', 'isListed'])]: pick(JUNK.slice(1, 5)) }],
      () => [mine, 'POST', '/tables', { ...table, pack: pick(JUNK.slice(1, 7)) }],
      () => [mine, 'POST', '/tables', { ...table, game: pick(GAMES), pack: spoiled(pick, 3) }],
      () => [mine, pick(['PUT', 'DELETE']), `/tables/${id}`, {}],
    ];
    const count = gamesFor(2000, 100_000);
    const memory: number[] = [];
    for (let n = 0; n < count / 2; n++) {
      if (n % Math.ceil(count / 10) === 0) memory.push(megabytes());
      const [caller, method, path, body] = pick(attacks)();
      const { status, said } = await caller.ask(method, path, body);
      const isTyped = status >= 400 && status < 500 && typeof Object(Object(said).error).code === 'string';
      // An order that is out of turn is answered with why.
      if (!isTyped && typeof Object(Object(said).refusal).code !== 'string')
        throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${status}`);
    }
    expect(failures).toEqual([]);
    await socketsRefuse(count / 2, pick, { mine, other, id, side, otherSide, honest });
    memory.push(megabytes());
    if (process.env.LINE_AHEAD_SOAK) console.log(`${count} messages; megabytes on the way: ${memory.join(', ')}`);
    expect(await rowsNow()).toBe(before);
    expect(failures).toEqual([]);
    const last = SocketPage.at(mine, id, side);
    await last.until(() => last.sight !== null);
  } finally {
    await server.close();
  }
});

interface Target {
  readonly mine: Caller;
  readonly other: Caller;
  readonly id: string;
  readonly side: string;
  readonly otherSide: string;
  readonly honest: object;
}

/** A line is closed by the first that is no message; what is one is answered with a refusal. */
async function socketsRefuse(
  count: number,
  pick: <T>(list: readonly T[]) => T,
  { mine, other, id, side, otherSide, honest }: Target,
): Promise<void> {
  const order = (commands: unknown) => ({ type: 'commands', commands });
  for (let n = 0; n < count; ) {
    const seats: readonly (readonly [Caller, string])[] = [
      [mine, side],
      [other, otherSide],
      [new Caller(mine.address), 'onlooker'],
    ];
    const [caller, as] = pick(seats);
    const page = SocketPage.at(caller, id, as);
    await page.until(() => page.sight !== null);
    const shown = page.texts.length;
    const strangers = as === side ? [{ side: otherSide, verb: 'resign' }] : [honest, { side, verb: 'resign' }];
    const refused = Array.from({ length: 40 }, (_, number) => ({
      id: number + 1,
      request: order([pick([...strangers, { side: as, verb: 'nothing' }])]),
    }));
    for (const message of refused) page.socket.send(JSON.stringify(message));
    // The same again under its ticket is not done again.
    if (as === side) page.socket.send(JSON.stringify({ id: 41, request: order([honest]), ticket: TICKET }));
    page.socket.send(
      pick([JSON.stringify({ id: pick(JUNK), request: pick(JUNK) }), '{', '[]', JSON.stringify({ id: 1, request: order(pick(JUNK)) })]),
    );
    await page.until(() => page.closed !== null);
    expect(page.closed?.code).toBe(4400);
    const odd = page.texts
      .slice(shown)
      .filter((text) => !text.includes('"refused"') && !text.includes('"id":41') && !text.startsWith('{"present"'));
    expect(odd).toEqual([]);
    n += 41;
  }
}
