/** How notices leave this server, from the environment. */
import { ServerTrouble } from '../trouble.ts';
import { ADDRESS } from './letter.ts';
import type { MailServer } from './smtp.ts';

export interface NoticeSetting {
  /** The server's own address as people know it, for links; null where it does not know. */
  readonly origin: string | null;
  readonly mail: { readonly server: MailServer; readonly from: string } | null;
  readonly push: { readonly secret: Buffer; readonly contact: string } | null;
}

export const NO_NOTICES: NoticeSetting = { origin: null, mail: null, push: null };

type Environment = Readonly<Record<string, string | undefined>>;

/** MAIL_URL and MAIL_FROM for mail; PUSH_KEY, and PUSH_CONTACT unless mail has an address, for browsers; ORIGIN for links. */
export const noticeSettingFrom = (env: Environment): NoticeSetting => ({
  origin: env.ORIGIN && URL.canParse(env.ORIGIN) ? new URL(env.ORIGIN).origin : null,
  mail: env.MAIL_URL ? mailIn(env.MAIL_URL, env.MAIL_FROM) : null,
  push: env.PUSH_KEY ? pushIn(env.PUSH_KEY, env.PUSH_CONTACT ?? (env.MAIL_FROM && `mailto:${env.MAIL_FROM}`)) : null,
});

const PORTS: ReadonlyMap<string, number> = new Map([
  ['smtp:', 587],
  ['smtps:', 465],
]);

function mailIn(given: string, from: string | undefined): NoticeSetting['mail'] {
  const url = URL.canParse(given) ? new URL(given) : null;
  const port = url && PORTS.get(url.protocol);
  if (!url || port === undefined || port === null || url.hostname === '')
    throw new ServerTrouble('MAIL_URL is an address such as smtps://name:password@mail.example.org');
  if (from === undefined || !ADDRESS.test(from)) throw new ServerTrouble('MAIL_FROM is the address that letters come from');
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  return { server, from };
}

function pushIn(key: string, contact: string | undefined): NoticeSetting['push'] {
  const secret = Buffer.from(key, 'base64url');
  if (secret.length !== 32) throw new ServerTrouble('PUSH_KEY is 32 random bytes in base64url');
  if (contact === undefined || !/^(mailto:|https:\/\/)./.test(contact))
    throw new ServerTrouble('PUSH_CONTACT is a mailto: or https: address at which a push service finds you');
  return { secret, contact };
}
