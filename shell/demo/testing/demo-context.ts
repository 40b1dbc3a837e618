import type { Context } from '#context.ts';

/** A context at an instant that a test moves, whose randomness goes round in a few figures. */
export function demoContext(at = '2026-11-27T18:00:00Z') {
  let now = new Date(at);
  let draws = 0;
  const context: Context = {
    now: () => now,
    random: () => [0, 0.25, 0.5, 0.75, 0.999_999][draws++ % 5] ?? 0,
    newId: () => crypto.randomUUID(),
  };
  return {
    ...context,
    moveTo(instant: string) {
      now = new Date(instant);
    },
  };
}
