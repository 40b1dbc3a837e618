import { describe, expect, it } from '@jest/globals';
import { openAttempts } from './attempts.ts';

/** Attempts by a clock that goes on with each look at it. */
function stage(steps: { startedAt: number; endedAt: number; isAnswered: boolean }[], now: number) {
  let time = now;
  const attempts = openAttempts(() => {
    time += 10;
    return time;
  });
  attempts.past.push(...steps);
  return attempts;
}
const answered = (endedAt: number) => ({ startedAt: endedAt - 5, endedAt, isAnswered: true });
const failed = (endedAt: number) => ({ startedAt: endedAt - 5, endedAt, isAnswered: false });

describe('calmAfter', () => {
  it('counts from the break to the first answer that no failure follows', async () => {
    const attempts = stage([failed(1_100), answered(1_150), failed(1_400), answered(1_500)], 3_000);
    expect(await attempts.calmAfter(1_000, 10_000)).toBe(500);
  });

  it('is not calm without an answer', async () => {
    const attempts = stage([answered(900), failed(1_100)], 3_000);
    expect(await attempts.calmAfter(1_000, 3_000)).toBeNull();
  });

  it('is not calm while something hangs', async () => {
    const attempts = stage([answered(1_100)], 1_000);
    void attempts.follow(new Promise(() => undefined));
    expect(await attempts.calmAfter(1_050, 3_000)).toBeNull();
  });

  it('came too late where it took longer than it may', async () => {
    const attempts = stage([failed(5_000), answered(5_100)], 7_000);
    expect(await attempts.calmAfter(1_000, 4_000)).toBeNull();
  });
});
