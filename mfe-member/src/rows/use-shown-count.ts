import { startTransition, useEffect, useState } from 'react';

/** More than a screen has place for. */
const STEP = 40;
/** Few enough for one frame of a scroll. */
const SMALL_STEP = 8;
/** A scroll that has moved nothing for so long is over. */
const REST_MS = 150;

/**
 * How many of a long list's items are shown: the first at once, the rest a few at a time, so that a
 * press meanwhile is answered, and none while the page is scrolled before its end is near. All of them
 * stand there in the end, for who searches the page or reads it by a screen reader.
 */
export function useShownCount(length: number): number {
  const [count, setCount] = useState(STEP);
  const isMore = count < length;
  useEffect(() => {
    if (!isMore) return undefined;
    const show = (more: number) => startTransition(() => setCount(count + more));
    let next = setTimeout(show, 0, STEP);
    const wait = () => {
      clearTimeout(next);
      next = isEndNear() ? setTimeout(show, 0, SMALL_STEP) : setTimeout(show, REST_MS, STEP);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(next);
      window.removeEventListener('scroll', wait);
    };
  }, [count, isMore]);
  return Math.min(count, length);
}

/** Less than what a hand scrolls before more is there. */
const isEndNear = () =>
  document.documentElement.scrollHeight - window.scrollY < 6 * window.innerHeight;
