import { type IncomingHttpHeaders, IncomingMessage, request } from 'node:http';
import { connect, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accountRoutes } from '../api/account-routes.ts';
import { apiWith } from '../api/app.ts';
import { parsed } from '../api/body.ts';
import { anyone, withAccount } from '../api/gate.ts';
import { mustBeFromOwnPage } from '../api/origin.ts';
import { passkeyRoutes } from '../api/passkey-routes.ts';
import { peopleRoutes } from '../api/people-routes.ts';
import { NOTHING, route } from '../api/route.ts';
import { PLAIN, type Setting, settingFrom } from '../api/setting.ts';
import { openerOf } from '../api/upgrade.ts';
import { appFor } from '../app.ts';
import { Unreachable } from '../db/database.ts';
import { Limits } from '../limits.ts';
import { logLines } from '../log.ts';
import { Passwords } from '../people/passwords.ts';
import { People } from '../people/people.ts';
import { memoryDatabase } from './memory-database.ts';

const PASSWORD = 'hearts of oak';
const PASSWORDS = new Passwords({ power: 4, r: 8, p: 1 });

/** Routes that do what they should not. */
const broken = (method: 'GET' | 'POST', fails: () => never) =>
  route({
    method,
    path: '/broken',
    summary: 'Fails.',
    who: anyone,
    params: NOTHING,
    body: NOTHING,
    answer: NOTHING,
    answers: async () => fails(),
  });
const talkative = { id: 'x', password: 'scrypt$17$8$1$salt$hash' };
const OPEN_HANDED = route({
  method: 'GET',
  path: '/open-handed/:id',
  summary: 'Says more than it should.',
  who: anyone,
  params: z.strictObject({ id: z.string(), turn: z.coerce.number().int().optional() }),
  body: NOTHING,
  answer: z.object({ id: z.string() }),
  answers: async () => talkative,
});
const DEAR = route({
  method: 'PUT',
  path: '/open-handed/:id',
  summary: 'For accounts.',
  who: withAccount,
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ words: z.string() }),
  answer: z.strictObject({ length: z.number() }),
  mostBytes: 200_000,
  answers: async ({ body }) => ({ length: body.words.length }),
});

interface Given {
  readonly setting?: Setting;
  readonly times?: number;
  readonly changes?: number;
  readonly fails?: () => never;
}

const servers: { close(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

const told = (lines: readonly string[]) => lines.map((line) => JSON.parse(line));

async function port(given: Given = {}) {
  const { setting = PLAIN, times = 1000, changes = 10_000, fails = () => expect.fail('on purpose') } = given;
  const [lines, many]: [string[], { times: number; per: number }] = [[], { times, per: 60_000 }];
  const database = await memoryDatabase();
  const people = new People(database, { passwords: PASSWORDS });
  const limits = new Limits({
    now: () => 0,
    limits: { 'sign-in-as': many, 'sign-in-from': { ...many, times: 2 * times }, creation: many, changes: { times: changes, per: 60_000 } },
  });
  const services = { people, limits, setting, log: logLines((line) => void lines.push(line)) };
  const api = apiWith(services, [
    ...peopleRoutes(people),
    ...accountRoutes(people, database),
    ...passkeyRoutes(people),
    broken('GET', fails),
    broken('POST', fails),
    OPEN_HANDED,
    DEAR,
  ]);
  const server = createAdaptorServer({ fetch: appFor(new Map(), api, setting).fetch });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const ask = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const text = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`http://${host}/api${path}`, { method, headers: { ...type, ...headers }, ...text });
    const raw = await answer.text();
    const cookie = answer.headers.get('set-cookie') ?? '';
    return {
      status: answer.status,
      headers: answer.headers,
      raw,
      body: JSON.parse(raw),
      cookie,
      token: /=([\w-]{43});/.exec(cookie)?.[1] ?? '',
    };
  };
  const post = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => ask('POST', path, body, headers);
  const account = (name: string) => post('/people/account', { name, password: PASSWORD });
  return { host, lines, ask, post, account };
}

