const NAME = '__Host-reset_session';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const VALUE = /^[sv]\.[A-Za-z0-9_-]{43}$/;

/** Makes `count` unpredictable bytes. */
export type RandomBytes = (count: number) => Buffer;

/**
 * The session cookie's value in a Cookie header: `v.…` for a visitor, `s.…` for
 * somebody signed in. null when there is none or it is not of that form, which
 * makes the browser a visitor and is never an error.
 */
export function readSessionCookie(header: string | undefined): string | null {
  if (header === undefined) return null;
  let from = 0;
  while (from < header.length) {
    const end = header.indexOf(';', from);
    const pair = header.slice(from, end === -1 ? undefined : end).trim();
    if (pair.startsWith(`${NAME}=`)) {
      const value = pair.slice(NAME.length + 1);
      return VALUE.test(value) ? value : null;
    }
    if (end === -1) return null;
    from = end + 1;
  }
  return null;
}

/** Whether the cookie claims a signed-in session; only the store knows if there is one. */
export const claimsSession = (cookie: string): boolean => cookie.startsWith('s.');

export const newVisitorCookie = (randomBytes: RandomBytes): string =>
  `v.${randomBytes(32).toString('base64url')}`;

export const newSessionCookie = (randomBytes: RandomBytes): string =>
  `s.${randomBytes(32).toString('base64url')}`;

/** The Set-Cookie header that gives the browser this value until it is closed. */
export const setSessionCookie = (value: string): string => `${NAME}=${value}; ${ATTRIBUTES}`;

/** The Set-Cookie header that takes the cookie away. */
export const expireSessionCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
