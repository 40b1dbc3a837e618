import { stringifySetCookie } from 'cookie';

const ONE_HOUR_SECONDS = 60 * 60;

/**
 * The Set-Cookie header that says to the sign-in page, once, why the browser is no longer signed
 * in. A script reads it there and takes it away; it opens nothing.
 */
export const setSessionEndCookie = (why: 'idle' | 'too_old' | 'ended'): string =>
  stringifySetCookie({
    name: '__Host-reset_session_end',
    value: why,
    path: '/',
    secure: true,
    sameSite: 'lax',
    maxAge: ONE_HOUR_SECONDS,
  });
