/** What can be asked about notices: on which ways one is told that a game waits, and of which tables. */
import { z } from 'zod';
import { newToken } from '../ids.ts';
import { ADDRESS } from '../notices/letter.ts';
import type { Notices } from '../notices/notices.ts';
import { Unreached } from '../notices/outward.ts';
import { isSubscriber } from '../notices/push-message.ts';
import { KINDS, type Way } from '../notices/ways.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { signedIn } from './gate.ts';
import { byAddress, NOTHING, type Route, route } from './route.ts';

export interface NoticeMeans {
  readonly notices: Notices;
  readonly tables: Tables;
}

export const noticeRoutes = (means: NoticeMeans): readonly Route[] => [
  ...ways(means),
  ...mailboxes(means),
  ...browsers(means),
  ...programs(means),
];

/** Never what it takes to reach it. */
const WayShown = z.strictObject({
  id: z.string(),
  kind: z.enum(KINDS),
  address: z.string(),
  table: z.string().nullable(),
  isConfirmed: z.boolean(),
});
const OneWay = z.strictObject({ way: WayShown });

/** The address of a browser is long and names nobody; its service is enough to know it by. */
const shown = ({ id, kind, address, table, isConfirmed }: Way): z.input<typeof WayShown> => ({
  id,
  kind,
  address: kind === 'push' ? new URL(address).host : address,
  table,
  isConfirmed,
});

const Id = z.strictObject({ id: z.string().max(64) });
const noSuchWay = (): Refusal => new Refusal('missing', 'no-such-way', 'There is no such way.');
const notHere = (): Refusal => new Refusal('conflict', 'not-here', 'This server does not know that way.');

const limits = [{ what: 'creation', by: ({ caller }: { readonly caller: Person }) => caller.id }] as const;

const ways = ({ notices, tables }: NoticeMeans): readonly Route[] => [
  route({
    method: 'GET',
    path: '/people/me/notices',
    summary:
      'On which ways you are told that a game waits for you, which ways this server knows, and of which tables you want to hear nothing.',
    who: signedIn,
    params: NOTHING,
    body: NOTHING,
    answer: z.strictObject({
      ways: z.array(WayShown),
      quiet: z.array(z.string()),
      knows: z.strictObject({ mail: z.boolean(), push: z.string().nullable() }),
    }),
    answers: async ({ caller }) => ({
      ways: (await notices.ways.of(caller.id)).map(shown),
      quiet: [...(await notices.ways.quietTables(caller.id))],
      knows: { mail: notices.senders.by.mail !== undefined, push: notices.senders.pushKey },
    }),
  }),
  route({
    method: 'DELETE',
    path: '/people/me/notices/:id',
    summary: 'Be told on this way no longer.',
    who: signedIn,
    params: Id,
    body: NOTHING,
    answer: NOTHING,
    answers: async ({ caller, params }) => {
      if (!(await notices.ways.remove(caller.id, params.id))) throw noSuchWay();
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/people/me/notices/:id/try',
    summary: 'Send a word on this way, to see whether it arrives.',
    who: signedIn,
    params: Id,
    body: NOTHING,
    answer: NOTHING,
    limits,
    answers: async ({ caller, params }) => {
      const way = await notices.ways.find(params.id);
      if (way?.person !== caller.id || !way.isConfirmed) throw noSuchWay();
      await notices.send(way, 'Line Ahead can reach you', 'When a game waits for you, this is how you are told.');
      return {};
    },
  }),
  route({
    method: 'PUT',
    path: '/tables/:id/quiet',
    summary: 'Whether you want to hear nothing of this table.',
    who: signedIn,
    params: Id,
    body: z.strictObject({ isQuiet: z.boolean() }),
    answer: NOTHING,
    answers: async ({ caller, params, body }) => {
      await mustSit(tables, params.id, caller);
      await notices.ways.setQuiet(caller.id, params.id, body.isQuiet);
      return {};
    },
  }),
];

const mailboxes = ({ notices }: NoticeMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/me/notices/mail',
    summary: 'Be told by mail. A code is sent there; until it is confirmed nothing else is.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ address: z.string().max(200).regex(ADDRESS) }),
    answer: OneWay,
    // Whoever makes himself many guests writes no more letters to a stranger.
    limits: [
      { what: 'letters', by: ({ caller }) => caller.id },
      { what: 'letters', by: byAddress },
    ],
    answers: async ({ caller, body }) => {
      if (!notices.senders.by.mail) throw notHere();
      const { way, code } = await notices.ways.addMailbox(caller.id, body.address);
      await notices.send(way, 'Is this your mailbox?', confirmationFor(code));
      return { way: shown(way) };
    },
  }),
  route({
    method: 'POST',
    path: '/people/me/notices/mail/confirm',
    summary: 'Send back the code that came by mail.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ code: z.string().max(100) }),
    answer: NOTHING,
    limits: [{ what: 'sign-in-as', by: ({ caller }) => caller.id }],
    answers: async ({ caller, body }) => {
      if (!(await notices.ways.confirm(caller.id, body.code.trim())))
        throw new Refusal('missing', 'no-such-code', 'That is not the code that was sent.');
      return {};
    },
  }),
];

