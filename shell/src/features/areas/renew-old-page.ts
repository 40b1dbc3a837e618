import { browserLocation } from '@reset/remote-sdk';
import type { DataRouter } from 'react-router';

const DAY_MS = 24 * 60 * 60_000;
/** Half of what a release is kept for that is live no longer (`infra/release/remove-unused.ts`). */
const OLDEST_MS = 15 * DAY_MS;

/**
 * Has a page loaded anew that was opened long ago: its versions are removed from the release store a
 * month after they were live, and it may need code of theirs that it has not loaded yet. After a day
 * the next page that she goes to is loaded as one; after two weeks the one that she comes back to.
 * @returns a function that ends it
 */
export function renewOldPage(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  const openedAt = Date.now();
  const isOlderThan = (ms: number) => Date.now() - openedAt > ms;
  let path = router.state.location.pathname;
  const onReturn = () => {
    if (document.visibilityState === 'visible' && isOlderThan(OLDEST_MS)) browserLocation.reload();
  };
  const end = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    if (isOlderThan(DAY_MS)) browserLocation.reload();
  });
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  return () => {
    end();
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
  };
}
