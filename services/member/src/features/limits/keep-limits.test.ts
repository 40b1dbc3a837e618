import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Listener } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { startMemberService, type MemberServiceUnderTest } from '#testing/member-service.ts';
import { keepLimits } from './limits.jobs.ts';

let service: MemberServiceUnderTest;
let announce: () => void;
let channels: string[];
/** A listener that a test announces changes to. */
const listener: Listener = {
  listen(channel, { onNotification }) {
    channels.push(channel);
    announce = () => onNotification('');
    return () => channels.splice(channels.indexOf(channel), 1);
  },
  close: async () => undefined,
};
let stop: () => Promise<void>;

beforeAll(async () => {
  channels = [];
  service = await startMemberService();
});
afterEach(() => stop());
afterAll(() => service.stop());

const keep = (compute: () => Promise<number>) => {
  stop = keepLimits({ ...service.context, listener }, compute);
};

describe('keepLimits', () => {
  it('computes until none is stale, then whenever one is announced', async () => {
    let stale = 5;
    let computed = 0;
    let calls = 0;
    keep(async () => {
      calls += 1;
      const taken = Math.min(stale, 2);
      stale -= taken;
      computed += taken;
      return taken;
    });
    await eventually(() => {
      expect(computed).toBe(5);
      expect(channels).toEqual(['limit_due']);
    });
    stale = 3;
    const callsBefore = calls;
    announce();
    await eventually(() => expect(computed).toBe(8));
    expect(calls).toBeGreaterThan(callsBefore);
    await stop();
    expect(channels).toEqual([]);
  });

  it('looks every second when no announcement arrives', async () => {
    let calls = 0;
    keep(async () => {
      calls += 1;
      return 0;
    });
    // Each of the two that compute at a time looks at once, and a second later.
    await eventually(() => expect(calls).toBeGreaterThanOrEqual(4));
  });

  it('logs what failed, and goes on', async () => {
    service.logged.length = 0;
    let tries = 0;
    keep(async () => {
      tries += 1;
      if (tries <= 2) throw new Error('The database is away');
      return 0;
    });
    const failures = () => service.logged.filter(({ msg }) => msg === 'limits.compute_failed');
    await eventually(() => expect(failures()).toHaveLength(2));
    await eventually(() => expect(channels).not.toEqual([]));
    announce();
    await eventually(() => expect(tries).toBeGreaterThanOrEqual(4));
  });

  it('lets what is being computed come to its end', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    keep(() => promise);
    let isStopped = false;
    const stopping = stop().then(() => (isStopped = true));
    await new Promise((done) => setTimeout(done, 20));
    expect(isStopped).toBe(false);
    resolve(1);
    await stopping;
    expect(isStopped).toBe(true);
  });
});
