import { useEffect, useState } from 'react';

/**
 * Counts down by whole seconds, by the clock: a tab in the background, whose timers run late,
 * comes back to the right number.
 * @returns the seconds that are left, 0 while it is at rest, and what starts it
 */
export function useCountdown(seconds: number): [number, () => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  function start() {
    setEndsAt(Date.now() + seconds * 1000);
    setLeft(seconds);
  }
  return [left, start];
}

const secondsUntil = (instant: number): number =>
  Math.max(0, Math.ceil((instant - Date.now()) / 1000));
