import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Moves focus to the first heading of a place when something was done elsewhere: the button that did it
 * is often gone with what it was for.
 * @returns the place, and what says that it was done
 */
export function useResultFocus(): [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const heading = turn > 0 ? place.current?.querySelector<HTMLElement>('h2') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [turn]);
  return [place, () => setTurn((last) => last + 1)];
}
