/** Where the server stands: what people call it, and what is in front of it. */
import { ServerTrouble } from '../trouble.ts';

export interface Setting {
  /** As browsers have it, `https://example.org`; null where whatever address was asked for is the right one. */
  readonly origin: string | null;
  /** How many proxies of our own pass every request on and say for whom. Whatever others claim to pass on is not believed. */
  readonly proxies: number;
}

export const PLAIN: Setting = { origin: null, proxies: 0 };

/** From the environment: ORIGIN, and TRUST_PROXY with how many there are. */
export const settingFrom = (env: Readonly<Record<string, string | undefined>>): Setting => ({
  origin: env.ORIGIN ? originIn(env.ORIGIN) : null,
  proxies: env.TRUST_PROXY ? countIn(env.TRUST_PROXY) : 0,
});

function originIn(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ServerTrouble('ORIGIN is an address such as https://example.org');
  return url.origin;
}

function countIn(given: string): number {
  if (!/^\d$/.test(given)) throw new ServerTrouble('TRUST_PROXY is the number of proxies in front of the server, mostly 1');
  return Number(given);
}
