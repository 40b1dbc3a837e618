import type { Clock } from '../src/clock.ts';

/** A clock that stands still until it is told otherwise. */
export function fixedClock(iso: string): Clock & { set(iso: string): void } {
  let now = new Date(iso);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
  };
}
