import { browserLocation, takeRememberedLocation } from '@reset/remote-sdk';

/**
 * Leaves the sign-in by a full navigation, with which the page gets its new CSRF token: for the
 * page that asked for it, else for where the server says.
 * @returns never resolves, so that the form stays as it is, its button at work
 */
export function leaveSignedIn(location = '/dashboard'): Promise<undefined> {
  browserLocation.assign(takeRememberedLocation() ?? location);
  return new Promise(() => undefined);
}
