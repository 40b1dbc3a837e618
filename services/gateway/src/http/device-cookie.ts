import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { RandomBytes } from '@reset/service-kit';
import { parseCookie, stringifySetCookie } from 'cookie';
import { hash } from 'node:crypto';

const NAME = '__Host-reset_device';
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** A browser that is known again from one session to the next. */
export type Device = {
  cookie: string;
  /** What services know it by. */
  id: string;
};

/**
 * The browser of a request. null when it has no device cookie; for a call after
 * which the service will know the browser, it is given one now.
 */
export function deviceFor(
  header: string | undefined,
  { session, device }: PublishedRoute,
  randomBytes: RandomBytes,
): Device | null {
  const isRemembered = session === 'starts' || device === 'remembers';
  const cookie = readDeviceCookie(header) ?? (isRemembered ? newDeviceCookie(randomBytes) : null);
  return cookie === null ? null : { cookie, id: deviceIdOf(cookie) };
}

/** The device cookie's value in a Cookie header; null when there is none or it is not of our form. */
export function readDeviceCookie(header: string | undefined): string | null {
  if (!header?.includes(NAME)) return null;
  const value = parseCookie(header)[NAME];
  return value !== undefined && VALUE.test(value) ? value : null;
}

export const newDeviceCookie = (randomBytes: RandomBytes): string =>
  randomBytes(32).toString('base64url');

/** The Set-Cookie header that gives the browser this value for a year from now. */
export const setDeviceCookie = (value: string): string =>
  stringifySetCookie({
    name: NAME,
    value,
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
