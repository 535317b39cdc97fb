/** Who asks, as far as the request itself tells: from where, over what line, with which token. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type CookieOptions, parse } from 'hono/utils/cookie';
import type { Setting } from './setting.ts';

const COOKIE = 'line-ahead';
/** The server ends sessions by itself, and sooner; a browser need only keep them long enough. */
const KEPT_SECONDS = 365 * 86_400;

const listed = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

export const isHttps = (c: Context, setting: Setting): boolean => isSecure(c.req.header('x-forwarded-proto'), setting);

function isSecure(passedOn: string | undefined, { origin, proxies }: Setting): boolean {
  if (origin !== null) return origin.startsWith('https:');
  const lines = listed(passedOn);
  return proxies > 0 && (lines.at(-proxies) ?? lines[0]) === 'https';
}

/** Each proxy adds at the end whom it heard; what stands further to the left anybody could have written. */
export function addressOf(c: Context, { proxies }: Setting): string {
  const direct = getConnInfo(c).remote.address ?? '';
  return networkOf(proxies === 0 ? direct : (listed(c.req.header('x-forwarded-for')).at(-proxies) ?? direct));
}

/** One subscriber has a whole network of the newer addresses: the first four groups of eight are his. */
export function networkOf(address: string): string {
  const old = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (old !== undefined || !isIPv6(address)) return old ?? address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return `${[...(first ?? []), ...Array<string>(zeros).fill('0'), ...(last ?? [])].slice(0, 4).join(':')}::/64`;
}

/** Browsers show a cookie by themselves, programs a token on purpose. */
export interface Shown {
  readonly token: string | null;
  readonly by: 'bearer' | 'cookie' | null;
}

export function shownBy(c: Context, setting: Setting): Shown {
  const authorization = c.req.header('authorization');
  if (authorization !== undefined) return { token: /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null, by: 'bearer' };
  const cookie = isHttps(c, setting) ? getCookie(c, COOKIE, 'host') : getCookie(c, COOKIE);
  return cookie === undefined ? { token: null, by: null } : { token: cookie, by: 'cookie' };
}

/** With its prefix no other host of the domain can have set it. Lax, because invitations come by mail. */
const flagsOf = (isSecure: boolean): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  ...(isSecure ? { secure: true, prefix: 'host' } : {}),
});

export const giveToken = (c: Context, setting: Setting, token: string): void =>
  setCookie(c, COOKIE, token, { ...flagsOf(isHttps(c, setting)), maxAge: KEPT_SECONDS });

export function takeToken(c: Context, setting: Setting): void {
  deleteCookie(c, COOKIE, flagsOf(isHttps(c, setting)));
}

/** The token of a request that is no question to a route, such as for a socket. */
export function tokenIn(headers: IncomingHttpHeaders, setting: Setting): string | null {
  const { authorization, cookie = '', 'x-forwarded-proto': passedOn } = headers;
  const proto = typeof passedOn === 'string' ? passedOn : undefined;
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
  const name = isSecure(proto, setting) ? `__Host-${COOKIE}` : COOKIE;
  return parse(cookie, name)[name] ?? null;
}
