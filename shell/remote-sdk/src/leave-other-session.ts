import { browserLocation } from './browser-location.ts';

/**
 * Somebody signed in in another tab: all that this page shows and holds is of the session before. It is
 * loaded anew, and whoever waits for an answer waits until then.
 */
export function leaveOtherSession(): Promise<never> {
  browserLocation.reload();
  return new Promise(() => undefined);
}
