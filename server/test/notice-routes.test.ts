/** Notices over real lines: what one may set, and that a program hears of it in time. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openAdmiralty } from '../admiralty.ts';
import { startServer } from '../index.ts';
import { Outward } from '../notices/outward.ts';
import { newPair } from '../notices/push-message.ts';
import { type Senders, sendersFor } from '../notices/senders.ts';
import type { Way } from '../notices/ways.ts';
import type { Notice } from '../notices/words.ts';
import { numberOf, rulesetOf } from './house.ts';
import { Caller } from './line.ts';

const root = mkdtempSync(join(tmpdir(), 'line-ahead-notices-'));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => rmSync(root, { recursive: true }));

async function house(outward?: Outward, more: Senders['by'] = {}, now: () => number = Date.now) {
  const push = { secret: Buffer.alloc(32, 7), contact: 'mailto:harbour@example.org' };
  const usual = sendersFor({ origin: null, mail: null, push }, outward);
  const senders = { ...usual, by: { ...usual.by, ...more } };
  const admiralty = await openAdmiralty({ place: { folder: mkdtempSync(join(root, 'house-')) }, log: () => undefined, senders, now });
  const server = await startServer({ site: new Map(), port: 0, admiralty });
  closing.push(() => server.close());
  return `http://localhost:${server.port}`;
}

const idIn = (said: unknown): string => String(Object(said).table?.id ?? Object(said).way?.id);

test('a program hears, signed, whatever its person lets it hear', async () => {
  const heard: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[] = [];
  const program = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    heard.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  closing.push(() => program.close());
  const bound = program.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const address = await house(new Outward({ protocols: ['http:'], ports: [port], isAllowed: () => true }));
  const anne = await Caller.guest(address, 'Anne');
  const made = await anne.ask('POST', '/people/me/notices/webhook', { url: `http://127.0.0.1:${port}/hook` });
  expect(made).toMatchObject({ status: 200, said: { way: { kind: 'webhook' }, secret: expect.stringMatching(/^[\w-]{43}$/) } });
  expect(await anne.ask('POST', `/people/me/notices/${idIn(made.said)}/try`)).toMatchObject({ status: 200 });
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
  expect(heard[0]).toMatchObject({ headers: { 'line-ahead-signature': expect.stringMatching(/^t=\d+, v1=[0-9a-f]{64}$/) } });
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ type: 'word', content: expect.stringContaining('told') });
});

test('nobody sees or ends the ways of another, nor hears of a table where he does not sit', async () => {
  const address = await house();
  const [anne, bert] = [await Caller.guest(address, 'Anne'), await Caller.guest(address, 'Bert')];
  const { said } = await anne.ask('POST', '/people/me/notices/webhook', { url: 'https://example.org/hook' });
  const id = idIn(said);
  expect(await bert.ask('GET', '/people/me/notices')).toMatchObject({
    said: { ways: [], knows: { mail: false, push: expect.any(String) } },
  });
  expect(await bert.ask('DELETE', `/people/me/notices/${id}`)).toMatchObject({ status: 404 });
  expect(await bert.ask('POST', `/people/me/notices/${id}/try`)).toMatchObject({ status: 404 });
  const [first = ''] = rulesetOf('nine-navies').sides;
  const table = { game: 'nine-navies', seats: { [first]: { me: true } }, isListed: false, number: numberOf(1) };
  const at = idIn((await anne.ask('POST', '/tables', table)).said);
  expect(await bert.ask('PUT', `/tables/${at}/quiet`, { isQuiet: true })).toMatchObject({ status: 403 });
  expect(await bert.ask('POST', '/people/me/notices/webhook', { url: 'https://example.org/', table: at })).toMatchObject({ status: 403 });
  expect(await anne.ask('PUT', `/tables/${at}/quiet`, { isQuiet: true })).toMatchObject({ status: 200 });
  // The secret was shown once.
  const own = await anne.ask('GET', '/people/me/notices');
  expect(own.said).toEqual({
    ways: [{ id, kind: 'webhook', address: 'https://example.org/hook', table: null, isConfirmed: true }],
    quiet: [at],
    knows: expect.anything(),
  });
  expect(await anne.ask('DELETE', `/people/me/notices/${id}`)).toMatchObject({ status: 200 });
});

test.each([
  ['webhook', { url: 'http://example.org/' }],
  ['webhook', { url: 'https://example.org:22/' }],
  ['webhook', { url: 'https://169.254.169.254/latest' }],
  ['webhook', { url: 'https://[::ffff:10.0.0.1]/' }],
  ['webhook', { url: 'https://0x7f.1:8443/' }],
  ['push', { endpoint: 'https://push.example/x', keys: { p256dh: 'BAAA', auth: 'AAAA' } }],
  ['push', { endpoint: 'http://push.example/x', keys: { p256dh: newPair().getPublicKey().toString('base64url'), auth: 'A'.repeat(22) } }],
  ['mail', { address: 'a@b.example\r\nBcc: c@d.example' }],
])('no %s to %j', async (kind, body) => {
  const anne = await Caller.guest(await house(), 'Anne');
  expect(await anne.ask('POST', `/people/me/notices/${kind}`, body)).toMatchObject({ status: 400 });
});

test('a browser is known by its service, and a mailbox needs a server that can write', async () => {
  const anne = await Caller.guest(await house(), 'Anne');
  const keys = { p256dh: newPair().getPublicKey().toString('base64url'), auth: 'A'.repeat(22) };
  expect(await anne.ask('POST', '/people/me/notices/push', { endpoint: 'https://push.example/send/secret', keys })).toMatchObject({
    status: 200,
    said: { way: { kind: 'push', address: 'push.example' } },
  });
  expect(await anne.ask('POST', '/people/me/notices/mail', { address: 'anne@example.org' })).toMatchObject({ status: 409 });
});

test('ASVS 2.4.1 a stranger is written to a few times an hour, however many guests ask for it, and nothing that they call themselves', async () => {
  const written: string[] = [];
  const mail = async (_: Way, { subject, words }: Notice) => {
    written.push(`${subject} ${words}`);
    return 'sent' as const;
  };
  const address = await house(undefined, { mail });
  const asked: number[] = [];
  for (let guests = 0; guests < 4; guests++) {
    const guest = await Caller.guest(address, `Guest of ${guests}`);
    for (let letters = 0; letters < 3; letters++)
      asked.push((await guest.ask('POST', '/people/me/notices/mail', { address: 'bert@example.org' })).status);
  }
  expect(asked).toEqual([...Array<number>(10).fill(200), 429, 429]);
  await expect.poll(() => written.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(written.join()).not.toContain('Guest of');
});

test('whoever is not at the table is told by the house itself that a game waits for him', async () => {
  const told: string[] = [];
  const webhook = async (_: Way, { subject }: Notice) => {
    told.push(subject);
    return 'sent' as const;
  };
  // By the clock of the tables all of it happened some minutes ago.
  const address = await house(undefined, { webhook }, () => Date.now() - 300_000);
  const anne = await Caller.guest(address, 'Anne');
  await anne.ask('POST', '/people/me/notices/webhook', { url: 'https://example.org/' });
  const seats = Object.fromEntries(rulesetOf('nine-navies').sides.map((side) => [side, { me: true }]));
  await anne.ask('POST', '/tables', { game: 'nine-navies', seats, isListed: false, number: numberOf(1) });
  await expect.poll(() => told, { timeout: 20_000 }).toEqual([expect.stringContaining('Nine Navies War')]);
});
