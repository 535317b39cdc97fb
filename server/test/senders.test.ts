/** What comes of a notice on its way out, and what a push service is told with it. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { Outward } from '../notices/outward.ts';
import { newPair } from '../notices/push-message.ts';
import { sendersFor } from '../notices/senders.ts';
import { NO_NOTICES } from '../notices/setting.ts';
import type { Way, WayKind } from '../notices/ways.ts';

const NOTICE = {
  id: 'n'.repeat(43),
  subject: 'Nine Navies War: your move',
  words: '<!here> @everyone is to move.',
  url: null,
  facts: { type: 'to-move' },
};

/** A service that answers so, and how a notice is sent to it. */
async function service(status: number) {
  const heard: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    heard.push(request.headers);
    bodies.push(String(Buffer.concat(await request.toArray())));
    response.writeHead(status).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const outward = new Outward({ protocols: ['http:'], ports: [port], isAllowed: (address) => address === '127.0.0.1' });
  const push = { secret: randomBytes(32), contact: 'mailto:harbour@example.org' };
  const senders = sendersFor({ ...NO_NOTICES, push }, outward);
  const keys = { key: newPair().getPublicKey('base64url'), secret: randomBytes(16).toString('base64url') };
  const send = (kind: WayKind, address = `http://127.0.0.1:${port}/`) => {
    const way: Way = { id: 'way', person: 'anne', kind, address, keys, table: null, isConfirmed: true, made: 0 };
    return senders.by[kind]?.(way, NOTICE);
  };
  return { heard, bodies, send };
}

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [302, 'later'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'later'],
  [500, 'later'],
] as const)('whoever answers %s: %s', async (status, wanted) => {
  const { send } = await service(status);
  expect([await send('webhook'), await send('push')]).toEqual([wanted, wanted]);
});

test('an address within the house is never tried again; without a mail server there are no letters', async () => {
  const { send } = await service(200);
  expect(await send('webhook', 'http://10.0.0.1/')).toBe('never');
  expect(await send('mail')).toBeUndefined();
});

test('a chat program is not made to call everybody by what somebody is called', async () => {
  const { bodies, send } = await service(200);
  await send('webhook');
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    { type: 'to-move', url: null, text: '＜!here> ＠everyone is to move.', content: '＜!here> ＠everyone is to move.' },
  ]);
});

test('a push service keeps a notice for three days, and a later one of the same name takes its place', async () => {
  const { heard, send } = await service(201);
  expect(await send('push')).toBe('sent');
  expect(heard).toMatchObject([
    { ttl: '259200', topic: 'n'.repeat(32), 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) },
  ]);
});