/** For whoever leaves nothing behind. */
const shared = await port();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const code = (answer: { status: number; body: { error?: { code: string } } }) => [answer.status, answer.body.error?.code];

test('a guest comes in, takes an account, goes out and signs in again', async () => {
  const { host, ask, post } = await port();
  const own = (token: string) => ({ cookie: `line-ahead=${token}`, origin: `http://${host}` });
  const guest = await post('/people/guest');
  expect(guest.body.person).toMatchObject({ isGuest: true });
  expect(code(await post('/people/guest', {}, own(guest.token)))).toEqual([409, 'signed-in']);
  const account = await post('/people/account', { name: 'Jellicoe', password: PASSWORD }, own(guest.token));
  expect(account.body.person).toEqual({ id: guest.body.person.id, name: 'Jellicoe', isGuest: false });
  expect((await ask('GET', '/people/me', undefined, own(guest.token))).body).toEqual({ person: null });
  expect((await ask('GET', '/people/me', undefined, own(account.token))).body).toEqual(account.body);
  expect((await post('/people/me/name', { name: 'Jellicoe of Scapa' }, own(account.token))).body.person.name).toBe('Jellicoe of Scapa');
  const out = await post('/people/sign-out', undefined, own(account.token));
  expect(out.cookie).toMatch(/^line-ahead=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await ask('GET', '/people/me', undefined, own(account.token))).body).toEqual({ person: null });
  const again = await post('/people/sign-in', { name: 'jellicoe of scapa', password: PASSWORD });
  expect(again.body.person.id).toBe(guest.body.person.id);
  // ASVS 7.2.4: whoever signs in once more leaves no token behind.
  const anew = await post('/people/sign-in', { name: 'Jellicoe of Scapa', password: PASSWORD }, own(again.token));
  expect((await ask('GET', '/people/me', undefined, own(again.token))).body).toEqual({ person: null });
  expect((await post('/people/me/delete', { password: PASSWORD }, own(anew.token))).status).toBe(200);
  expect(code(await post('/people/sign-in', { name: 'Jellicoe of Scapa', password: PASSWORD }))).toEqual([401, 'wrong-name-or-password']);
});

test('a program uses the token by itself, and ends sessions by name', async () => {
  const { ask, post, account } = await port();
  const [first, second] = [(await account('Beatty')).token, (await post('/people/sign-in', { name: 'Beatty', password: PASSWORD })).token];
  const { sessions } = (await ask('GET', '/people/me/sessions', undefined, bearer(second))).body;
  const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
  expect((await ask('DELETE', `/people/me/sessions/${other.id}`, undefined, bearer(second))).status).toBe(200);
  expect(code(await ask('DELETE', `/people/me/sessions/${other.id}`, undefined, bearer(second)))).toEqual([404, 'no-such-session']);
  expect(code(await post('/people/sign-out-everywhere', {}, bearer(first)))).toEqual([401, 'not-signed-in']);
  const change = { old: PASSWORD, new: 'something wrong today' };
  expect((await post('/people/me/password', change, bearer(second))).status).toBe(200);
  expect(code(await post('/people/me/password', change, bearer(second)))).toEqual([403, 'wrong-password']);
  expect((await post('/people/sign-out-everywhere', {}, bearer(second))).status).toBe(200);
});

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a frame without an origin', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['what the browser calls another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour in the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a cookie from nowhere', { cookie: 'line-ahead=x' }],
  ['a name and a password in the address', { authorization: 'Basic bWU6c2VjcmV0', origin: 'https://elsewhere.example' }],
])('ASVS 3.5.1 nothing is changed for %s', async (_, headers) => {
  const { post, lines } = await port();
  expect(code(await post('/people/guest', {}, headers))).toEqual([403, 'foreign-origin']);
  // ASVS 16.3.2: whoever tries is noted.
  expect(told(lines).filter(({ what }) => what !== 'request')).toMatchObject([
    { what: 'refused', code: 'foreign-origin', route: '/api/people/guest' },
  ]);
});

