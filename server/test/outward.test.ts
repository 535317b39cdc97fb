/** What people may make this server reach: the open net, and nothing else. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { isPublic } from '../notices/addresses.ts';
import { addressesBy, Outward } from '../notices/outward.ts';
import { webhookRequest } from '../notices/webhook.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A program that listens, and what it heard. */
async function listening(host: string, status = 204, headers: Readonly<Record<string, string>> = {}, port = 0) {
  const heard: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    heard.push({ request, body });
    response.writeHead(status, headers).end();
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const bound = server.address();
  return { heard, port: typeof bound === 'object' && bound ? bound.port : 0 };
}

const openTo = (port: number, means: ConstructorParameters<typeof Outward>[0] = {}) =>
  new Outward({ protocols: ['http:'], ports: [port], isAllowed: (address) => address.startsWith('127.'), ...means });

const letter = { headers: {}, body: '{}' };

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8', '64:ff9b::808:808', '2002:808:808::1'])(
  'ASVS 13.2.4 %s is anybody’s',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2002:c0a8:1::1',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '4000::1',
  'localhost',
  '',
])('ASVS 13.2.4 %s is not', (address) => expect(isPublic(address)).toBe(false));

test.each([
  ['http://example.org/', 'https://'],
  ['ftp://example.org/', 'https://'],
  ['file:///etc/passwd', 'https://'],
  ['example.org', 'https://'],
  ['https://me:secret@example.org/', 'no password'],
  ['https://example.org:22/', 'port'],
])('%s is not taken', (url, words) => expect(() => new Outward().read(url)).toThrow(words));

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/',
])('ASVS 13.2.5 %s is not reached, however it is written', async (url) => {
  await expect(new Outward().post({ ...letter, url })).rejects.toThrow('open net');
});

test('ASVS 13.2.5 one address within the house among others is enough to stay away', async () => {
  const outward = new Outward({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
  await expect(outward.post({ ...letter, url: 'https://example.org/' })).rejects.toThrow('open net');
});

test('ASVS 13.2.5 a name that is looked up again and leads elsewhere leads nowhere: the line goes where the first look said', async () => {
  const outside = await listening('127.0.0.1');
  const inside = await listening('127.0.0.2', 204, {}, outside.port);
  const looks = [['127.0.0.1'], ['127.0.0.2']];
  const outward = openTo(outside.port, { resolve: async () => looks.shift() ?? ['127.0.0.2'] });
  expect(await outward.post({ ...letter, url: `http://rebound.example:${outside.port}/` })).toBe(204);
  expect([outside.heard.length, inside.heard.length, looks.length]).toEqual([1, 0, 1]);
  expect(outside.heard[0]?.request.headers.host).toBe(`rebound.example:${outside.port}`);
});

test('ASVS 15.3.2 where an answer leads on, nobody follows', async () => {
  const inside = await listening('127.0.0.2');
  const { port } = await listening('127.0.0.1', 302, { location: `http://127.0.0.2:${inside.port}/` });
  expect(await openTo(port).post({ ...letter, url: `http://127.0.0.1:${port}/` })).toBe(302);
  expect(inside.heard).toEqual([]);
});

test('whoever does not answer is not waited for', async () => {
  const server = createServer(() => undefined);
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  await expect(openTo(port, { patience: 50 }).post({ ...letter, url: `http://127.0.0.1:${port}/` })).rejects.toThrow();
  server.closeAllConnections();
});

test('nor is a name of which nobody knows anything', async () => {
  const outward = new Outward({ patience: 50, resolve: () => new Promise(() => undefined) });
  await expect(outward.post({ ...letter, url: 'https://silent.example/' })).rejects.toThrow();
});

test('a name may have addresses of either kind or of both, and all of them count', async () => {
  const none = async () => Promise.reject(new Error('none'));
  const [older, newer] = [async () => ['93.184.216.34'], async () => ['fd00::1']];
  expect(await addressesBy({ resolve4: older, resolve6: none }, 'a')).toEqual(['93.184.216.34']);
  expect(await addressesBy({ resolve4: none, resolve6: newer }, 'a')).toEqual(['fd00::1']);
  expect(await addressesBy({ resolve4: older, resolve6: newer }, 'a')).toEqual(['93.184.216.34', 'fd00::1']);
  await expect(addressesBy({ resolve4: none, resolve6: none }, 'a')).rejects.toThrow('none');
});

test('a webhook is signed with its secret, over its time and its body', async () => {
  const { heard, port } = await listening('127.0.0.1');
  const wanted = { url: `http://127.0.0.1:${port}/hook`, secret: 'a secret', id: 'notice-1', body: '{"a":1}', at: 1_700_000_000_999 };
  expect(await openTo(port).post(webhookRequest(wanted))).toBe(204);
  const [told] = heard;
  expect(told).toMatchObject({ body: '{"a":1}', request: { method: 'POST', url: '/hook' } });
  expect(told?.request.headers).toMatchObject({
    'line-ahead-notice': 'notice-1',
    // As openssl has it.
    'line-ahead-signature': 't=1700000000, v1=b4c5d5c08194254de18b80695176335ee482a5907fb5e68f7bd993b1b00b018d',
  });
});
