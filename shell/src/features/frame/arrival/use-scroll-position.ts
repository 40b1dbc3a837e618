import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { hashTarget } from './hash-target.ts';
import { keepTrying } from './keep-trying.ts';
import { scrollPositions } from './scroll-positions.ts';

/**
 * A new page begins at its top, or at what its hash names; back, forward and
 * reload lead to where the page was left. A change of query moves nothing.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const arrivedBy = useNavigationType();
  const shownPath = useRef<string | null>(null);
  const [positions] = useState(scrollPositions);

  useEffect(() => {
    // The browser's own attempt comes before the page is there.
    window.history.scrollRestoration = 'manual';
    return positions.follow();
  }, [positions]);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== null && shownPath.current !== pathname;
    shownPath.current = pathname;
    const leftAt = arrivedBy === 'POP' ? positions.of(key) : undefined;
    positions.show(key);

    if (isOtherPage) scrolledTo(0);
    return keepTrying(() => (leftAt === undefined ? arrivedAtTarget(hash) : scrolledTo(leftAt)));
  }, [key, pathname, hash, arrivedBy, positions]);
}

/** Whether the page was long enough for it. */
function scrolledTo(top: number): boolean {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
  // Browsers round what they were asked for.
  return window.scrollY >= top - 1;
}

/** As the browser itself goes to a fragment: in view, and focused where it can be. */
function arrivedAtTarget(hash: string): boolean {
  const target = hashTarget(hash);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null || hash === '';
}
