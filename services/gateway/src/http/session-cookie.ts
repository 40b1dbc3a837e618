import type { RandomBytes } from '@reset/service-kit';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = '__Host-reset_session';
const ATTRIBUTES = {
  name: NAME,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;
const VALUE = /^[sv]\.[A-Za-z0-9_-]{43}$/;

/**
 * The session cookie's value in a Cookie header: `v.…` for a visitor, `s.…` for
 * somebody signed in. null when there is none or it is not of that form, which
 * makes the browser a visitor and is never an error.
 */
export function readSessionCookie(header: string | undefined): string | null {
  const value = header === undefined ? undefined : parseCookie(header)[NAME];
  return value !== undefined && VALUE.test(value) ? value : null;
}

/** Whether the cookie claims a signed-in session; only the store knows if there is one. */
export const claimsSession = (cookie: string): boolean => cookie.startsWith('s.');

export const newVisitorCookie = (randomBytes: RandomBytes): string =>
  `v.${randomBytes(32).toString('base64url')}`;

export const newSessionCookie = (randomBytes: RandomBytes): string =>
  `s.${randomBytes(32).toString('base64url')}`;

/** The Set-Cookie header that gives the browser this value until it is closed. */
export const setSessionCookie = (value: string): string =>
  stringifySetCookie({ ...ATTRIBUTES, value });

/** The Set-Cookie header that takes the cookie away. */
export const expireSessionCookie = (): string =>
  stringifySetCookie({ ...ATTRIBUTES, value: '', maxAge: 0 });
