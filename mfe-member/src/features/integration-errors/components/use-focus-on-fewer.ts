import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when one of these went away and had it: a keyboard would begin again at the
 * top of the page. Once none is left it is the page's heading. Focus that is elsewhere stays there.
 */
export function useFocusOnFewer(count: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const isFewer = count < shown.current;
    shown.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    (place.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [count]);
  return place;
}
