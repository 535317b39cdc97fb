/** Whoever asks for a socket in a way that no browser would, or goes while he is being answered, takes nobody else down with him. */
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openAdmiralty } from '../admiralty.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { newToken } from '../ids.ts';
import { startServer } from '../index.ts';
import { house, twoAt } from './admiralty.ts';

const TABLE = 'A'.repeat(22);

/** A server whose database answers about sessions only when it is let. */
async function slowHouse() {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  process.on('uncaughtException', note);
  const database = await openSqlite(':memory:');
  await migrate(database);
  const asked: (() => void)[] = [];
  const slow: Database = {
    ...database,
    rows: async (text, values) => {
      if (text.includes('FROM sessions')) await new Promise<void>((resolve) => asked.push(resolve));
      return database.rows(text, values);
    },
  };
  const lines: string[] = [];
  const admiralty = await openAdmiralty({
    place: { folder: '' },
    database: slow,
    log: (what, facts) => void lines.push(JSON.stringify({ what, ...facts })),
  });
  const server = await startServer({ site: new Map(), port: 0, admiralty });
  onTestFinished(async () => {
    for (const answer of asked) answer();
    await server.close();
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });
  return { port: server.port, asked, lines };
}

const request = (path: string, ...headers: readonly string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: here',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ...headers,
    '',
    '',
  ].join('\r\n');

async function line(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** All that comes until the other end closes. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = await line(port);
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data)));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return heard.join('');
}

const aMoment = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 30));

test('an address that is none is answered like any other that is not there', async () => {
  const { port } = await slowHouse();
  for (const path of ['//', '//[', 'http://[', '/\\', '*', '/api/tables/%/live', `/api/tables/${TABLE}/live/%zz`])
    expect(await answerTo(port, request(path))).toMatch(/^HTTP\/1\.1 40[04] /);
});

test('whoever goes while the server looks up who he is, or while he is refused, does no harm', async () => {
  const { port, asked } = await slowHouse();
  for (let tries = 0; tries < 5; tries++) {
    const waiting = await line(port);
    waiting.write(request(`/api/tables/${TABLE}/live`, `Authorization: Bearer ${newToken()}`));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    waiting.resetAndDestroy();
    await aMoment();
    for (const answer of asked.splice(0)) answer();
    const refused = await line(port);
    refused.write(request('/nowhere'));
    refused.resetAndDestroy();
    await aMoment();
  }
  expect(await answerTo(port, request('/nowhere'))).toMatch(/^HTTP\/1\.1 404 /);
});

test('16.3.2 a socket that is refused is noted, by its route and without a token', async () => {
  const { port, lines } = await slowHouse();
  await answerTo(port, request(`/api/tables/${TABLE}/live`, 'Origin: http://elsewhere', 'Cookie: line-ahead=abc'));
  const refused = lines.map((each) => JSON.parse(each)).filter(({ what }) => what === 'refused');
  expect(refused).toEqual([
    { what: 'refused', method: 'GET', route: '/tables/:id/live', code: 'foreign-origin', address: expect.stringMatching(/./) },
  ]);
  expect(lines.join('')).not.toMatch(/AAAA|abc/);
});

/** A masked frame, as a browser would send it, with a mask of zeros. */
const frame = (kind: number, body: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | kind, 0x80 | body.length, 0, 0, 0, 0]), Buffer.from(body)]);

const [TEXT, BINARY, UNKNOWN_KIND] = [1, 2, 3];
/** One byte more than 64 kilobytes, of which only the length is sent. */
const TOO_LONG = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]);

/** The table at which anybody may look on, and what is noted of whoever does something there. */
async function notedAt(send: (socket: Socket, table: string) => void) {
  const lines: string[] = [];
  const { address } = await house(undefined, { log: (what, facts) => void lines.push(JSON.stringify({ what, ...facts })) });
  const { id } = await twoAt(address, 'nine-navies');
  const socket = await line(Number(new URL(address).port));
  send(socket, id);
  const refused = () => lines.map((each) => JSON.parse(each)).filter(({ what }) => what === 'refused');
  await expect.poll(refused, { timeout: 20_000 }).toHaveLength(1);
  socket.destroy();
  expect(lines.join('')).not.toMatch(new RegExp(`${id}|sesame`));
  return refused()[0];
}

const LIVE = '/tables/:id/live';

test.each<[string, string, (socket: Socket, table: string) => void, string?]>([
  ['at a table that is not there', 'no-such-table', (socket) => socket.write(request(`/api/tables/${TABLE}/live`))],
  ['at an address that is not there', 'no-such-address', (socket) => socket.write(request('/api/sesame')), '*'],
  ['to a seat of another', 'forbidden', (socket, table) => socket.write(request(`/api/tables/${table}/live?as=sesame`))],
  [
    'in a way that is none',
    'bad-handshake',
    (socket, table) => socket.write(request(`/api/tables/${table}/live`).replace('Version: 13', 'Version: 7')),
  ],
  ...(
    [
      ['a message that is none', frame(TEXT, '{"open":"sesame"}')],
      ['what is no text', frame(BINARY, 'sesame')],
      ['a frame that is none', frame(UNKNOWN_KIND, 'sesame')],
      ['a frame that is too long', TOO_LONG],
    ] as const
  ).map<[string, string, (socket: Socket, table: string) => void]>(([what, bytes]) => [
    `with ${what}`,
    'malformed',
    (socket, table) => {
      socket.write(request(`/api/tables/${table}/live`));
      socket.once('data', () => socket.write(bytes));
    },
  ]),
])('16.3.2 a line %s is noted as %s, without its table and its words', async (_, code, send, route = LIVE) => {
  expect(await notedAt(send)).toEqual({ what: 'refused', method: 'GET', route, code, address: expect.stringMatching(/./) });
});
