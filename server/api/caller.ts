/** Who asks, as far as the request itself tells: from where, over what line, with which token. */
import { isIPv6 } from 'node:net';
import { parse } from 'hono/utils/cookie';
import type { Heard } from './heard.ts';
import type { Setting } from './setting.ts';

const listed = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export function isHttps(heard: Heard, { origin, proxies }: Setting): boolean {
  if (origin !== null) return origin.startsWith('https:');
  const lines = listed(heard.header('x-forwarded-proto'));
  return proxies > 0 && (lines.at(-proxies) ?? lines[0]) === 'https';
}

/** Each proxy adds at the end whom it heard; what stands further to the left anybody could have written. */
export function addressOf(heard: Heard, { proxies }: Setting): string {
  const passedOn = proxies === 0 ? undefined : listed(heard.header('x-forwarded-for')).at(-proxies);
  return networkOf(passedOn ?? heard.from);
}

/** One subscriber has a whole network of the newer addresses: the first four groups of eight are his. */
export function networkOf(address: string): string {
  const old = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (old !== undefined || !isIPv6(address)) return old ?? address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/** Browsers show a cookie by themselves, programs a token on purpose. */
export interface Shown {
  readonly token: string | null;
  readonly by: 'bearer' | 'cookie' | null;
}

/** With its prefix no other host of the domain can have set it. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-line-ahead' : 'line-ahead');

/** A browser can be brought to send a name and a password that stand in a link, but no token. */
export function shownBy(heard: Heard, setting: Setting): Shown {
  const authorization = heard.header('authorization');
  if (authorization !== undefined) {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    return token === undefined ? { token: null, by: null } : { token, by: 'bearer' };
  }
  const name = cookieName(isHttps(heard, setting));
  const token = parse(heard.header('cookie') ?? '', name)[name];
  return token === undefined ? { token: null, by: null } : { token, by: 'cookie' };
}
