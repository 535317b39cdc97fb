/** Whether a request comes from our own pages. A browser says so by itself, and no page can make it lie. */
import { isIP } from 'node:net';
import { Refusal } from '../refusal.ts';
import { isHttps, type Shown } from './caller.ts';
import type { Heard } from './heard.ts';
import type { Setting } from './setting.ts';

/** A page of another site can make a browser send a cookie, but not a token that it does not have. */
export function mustBeFromOwnPage(heard: Heard, { by }: Shown, setting: Setting): void {
  if (by === 'bearer' || isFromOwnPage(heard, setting)) return;
  throw new Refusal('forbidden', 'foreign-origin', 'This was asked from another site.');
}

function isFromOwnPage(heard: Heard, { origin: own, proxies }: Setting): boolean {
  const [origin, site] = [heard.header('origin'), heard.header('sec-fetch-site')];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const host = hostAsked(heard, proxies);
  if (origin !== undefined) return own === null ? hostOf(origin) === host && !isLedAstray(heard, origin, proxies) : origin === own;
  // No browser changes anything without saying where from. A program may, if it brings nothing that a browser would have added.
  return site !== undefined || heard.header('cookie') === undefined;
}

/**
 * Whoever owns a name may have it lead to this machine once his page is open (DNS rebinding), and page and request then agree on it. So a
 * server that was not told its own name takes from this very machine only what nobody else can own: an address, or a name of the house.
 */
function isLedAstray({ from }: Heard, origin: string, proxies: number): boolean {
  const { hostname } = new URL(origin);
  return proxies === 0 && isThisMachine(from) && hostname.includes('.') && !isIP(hostname) && !/\.(?:localhost|local)$/.test(hostname);
}

const isThisMachine = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

const hostAsked = (heard: Heard, proxies: number): string | undefined =>
  (proxies > 0 ? heard.header('x-forwarded-host') : undefined) ?? heard.header('host');

/** What browsers call this server: as it was told, or as it was asked for. */
export function ownOrigin(heard: Heard, setting: Setting): string {
  const origin = setting.origin ?? `${isHttps(heard, setting) ? 'https' : 'http'}://${hostAsked(heard, setting.proxies) ?? 'localhost'}`;
  // What a proxy passes on may be anything.
  if (!URL.canParse(origin)) throw new Refusal('malformed', 'malformed', 'The host that was asked for cannot be read.');
  return origin;
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
