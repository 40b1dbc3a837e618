import { fastifyCookie } from '@fastify/cookie';

const NAME = '__Host-reset_session';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
const VALUE = /^[sv]\.[A-Za-z0-9_-]{43}$/;

/** Makes `count` unpredictable bytes. */
export type RandomBytes = (count: number) => Buffer;

/**
 * The session cookie's value in a Cookie header: `v.…` for a visitor, `s.…` for
 * somebody signed in. null when there is none or it is not of that form, which
 * makes the browser a visitor and is never an error.
 */
export function readSessionCookie(header: string | undefined): string | null {
  const value = header === undefined ? undefined : fastifyCookie.parse(header)[NAME];
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
  fastifyCookie.serialize(NAME, value, ATTRIBUTES);

/** The Set-Cookie header that takes the cookie away. */
export const expireSessionCookie = (): string =>
  fastifyCookie.serialize(NAME, '', { ...ATTRIBUTES, maxAge: 0 });
