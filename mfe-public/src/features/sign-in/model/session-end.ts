const NAME = '__Host-reset_session_end';

/** Why the browser is no longer signed in; `ended` is by another device, a new password or staff. */
export type SessionEnd = 'idle' | 'too_old' | 'ended';

const isSessionEnd = (value: string | undefined): value is SessionEnd =>
  value === 'idle' || value === 'too_old' || value === 'ended';

/** What the gateway left for this page to say, once; null when nobody was signed out unasked. */
export function takeSessionEnd(page: Document): SessionEnd | null {
  const pair = page.cookie.split('; ').find((one) => one.startsWith(`${NAME}=`));
  if (pair === undefined) return null;
  page.cookie = `${NAME}=; Path=/; Max-Age=0; Secure`;
  const value = pair.slice(NAME.length + 1);
  return isSessionEnd(value) ? value : null;
}
