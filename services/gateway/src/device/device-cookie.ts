import { fastifyCookie } from '@fastify/cookie';
import { hash } from 'node:crypto';
import type { RandomBytes } from '#session/session-cookie.ts';

const NAME = '__Host-reset_device';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * The device cookie's value in a Cookie header: by it a browser is known again
 * after its session has ended. null when there is none or it is not of our form.
 */
export function readDeviceCookie(header: string | undefined): string | null {
  if (!header?.includes(NAME)) return null;
  const value = fastifyCookie.parse(header)[NAME];
  return value !== undefined && VALUE.test(value) ? value : null;
}

export const newDeviceCookie = (randomBytes: RandomBytes): string =>
  randomBytes(32).toString('base64url');

/** The Set-Cookie header that gives the browser this value for a year from now. */
export const setDeviceCookie = (value: string): string =>
  fastifyCookie.serialize(NAME, value, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: ONE_YEAR_SECONDS,
  });

/**
 * The id under which services know the browser: a digest, so that nobody who reads
 * it there can be that browser.
 */
export const deviceIdOf = (cookie: string): string => hash('sha256', cookie, 'base64url');
