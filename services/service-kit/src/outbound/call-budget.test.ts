import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { callBudget } from './call-budget.ts';

describe('callBudget', () => {
  it('lets so many calls through in a minute, and as many in the next', () => {
    const clock = fixedClock('2026-11-20T20:00:00Z');
    const take = callBudget(2, clock);
    expect([take(), take(), take(), take()]).toEqual([true, true, false, false]);
    clock.set('2026-11-20T20:00:59.999Z');
    expect(take()).toBe(false);
    clock.set('2026-11-20T20:01:00Z');
    expect([take(), take(), take()]).toEqual([true, true, false]);
  });

  it('is not stuck when the clock is set back', () => {
    const clock = fixedClock('2026-11-20T20:00:00Z');
    const take = callBudget(1, clock);
    expect([take(), take()]).toEqual([true, false]);
    clock.set('2026-11-20T18:00:00Z');
    expect(take()).toBe(true);
  });
});
