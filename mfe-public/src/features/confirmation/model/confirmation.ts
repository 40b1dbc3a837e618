import { browserLocation, rememberLocation, type ApiError } from '@reset/remote-sdk';

/** Where somebody wants to go once her address is confirmed. */
export type Wish = 'on' | 'protect';

/**
 * Leaves by a full navigation, as the session may be another: for where the server says, or first
 * for the second factor and from there to it.
 * @returns never resolves, so that what was pressed stays at work
 */
export function leaveConfirmed(wish: Wish, location = '/dashboard'): Promise<undefined> {
  if (wish === 'protect') rememberLocation(location);
  browserLocation.assign(wish === 'protect' ? '/users/second_factor' : location);
  return new Promise(() => undefined);
}

/** Whether the link itself was refused, and not just this try of it. */
export const isLinkRefused = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 429;