/** Without a name: a stranger would be written whatever somebody calls himself. */
const confirmationFor = (code: string): string =>
  [
    'Somebody at Line Ahead wants to be told by mail when a game waits. If that is you, put in this code on the page of your account:',
    code,
    'If it is not, you need do nothing: nothing more will come.',
  ].join('\n\n');

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

const browsers = ({ notices }: NoticeMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/me/notices/push',
    summary: 'Be told in this browser: its subscription to web push.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({
      endpoint: z.string().max(1000),
      keys: z.strictObject({ p256dh: base64url(100), auth: base64url(50) }),
    }),
    answer: OneWay,
    limits,
    answers: async ({ caller, body: { endpoint, keys } }) => {
      if (notices.senders.pushKey === null) throw notHere();
      const subscriber = { key: Buffer.from(keys.p256dh, 'base64url'), secret: Buffer.from(keys.auth, 'base64url') };
      if (!isSubscriber(subscriber)) throw new Refusal('malformed', 'no-subscription', 'That is no subscription of a browser.');
      const address = addressFor(notices, endpoint);
      const wanted = { person: caller.id, kind: 'push', address, keys: { key: keys.p256dh, secret: keys.auth }, table: null } as const;
      return { way: shown(await notices.ways.add(wanted, true)) };
    },
  }),
];

const programs = ({ notices, tables }: NoticeMeans): readonly Route[] => [
  route({
    method: 'POST',
    path: '/people/me/notices/webhook',
    summary:
      'Have a program told: of your own moves, or of everybody’s at one table where you sit. The secret signs what is sent, and is shown once.',
    who: signedIn,
    params: NOTHING,
    body: z.strictObject({ url: z.string().max(1000), table: z.string().max(64).optional() }),
    answer: OneWay.extend({ secret: z.string() }),
    limits,
    answers: async ({ caller, body: { url, table = null } }) => {
      if (table !== null) await mustSit(tables, table, caller);
      const secret = newToken();
      const wanted = { person: caller.id, kind: 'webhook', address: addressFor(notices, url), keys: { secret }, table } as const;
      return { way: shown(await notices.ways.add(wanted, true)), secret };
    },
  }),
];

function addressFor({ senders }: Notices, given: string): string {
  try {
    return senders.outward.read(given).href;
  } catch (error) {
    throw error instanceof Unreached ? new Refusal('malformed', 'no-such-way', error.message) : error;
  }
}

async function mustSit(tables: Tables, id: string, { id: person }: Person): Promise<void> {
  const found = await tables.find(id);
  if (!found?.seats.some((seat) => seat.person === person))
    throw new Refusal('forbidden', 'not-your-table', 'You do not sit at this table.');
}
