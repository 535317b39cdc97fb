/** The token on its way to a browser, which no script can read there. */
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { cookieName } from './caller.ts';

/** The server ends sessions by itself, and sooner; a browser need only keep them long enough. */
const KEPT_SECONDS = 365 * 86_400;

/** Lax, because invitations come by mail. */
const flagsOf = (isSecure: boolean): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  ...(isSecure ? { secure: true } : {}),
});

export const giveToken = (c: Context, isSecure: boolean, token: string): void =>
  setCookie(c, cookieName(isSecure), token, { ...flagsOf(isSecure), maxAge: KEPT_SECONDS });

export function takeToken(c: Context, isSecure: boolean): void {
  deleteCookie(c, cookieName(isSecure), flagsOf(isSecure));
}
