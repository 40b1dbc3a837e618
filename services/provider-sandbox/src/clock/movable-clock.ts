import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';

/** A clock that can be moved on and back, so that a provider's days pass at once. */
export type MovableClock = Clock & {
  /** The product's time, without the offset. */
  real(): Date;
  /** How far it is from that one, in milliseconds; stored. */
  offsetMs(): number;
  move(offsetMs: number): void;
};

/** `clock`, moved by the stored offset. */
export function movableClock(clock: Clock, store: RecordStore): MovableClock {
  const stored = store.of<{ offsetMs: number }>('clock');
  let offsetMs = stored.get('offset')?.offsetMs ?? 0;
  return {
    now: () => new Date(clock.now().getTime() + offsetMs),
    real: clock.now,
    offsetMs: () => offsetMs,
    move(to) {
      stored.put('offset', { offsetMs: to });
      offsetMs = to;
    },
  };
}