test.each([
  ['127.0.0.1', 'elsewhere.example:1914', 'another site'],
  ['::1', 'elsewhere.example.:1914', 'another site'],
  ['::ffff:127.0.0.1', 'local.example', 'another site'],
  ['127.0.0.1', 'localhost:1914', null],
  ['::1', '[::1]:1914', null],
  ['127.0.0.1', '192.168.1.5:1914', null],
  ['127.0.0.1', 'flagship:1914', null],
  ['127.0.0.1', 'flagship.local', null],
  ['192.168.1.7', 'ships.example', null],
])('ASVS 3.5.1 a page whose name was led to this machine afterwards changes nothing there: %s at %s', (from, host, words) => {
  const headers = new Map([
    ['origin', `http://${host}`],
    ['host', host],
  ]);
  const ask = () => mustBeFromOwnPage({ header: (name) => headers.get(name), from }, { token: null, by: null }, PLAIN);
  if (words === null) expect(ask).not.toThrow();
  else expect(ask).toThrow(words);
});

test('whoever shows a token on purpose may come from anywhere', async () => {
  const { token } = await shared.post('/people/guest');
  const foreign = { ...bearer(token), origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await shared.post('/people/sign-out', {}, foreign)).status).toBe(200);
});

test('ASVS 3.4.2, 3.5.1 where the own address is told, no other passes', () => {
  const setting = { origin: 'https://play.example', proxies: 0 };
  const from = (origin: string) => {
    const headers = new Map([
      ['origin', origin],
      ['host', 'inner:1914'],
    ]);
    return () => mustBeFromOwnPage({ header: (name) => headers.get(name), from: '' }, { token: null, by: null }, setting);
  };
  expect(from('https://play.example')).not.toThrow();
  for (const other of ['http://play.example', 'http://inner:1914']) expect(from(other)).toThrow('another site');
});

test('ASVS 4.4.2 to 4.4.4 a socket is opened by our own pages and by programs, as the person whose token it is', async () => {
  const people = new People(await memoryDatabase());
  const { person, token } = await people.guest();
  const open = (headers: IncomingHttpHeaders) => {
    const message = new IncomingMessage(new Socket());
    Object.assign(message.headers, { host: 'play.example', ...headers });
    return openerOf(message, { people, setting: PLAIN });
  };
  expect(await open({ cookie: `line-ahead=${token}`, origin: 'http://play.example' })).toMatchObject({ person, token });
  expect(await open(bearer(token))).toMatchObject({ person });
  expect(await open({ origin: 'http://play.example' })).toMatchObject({ person: null, token: null });
  await expect(open({ cookie: `line-ahead=${token}`, origin: 'http://elsewhere.example' })).rejects.toThrow('another site');
  await expect(open({ cookie: `line-ahead=${token}` })).rejects.toThrow('another site');
});

test('ASVS 3.5.3 looking changes nothing, so that a link from a mail may be followed', async () => {
  const { ask } = shared;
  expect((await ask('GET', '/people/me', undefined, { 'sec-fetch-site': 'cross-site', cookie: 'line-ahead=x' })).status).toBe(200);
});

test('a host that a proxy passes on may be none', async () => {
  const { post } = await port({ setting: { origin: null, proxies: 1 } });
  const challenge = (host: string) => post('/people/passkeys/challenge', { purpose: 'make' }, { 'x-forwarded-host': host });
  expect((await challenge('ships.example')).body.host).toBe('ships.example');
  expect(code(await challenge('[['))).toEqual([400, 'malformed']);
});

