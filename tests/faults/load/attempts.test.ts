import { describe, expect, it } from '@jest/globals';
import { openAttempts } from './attempts.ts';

/** Attempts by a clock that advances with each reading. */
function attemptsOf(
  steps: { startedAt: number; endedAt: number; isAnswered: boolean }[],
  now: number,
) {
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

describe('waitForRecovery', () => {
  it('counts from the fault to the first answer that no failure follows', async () => {
    const attempts = attemptsOf(
      [failed(1_100), answered(1_150), failed(1_400), answered(1_500)],
      3_000,
    );
    expect(await attempts.waitForRecovery(1_000, 10_000)).toBe(500);
  });

  it('does not recover without an answer', async () => {
    const attempts = attemptsOf([answered(900), failed(1_100)], 3_000);
    expect(await attempts.waitForRecovery(1_000, 3_000)).toBeNull();
  });

  it('does not recover while an attempt hangs', async () => {
    const attempts = attemptsOf([answered(1_100)], 1_000);
    void attempts.track(new Promise(() => undefined));
    expect(await attempts.waitForRecovery(1_050, 3_000)).toBeNull();
  });

  it('is too late after the limit', async () => {
    const attempts = attemptsOf([failed(5_000), answered(5_100)], 7_000);
    expect(await attempts.waitForRecovery(1_000, 4_000)).toBeNull();
  });
});
