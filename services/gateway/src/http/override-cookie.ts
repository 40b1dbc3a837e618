import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = '__Host-reset_override';
const ATTRIBUTES = {
  name: NAME,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;

/** What the browser was told to open otherwise than others; null when it was told nothing. */
export const readOverrideCookie = (header: string | undefined): string | null =>
  header?.includes(NAME) ? (parseCookie(header)[NAME] ?? null) : null;

/** The Set-Cookie header by which it keeps that for so long. */
export const setOverrideCookie = (value: string, seconds: number): string =>
  stringifySetCookie({ ...ATTRIBUTES, value, maxAge: seconds });

/** The Set-Cookie header by which it keeps none any longer. */
export const expireOverrideCookie = (): string =>
  stringifySetCookie({ ...ATTRIBUTES, value: '', maxAge: 0 });
