import { eventually } from '@reset/service-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { keepLimits } from './keep-limits.ts';

/** A bell that rings when it is told to, and wakes whoever waits when that is stopped. */
function someBell() {
  let rings = 0;
  const waits: { since: number; ms: number }[] = [];
  let wake = (): void => undefined;
  return {
    waits,
    ring: () => {
      rings += 1;
      wake();
    },
    rings: () => rings,
    wait: ({ since, ms, signal }: { since: number; ms: number; signal: AbortSignal }) => {
      waits.push({ since, ms });
      if (rings !== since) return Promise.resolve();
      return new Promise<void>((resolve) => {
        const before = wake;
        wake = () => {
          before();
          resolve();
        };
        signal.addEventListener('abort', () => resolve());
      });
    },
    stop: jest.fn(async () => undefined),
  };
}
const log = () => ({ error: jest.fn() });

describe('keepLimits', () => {
  it('computes until none is due, then when it is rung for', async () => {
    const bell = someBell();
    let due = 5;
    let computed = 0;
    const computeDue = async () => {
      const taken = Math.min(due, 2);
      due -= taken;
      computed += taken;
      return taken;
    };
    const stop = keepLimits({ computeDue, bell, log: log() });
    await eventually(() => expect(computed).toBe(5));
    await eventually(() => expect(bell.waits.length).toBeGreaterThanOrEqual(2));
    expect(bell.waits[0]).toEqual({ since: 0, ms: 1_000 });
    due = 3;
    bell.ring();
    await eventually(() => expect(computed).toBe(8));
    await stop();
    expect(bell.stop).toHaveBeenCalled();
  });

  it('says what failed, and goes on', async () => {
    const bell = someBell();
    const said = log();
    let tries = 0;
    const computeDue = async () => {
      tries += 1;
      if (tries <= 2) throw new Error('The database is away');
      return 0;
    };
    const stop = keepLimits({ computeDue, bell, log: said });
    await eventually(() => expect(said.error).toHaveBeenCalledTimes(2));
    bell.ring();
    await eventually(() => expect(tries).toBeGreaterThanOrEqual(4));
    await stop();
  });

  it('lets what is being computed come to its end', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const stop = keepLimits({ computeDue: () => promise, bell: someBell(), log: log() });
    let isStopped = false;
    const stopping = stop().then(() => (isStopped = true));
    await new Promise((done) => setTimeout(done, 20));
    expect(isStopped).toBe(false);
    resolve(1);
    await stopping;
    expect(isStopped).toBe(true);
  });
});
