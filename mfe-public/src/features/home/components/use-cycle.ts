import { useEffect, useState, useSyncExternalStore } from 'react';

const EVERY_MS = 3000;
const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)');

interface Cycle {
  /** Which of them is to be seen, from 0. */
  place: number;
  isPaused: boolean;
  /** null where the reader asked for less motion: nothing moves, so nothing can be paused. */
  toggle: (() => void) | null;
}

/** Goes round `count` things, one every 3 seconds, while the tab is in front and nobody paused it. */
export function useCycle(count: number): Cycle {
  const [place, setPlace] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useSyncExternalStore(followStillness, () => stillness().matches);
  const isInFront = useSyncExternalStore(followTab, () => !document.hidden);
  const isMoving = isInFront && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setPlace((last) => (last + 1) % count), EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, count]);
  return { place, isPaused, toggle: isStill ? null : () => setIsPaused((last) => !last) };
}

function followStillness(changed: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function followTab(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
