import { fixedClock } from '@reset/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { everyMinute } from './every-minute.ts';

const NOW = '2026-11-20T20:00:00Z';
const clock = fixedClock(NOW);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('everyMinute', () => {
  it('looks at once, then every minute, until it is stopped', async () => {
    const looks: Date[] = [];
    const log = { warn: () => undefined };
    const stop = everyMinute({ payrolls: async (now) => looks.push(now) }, { clock, log });
    expect(looks).toEqual([new Date(NOW)]);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(looks).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_001);
    expect(looks).toHaveLength(3);
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(looks).toHaveLength(3);
  });

  it('says what failed, and does the rest and the next look all the same', async () => {
    const warnings: unknown[] = [];
    let looks = 0;
    const stop = everyMinute(
      {
        failing: () => Promise.reject(new Error('The database is away')),
        working: async () => (looks += 1),
      },
      { clock, log: { warn: (...said: unknown[]) => void warnings.push(said[0]) } },
    );
    await jest.advanceTimersByTimeAsync(60_000);
    stop();
    expect(looks).toBe(2);
    expect(warnings).toMatchObject([{ what: 'failing' }, { what: 'failing' }]);
  });
});
