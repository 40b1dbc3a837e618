import { announce } from '@reset/remote-sdk';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells once that another step is here: its heading takes the focus that the step before had, which
 * would begin again at the top of the page; focus that is elsewhere stays there, and hears of it.
 * To be used below the Suspense around the step, so that it is there by then.
 */
export function useFocusOnNewStep(screen: string): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    const isNew = shown.current !== screen;
    shown.current = screen;
    const heading = step.current?.querySelector('h2');
    if (!isNew || !heading) return;
    const focused = document.activeElement;
    if (focused !== document.body && !step.current?.contains(focused)) {
      announce(heading.textContent);
      return;
    }
    heading.tabIndex = -1;
    heading.focus();
  }, [screen]);
  return step;
}