test('ASVS 3.3.1 to 3.3.4, 3.4.1 the cookie: its own host alone and secure over https; out of reach of scripts; not with what other sites send', async () => {
  const plain = await shared.post('/people/guest');
  expect(plain.cookie).toMatch(/^line-ahead=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const forwarded = { 'x-forwarded-proto': 'https' };
  expect((await shared.post('/people/guest', {}, forwarded)).cookie).not.toContain('Secure');
  const behind = await port({ setting: { origin: null, proxies: 1 } });
  const { cookie, token, headers } = await behind.post('/people/guest', {}, forwarded);
  expect(cookie).toMatch(/^__Host-line-ahead=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const me = async (name: string) =>
    (await behind.ask('GET', '/people/me', undefined, { ...forwarded, cookie: `${name}=${token}` })).body.person;
  expect([await me('__Host-line-ahead'), await me('line-ahead')]).toEqual([expect.objectContaining({ isGuest: true }), null]);
});

test.each([
  ['ASVS 3.5.2 another type', '{"name":"x"}', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json'],
  ['no JSON', '{"name":', {}, 400, 'malformed'],
  ['a list', [], {}, 400, 'malformed'],
  ['nothing at all', 'null', {}, 400, 'malformed'],
  ['ASVS 15.3.3 a field that is not known', { name: 'Beatty', isGuest: false }, {}, 400, 'malformed'],
  ['another type of field', { name: ['Beatty'] }, {}, 400, 'malformed'],
  ['ASVS 15.3.6 a prototype', '{"name":"Beatty","__proto__":{"isGuest":false}}', {}, 400, 'malformed'],
  ['a prototype further down', '{"name":{"a":[{"__proto__":1}]}}', {}, 400, 'malformed'],
  ['a prototype in disguise', '{"\\u005f_proto__":1}', {}, 400, 'malformed'],
  ['a character that no database takes', { name: 'Bea\0tty' }, {}, 400, 'malformed'],
  ['deeper than any stack', '['.repeat(60_000), {}, 400, 'malformed'],
  ['too much', { name: 'x'.repeat(65_537) }, {}, 413, 'too-large'],
])('%s is refused', async (_, body, headers, status, wanted) => {
  const { post } = shared;
  const answer = await post('/people/guest', body, headers);
  expect(code(answer)).toEqual([status, wanted]);
  expect(Object.keys(answer.body.error)).toEqual(['code', 'words']);
});

test.each(['{"__proto__":{"x":1}}', '[{"a":{"__proto__":null}}]', '{"\\u005f_proto__":1}'])(
  'ASVS 15.3.6 nor does it get as far as a schema, which might be laxer: %s',
  (text) => {
    expect(() => parsed(text)).toThrow('not JSON that can be read');
  },
);

test('ASVS 16.5.1 whoever hangs up in the middle of what he says is no failure of ours', async () => {
  const { host, lines } = await port();
  const [name = '', number = ''] = host.split(':');
  const line = connect(Number(number), name);
  line.write(`POST /api/people/guest HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"name":`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  line.destroy();
  await expect.poll(() => told(lines)).toMatchObject([{ what: 'request', status: 400 }]);
});

/** By hand, because fetch would tell the length. */
test('too much is noticed though nobody has said how much it is', async () => {
  const { host } = shared;
  const status = await new Promise((resolve, reject) => {
    const sent = request(
      `http://${host}/api/people/guest`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    sent.on('error', reject);
    sent.write(`{"name":"${'x'.repeat(40_000)}`);
    sent.write('x'.repeat(40_000));
    sent.end('"}');
  });
  expect(status).toBe(413);
});

test('a route may take more, for those it is for; what stands in the address is checked too', async () => {
  const { ask, account, post } = await port();
  const words = 'x'.repeat(100_000);
  const [guest, owner] = [(await post('/people/guest')).token, (await account('Evan-Thomas')).token];
  expect((await ask('PUT', '/open-handed/a', { words }, bearer(owner))).body).toEqual({ length: 100_000 });
  expect(code(await ask('PUT', '/open-handed/a', { words }, bearer(guest)))).toEqual([403, 'no-account']);
  expect(code(await ask('PUT', '/open-handed/a', { words }))).toEqual([401, 'not-signed-in']);
  expect((await ask('GET', '/open-handed/a?turn=4')).status).toBe(200);
  expect(code(await ask('GET', '/open-handed/a?turn=four'))).toEqual([400, 'malformed']);
  expect(code(await ask('GET', '/open-handed/a?other=4'))).toEqual([400, 'malformed']);
  expect(code(await ask('DELETE', '/people/me/sessions/%00', undefined, bearer(owner)))).toEqual([400, 'malformed']);
});

test('ASVS 15.3.1 no field leaves that the answer does not name', async () => {
  const { ask } = shared;
  expect((await ask('GET', '/open-handed/a')).raw).toBe('{"id":"x"}');
});

test('ASVS 6.3.8 the same answer for a wrong name and a wrong password', async () => {
  const { post, account } = await port();
  await account('Arbuthnot');
  const [known, unknown] = await Promise.all(
    ['Arbuthnot', 'Nobody'].map((name) => post('/people/sign-in', { name, password: 'a wrong one' })),
  );
  expect(known?.status).toBe(401);
  expect([unknown?.status, unknown?.raw, unknown?.cookie]).toEqual([known?.status, known?.raw, known?.cookie]);
});

test('ASVS 6.3.1 whoever guesses must wait: by name however it is written, and by address', async () => {
  const { post } = await port({ times: 2 });
  const guess = (name: string) => post('/people/sign-in', { name, password: 'a wrong one' });
  expect([(await guess('Hood')).status, (await guess(' HOOD')).status]).toEqual([401, 401]);
  const third = await guess('hood');
  expect([...code(third), third.headers.get('retry-after')]).toEqual([429, 'too-often', '30']);
  expect((await guess('Burney')).status).toBe(401);
  expect(code(await guess('Jerram'))).toEqual([429, 'too-often']);
  const again = await port({ times: 2 });
  const written = ['de  Robeck', 'de   Robeck', 'DE Robeck'].map((name) =>
    again.post('/people/sign-in', { name, password: 'a wrong one' }),
  );
  expect((await Promise.all(written)).map(({ status }) => status).sort()).toEqual([401, 401, 429]);
});

test('ASVS 2.4.1, 15.3.4 nobody makes people without end, and what a stranger claims to pass on is not believed', async () => {
  const { post } = await port({ times: 2 });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) statuses.push((await post('/people/guest', {}, from(address))).status);
  expect(statuses).toEqual([200, 200, 429]);
  const behind = await port({ times: 1, setting: { origin: null, proxies: 1 } });
  const through = async (address: string) => (await behind.post('/people/guest', {}, from(address))).status;
  expect([await through('192.0.2.1'), await through('192.0.2.2'), await through('192.0.2.9, 192.0.2.2')]).toEqual([200, 200, 429]);
});

test('ASVS 2.4.1 whatever somebody asks for that could change something, he does so no faster than any hand; looking is another matter', async () => {
  const { post, ask } = await port({ changes: 3 });
  const [anne, bert] = [(await post('/people/guest')).token, (await post('/people/guest')).token];
  const rename = (token: string) => post('/people/me/name', { name: '' }, bearer(token));
  const statuses = [];
  for (let times = 0; times < 4; times++) statuses.push((await rename(anne)).status);
  expect([...statuses, (await rename(bert)).status]).toEqual([400, 400, 400, 429, 400]);
  expect((await ask('GET', '/people/me', undefined, bearer(anne))).status).toBe(200);
});

test('ASVS 6.3.1 the password of somebody who is signed in cannot be guessed either', async () => {
  const { post, account } = await port({ times: 1 });
  const { token } = await account('Nicholson');
  expect(code(await post('/people/me/delete', { password: 'a guess' }, bearer(token)))).toEqual([403, 'wrong-password']);
  expect(code(await post('/people/me/delete', { password: PASSWORD }, bearer(token)))).toEqual([429, 'too-often']);
});

test('ASVS 16.2.5 a token is in the cookie and nowhere else, a password nowhere', async () => {
  const { lines, ask, post, account } = await port();
  const { token, raw } = await account('Pakenham');
  const answers = [
    raw,
    (await ask('GET', '/people/me', undefined, bearer(token))).raw,
    (await ask('GET', '/people/me/sessions', undefined, bearer(token))).raw,
    (await ask('GET', '/broken', undefined, bearer(token))).raw,
    (await post('/people/me/password', { old: 'a guess', new: 'another guess' }, bearer(token))).raw,
    (await ask('GET', `/${token}`)).raw,
    (await ask('PUT', `/open-handed/${token}`, { words: '' })).raw,
  ];
  const besides = told(lines).filter(({ what }) => what !== 'request');
  expect(besides.map(({ what }) => what)).toEqual(['failed', 'refused', 'refused']);
  expect(besides[2]).toMatchObject({ method: 'PUT', route: '/api/open-handed/:id', code: 'not-signed-in' });
  expect(told(lines).at(-1)).toMatchObject({ what: 'request', method: 'PUT', route: '/api/open-handed/:id', status: 401 });
  for (const text of [...answers, ...lines]) for (const secret of [token, PASSWORD, 'guess']) expect(text).not.toContain(secret);
});

test('ASVS 16.5.1 what breaks says nothing of how, and is noted', async () => {
  const { ask, lines } = await port();
  const answer = await ask('GET', '/broken');
  expect([answer.status, answer.body]).toEqual([500, { error: { code: 'failed', words: expect.any(String) } }]);
  expect(answer.raw).not.toMatch(/on purpose|\.ts|node:/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    what: 'failed',
    route: '/api/broken',
    kind: 'AssertionError',
    thrown: expect.stringContaining('route.test'),
  });
  expect(lines[0]).not.toContain('on purpose');
});

test.each([
  ['POST', true, 'doubtful'],
  ['POST', false, 'unavailable'],
  ['GET', true, 'unavailable'],
])('a database that cannot be reached is said plainly (%s, in doubt: %s)', async (method, isDoubtful, wanted) => {
  const fails = () => {
    throw new Unreachable('no route to 10.0.0.7', isDoubtful);
  };
  const answer = await (await port({ fails })).ask(method, '/broken');
  expect([...code(answer), answer.headers.get('retry-after')]).toEqual([503, wanted, '5']);
  expect(answer.raw).not.toContain('10.0.0.7');
});

test('ASVS 14.3.2 what is not there, and what is asked in the wrong way, is said in JSON under the same headers', async () => {
  const { ask } = shared;
  expect(code(await ask('GET', '/nowhere'))).toEqual([404, 'no-such-address']);
  expect(code(await ask('GET', '/people/me/sessions/%00'))).toEqual([405, 'wrong-method']);
  const wrong = await ask('PUT', '/people/me');
  expect([...code(wrong), wrong.headers.get('allow')]).toEqual([405, 'wrong-method', 'GET']);
  for (const path of ['/nowhere', '/people/me', '/openapi.json', '/broken']) {
    const { headers } = await ask('GET', path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-type')).toContain('application/json');
  }
});

test('the document tells every route with what it takes and answers, out of the schemas that check it', async () => {
  const { body } = await shared.ask('GET', '/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(body.paths['/api/people/sign-in'].post).toMatchObject({
    description: 'For anyone. Limit sign-in-from: 2000 in 1 minutes. Limit sign-in-as: 1000 in 1 minutes.',
    requestBody: { content: { 'application/json': { schema: { required: ['name', 'password'], additionalProperties: false } } } },
  });
  const { get, put } = body.paths['/api/open-handed/{id}'];
  expect(get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'turn', in: 'query', required: false },
  ]);
  expect(put.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  expect(put.responses[200].content['application/json'].schema.properties).toEqual({ length: { type: 'number' } });
  expect(body.components.schemas.Error.properties.error.required).toEqual(['code', 'words']);
});

test('where the server stands is read from the environment, or it does not start', () => {
  expect(settingFrom({})).toEqual(PLAIN);
  expect(settingFrom({ ORIGIN: 'https://play.example/', TRUST_PROXY: '1' })).toEqual({ origin: 'https://play.example', proxies: 1 });
  expect(() => settingFrom({ ORIGIN: 'play.example' })).toThrow('ORIGIN');
  expect(() => settingFrom({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY');
});
