import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when the step changed under it: what she pressed is gone, and a keyboard
 * would begin again at the top of the page. Focus that is elsewhere stays there.
 */
export function useFocusOnNewStep(screen: string): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    const isNew = shown.current !== screen;
    shown.current = screen;
    if (isNew && document.activeElement === document.body) step.current?.focus();
  }, [screen]);
  return step;
}
