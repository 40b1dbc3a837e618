import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = '__Host-reset_lane';
const ATTRIBUTES = {
  name: NAME,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;
/** Longer than any version stands beside another one. */
const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;
const VALUE = /^\d{1,2}$/;

/** The lane in a Cookie header; null when there is none or it is not of our form. */
export function readLaneCookie(header: string | undefined): number | null {
  if (!header?.includes(NAME)) return null;
  const value = parseCookie(header)[NAME];
  return value !== undefined && VALUE.test(value) ? Number(value) : null;
}

/** The Set-Cookie header that keeps the browser in this lane. One in a hundred has it: it names nobody. */
export const setLaneCookie = (lane: number): string =>
  stringifySetCookie({ ...ATTRIBUTES, value: String(lane), maxAge: NINETY_DAYS_SECONDS });
