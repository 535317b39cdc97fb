/** Letters, and how they are handed to a mail server. */
import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { ADDRESS, letterText } from '../notices/letter.ts';
import { noticeSettingFrom } from '../notices/setting.ts';
import { deliver } from '../notices/smtp.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

interface Manners {
  readonly startsTls?: boolean;
  /** What it answers to a line that begins so, instead of yes. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** A mail server that says yes, and what it heard over open and over closed lines. */
async function mailServer({ startsTls = false, answers = {} }: Manners = {}) {
  const heard: string[] = [];
  const talk = (socket: Socket, isSecure: boolean): void => {
    let [text, isInLetter] = ['', false];
    const say = (words: string): void => void socket.write(`${words}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      text += String(data);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        heard.push(`${isSecure ? 'closed' : 'open'} ${line}`);
        if (isInLetter) {
          isInLetter = line !== '.';
          if (!isInLetter) say('250 taken');
          continue;
        }
        const own = Object.entries(answers).find(([begins]) => line.startsWith(begins))?.[1];
        if (own !== undefined) say(own);
        else if (line.startsWith('EHLO')) say(startsTls && !isSecure ? '250-here\r\n250-SIZE 1000\r\n250 STARTTLS' : '250 here');
        else if (line === 'STARTTLS') {
          say('220 go on');
          socket.removeAllListeners('data');
          return talk(new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key: KEY, cert: CERTIFICATE }) }), true);
        } else if (line.startsWith('AUTH')) say('235 welcome');
        else if (line === 'DATA') {
          isInLetter = true;
          say('354 go on');
        } else say(line === 'QUIT' ? '221 bye' : '250 yes');
      }
    });
  };
  const server = createServer((socket) => {
    socket.write('220-welcome\r\n220 here\r\n');
    talk(socket, false);
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { heard, at: { host: 'localhost', port, isSecure: false, user: 'anne', password: 'p', ca: CERTIFICATE } };
}

const LETTER = { from: 'harbour@example.org', to: 'bert@example.org', text: 'Subject: x\n\nfirst\n.\n..second\n' };

test('ASVS 12.2.1 a letter is handed over a line that was closed first, with name and password, and no dot ends it too soon', async () => {
  const { heard, at } = await mailServer({ startsTls: true });
  await deliver(at, LETTER);
  expect(heard).toEqual([
    'open EHLO line-ahead',
    'open STARTTLS',
    'closed EHLO line-ahead',
    `closed AUTH PLAIN ${Buffer.from('\0anne\0p').toString('base64')}`,
    'closed MAIL FROM:<harbour@example.org>',
    'closed RCPT TO:<bert@example.org>',
    'closed DATA',
    'closed Subject: x',
    'closed ',
    'closed first',
    'closed ..',
    'closed ...second',
    'closed ',
    'closed .',
    'closed QUIT',
  ]);
});

test('ASVS 12.3.1 nothing is said to a server whose certificate is not to be trusted', async () => {
  const { heard, at } = await mailServer({ startsTls: true });
  const { ca: _, ...untrusted } = at;
  await expect(deliver(untrusted, LETTER)).rejects.toThrow('certificate');
  expect(heard).toEqual(['open EHLO line-ahead', 'open STARTTLS']);
});

test('over an open line nothing goes to another machine; on this one it may', async () => {
  const { heard, at } = await mailServer();
  await deliver(at, LETTER);
  expect(heard).toContain('open DATA');
  heard.splice(0);
  await expect(deliver({ ...at, host: '127.0.0.2' }, LETTER)).rejects.toThrow('open line');
  expect(heard).toEqual(['open EHLO line-ahead']);
});

test.each([
  ['550 no such mailbox', true],
  ['451 come again', false],
])('a mail server that says %s', async (answer, isFinal) => {
  const { at } = await mailServer({ answers: { RCPT: answer } });
  await expect(deliver(at, LETTER)).rejects.toMatchObject({ code: Number(answer.slice(0, 3)), isFinal });
});

test('ASVS 1.3.11 a letter in any alphabet, with lines of the length that is allowed, and nothing that begins another header', () => {
  const subject = 'Großer Krieg zur See: 東郷 平八郎 ist am Zug, und das schon ziemlich lange\r\nBcc: all@example.org';
  const text = letterText({ from: 'a@example.org', to: 'b@example.org', subject, words: 'Grüße\n'.repeat(40), id: 'x1', at: 0 });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(Math.max(...text.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  expect(head).toMatch(/^Message-ID: <x1@example\.org>$/m);
  expect(head).toMatch(/^Date: Thu, 01 Jan 1970 00:00:00 \+0000$/m);
  expect(head).not.toMatch(/^Bcc/m);
  const words = [...head.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => String(Buffer.from(word, 'base64'))).join('');
  expect(words).toBe(subject.replace('\r\n', '  '));
  expect(String(Buffer.from(body.replaceAll('\r\n', ''), 'base64'))).toBe('Grüße\n'.repeat(40));
});

test.each(['a@b.example', 'a.b+c@mail.example.org'])('%s is an address', (text) => expect(text).toMatch(ADDRESS));

test.each([
  '',
  'a',
  'a@b',
  'a@b.example\r\nRCPT TO:<c@d.example>',
  'a b@c.example',
  '<a@b.example>',
  'a@b.example,c@d.example',
  '"a"@b.example',
  'a@[127.0.0.1]',
])('ASVS 1.3.11 %j is none', (text) => expect(text).not.toMatch(ADDRESS));

test('what the environment says of mail and push', () => {
  const env = { ORIGIN: 'https://play.example/', MAIL_URL: 'smtp://anne%40x:p%2Fw@mail.example', MAIL_FROM: 'harbour@play.example' };
  expect(noticeSettingFrom({})).toEqual({ origin: null, mail: null, push: null });
  expect(noticeSettingFrom({ ...env, PUSH_KEY: 'A'.repeat(43) })).toEqual({
    origin: 'https://play.example',
    mail: { from: 'harbour@play.example', server: { host: 'mail.example', port: 587, isSecure: false, user: 'anne@x', password: 'p/w' } },
    push: { secret: Buffer.alloc(32), contact: 'mailto:harbour@play.example' },
  });
  for (const wrong of [
    { MAIL_URL: 'mail.example' },
    { MAIL_FROM: 'harbour' },
    { PUSH_KEY: 'short' },
    { PUSH_KEY: 'A'.repeat(43), PUSH_CONTACT: 'me' },
  ])
    expect(() => noticeSettingFrom({ ...env, ...wrong })).toThrow(/^(MAIL|PUSH)_/);
});
