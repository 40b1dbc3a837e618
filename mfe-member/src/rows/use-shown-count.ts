import { startTransition, useEffect, useState } from 'react';

/** More than a screen has place for. */
const STEP = 40;

/**
 * How many of a long list's items are shown: the first at once, the rest a few at a time, so that a
 * press or a scroll meanwhile is answered. All of them stand there in the end, for who searches the
 * page or reads it by a screen reader.
 */
export function useShownCount(length: number): number {
  const [count, setCount] = useState(STEP);
  const isMore = count < length;
  useEffect(() => {
    if (!isMore) return;
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(next);
  }, [count, isMore]);
  return Math.min(count, length);
}
