import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what goes away while it has the focus, as an error does whose Retry worked: the focus goes on to
 * the heading, or the tab panel, of what it stood in, instead of to the top of the page.
 */
export function useFocusKept<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = ancestorsOf(element);
      // Once what comes in its place is there.
      queueMicrotask(() => focusWithin(around));
    };
  }, []);
  return place;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function focusWithin(around: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const places = around.filter(({ isConnected }) => isConnected);
  const found = places
    .map((one) => (one.role === 'tabpanel' ? one : one.querySelector<HTMLElement>('h1, h2, h3')))
    .find((one) => one !== null);
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
}
