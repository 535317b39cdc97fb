/** Sends a notice on one way, and says what came of it. */
import { letterText } from './letter.ts';
import { Outward, Unreached } from './outward.ts';
import { closedFor } from './push-message.ts';
import type { NoticeSetting } from './setting.ts';
import { deliver, MailRefused } from './smtp.ts';
import { Vapid } from './vapid.ts';
import type { Way, WayKind } from './ways.ts';
import { webhookRequest } from './webhook.ts';
import type { Notice } from './words.ts';

/** Sent; not sent, but perhaps another time; never, as it is; or never on this way again. */
export type Sending = 'sent' | 'later' | 'never' | 'gone';

export type Sender = (way: Way, notice: Notice) => Promise<Sending>;

export interface Senders {
  /** Those of the three ways that this server knows. */
  readonly by: Readonly<Partial<Record<WayKind, Sender>>>;
  /** What browsers subscribe with, where they can. */
  readonly pushKey: string | null;
  /** Where requests go that people have asked for. */
  readonly outward: Outward;
}

/** How long a push service keeps a notice for a browser that is away, in seconds. */
const KEPT = 3 * 86_400;

const GONE: readonly number[] = [404, 410];

/** Of what is answered only the status counts. */
async function posted(post: () => Promise<number>): Promise<Sending> {
  try {
    const status = await post();
    if (status >= 200 && status < 300) return 'sent';
    return GONE.includes(status) ? 'gone' : 'later';
  } catch (error) {
    return error instanceof Unreached ? 'never' : 'later';
  }
}

export function sendersFor({ mail, push }: NoticeSetting, outward = new Outward(), now: () => number = Date.now): Senders {
  const vapid = push && new Vapid(push.secret, push.contact, now);
  return {
    outward,
    pushKey: vapid?.publicKey ?? null,
    by: {
      webhook: ({ address, keys }, notice) => posted(() => outward.post(webhookTo(address, keys.secret ?? '', notice, now()))),
      ...(vapid ? { push: (way, notice) => posted(() => outward.post(pushTo(way, notice, vapid))) } : {}),
      ...(mail ? { mail: (way, notice) => mailed(mail, way, notice, now()) } : {}),
    },
  };
}

/** Chat programs call everybody for `@channel` and `<!here>`, and a person or a side may be called so. */
const uncalling = (words: string): string => words.replaceAll('@', '\uff20').replaceAll('<', '\uff1c');

function webhookTo(url: string, secret: string, { id, words, facts, url: at }: Notice, now: number) {
  // `text` and `content` are what the usual chat programs show.
  const shown = uncalling(words);
  return webhookRequest({ url, secret, id, at: now, body: JSON.stringify({ ...facts, url: at, text: shown, content: shown }) });
}

function pushTo({ address, keys }: Way, { id, subject, words, facts }: Notice, vapid: Vapid) {
  const to = { key: Buffer.from(keys.key ?? '', 'base64url'), secret: Buffer.from(keys.secret ?? '', 'base64url') };
  const [first = ''] = words.split('\n');
  return {
    url: address,
    body: closedFor(to, JSON.stringify({ id, title: subject, body: first, table: facts.table ?? null })),
    headers: {
      authorization: vapid.authorization(new URL(address)),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      // A later one of the same name takes the place of one that was not fetched yet.
      topic: id.slice(0, 32),
    },
  };
}

async function mailed({ server, from }: NonNullable<NoticeSetting['mail']>, way: Way, notice: Notice, at: number): Promise<Sending> {
  const { id, subject, words } = notice;
  try {
    await deliver(server, { from, to: way.address, text: letterText({ from, to: way.address, subject, words, id, at }) });
    return 'sent';
  } catch (error) {
    return error instanceof MailRefused && error.isFinal ? 'never' : 'later';
  }
}
