import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { RandomBytes } from '#session/session-cookie.ts';
import { deviceIdOf, newDeviceCookie, readDeviceCookie } from './device-cookie.ts';

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
