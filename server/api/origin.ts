/** Whether a request comes from our own pages. A browser says so by itself, and no page can make it lie. */
import { Refusal } from '../refusal.ts';

export interface Whence {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
  /** Whether it brings a cookie, which a browser adds whoever has sent it. */
  readonly hasCookie: boolean;
}

/** `own` is the address that people know, where it is set; else the host that was asked for. */
export function isFromOwnPage({ origin, fetchSite, host, hasCookie }: Whence, own: string | null): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin !== undefined) return own === null ? hostOf(origin) === host : origin === own;
  // No browser changes anything without saying where from. A program may, if it brings nothing that a browser would have added.
  return fetchSite !== undefined || !hasCookie;
}

export function mustBeFromOwnPage(whence: Whence, own: string | null): void {
  if (!isFromOwnPage(whence, own)) throw new Refusal('forbidden', 'foreign-origin', 'This was asked from another site.');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
