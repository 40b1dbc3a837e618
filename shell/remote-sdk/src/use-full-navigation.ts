import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';
import { browserLocation } from './browser-location.ts';

/**
 * Makes a full navigation of the next way that is taken out of this page. For after a call that
 * changed the session, where there is still something to show: the page's CSRF token belongs to
 * the session before, and its next call would be refused.
 * @param isDue false while the session is the one that the page came with
 */
export function useFullNavigation(isDue: boolean): void {
  const blocker = useBlocker(isDue);
  useEffect(() => {
    if (blocker.state === 'blocked') browserLocation.assign(createPath(blocker.location));
  }, [blocker]);
}
