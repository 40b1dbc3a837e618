import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = '__Host-reset_pins';
const ATTRIBUTES = {
  name: NAME,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;
/** From her first page on, however often she loads it again: longer than any form takes to fill in. */
const FOUR_HOURS_SECONDS = 4 * 60 * 60;

/** Which versions the browser was told to keep; null when it keeps none. */
export const readPinsCookie = (header: string | undefined): string | null =>
  header?.includes(NAME) ? (parseCookie(header)[NAME] ?? null) : null;

/** The Set-Cookie header by which it keeps these. */
export const setPinsCookie = (value: string): string =>
  stringifySetCookie({ ...ATTRIBUTES, value, maxAge: FOUR_HOURS_SECONDS });

/** The Set-Cookie header by which it keeps none any longer. */
export const expirePinsCookie = (): string =>
  stringifySetCookie({ ...ATTRIBUTES, value: '', maxAge: 0 });
