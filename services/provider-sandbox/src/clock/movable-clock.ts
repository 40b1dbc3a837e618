import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';

/** A clock that can be moved on and back, for providers whose days are to pass at once. */
export type MovableClock = Clock & {
  /** How far it is from the real one, in milliseconds; forgotten by nobody. */
  offsetMs(): number;
  move(offsetMs: number): void;
};

/** `clock`, moved by what was said last. */
export function movableClock(clock: Clock, records: RecordStore): MovableClock {
  const kept = records.of<{ offsetMs: number }>('clock');
  let offsetMs = kept.get('offset')?.offsetMs ?? 0;
  return {
    now: () => new Date(clock.now().getTime() + offsetMs),
    offsetMs: () => offsetMs,
    move(to) {
      kept.put('offset', { offsetMs: to });
      offsetMs = to;
    },
  };
}
