import { setImmediate as turn } from 'node:timers/promises';
import { RefusedError } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { boundedQueue } from './bounded-queue.ts';

/** Works that end when they are told to, in the order in which they began. */
function works() {
  const begun: string[] = [];
  const endings = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  return {
    begun,
    named: (name: string) => () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      endings.set(name, { resolve, reject });
      return promise;
    },
    end: async (name: string) => {
      endings.get(name)?.resolve();
      await turn();
    },
    fail: async (name: string) => {
      endings.get(name)?.reject(new Error(name));
      await turn();
    },
  };
}

describe('boundedQueue', () => {
  it('runs so many concurrently, and the next when one has ended, in their order', async () => {
    const inTurn = boundedQueue({ concurrency: 2, maxWaiting: 9 });
    const { begun, named, end } = works();
    for (const name of ['a', 'b', 'c', 'd']) void inTurn(named(name));
    await turn();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after one that failed, and says so to its caller alone', async () => {
    const inTurn = boundedQueue({ concurrency: 1, maxWaiting: 9 });
    const { begun, named, fail, end } = works();
    const failing = inTurn(named('a'));
    const next = inTurn(named('b'));
    await turn();
    const failure = failing.catch((error: unknown) => error);
    await fail('a');
    expect(await failure).toEqual(new Error('a'));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await expect(next).resolves.toBeUndefined();
  });

  it('refuses with 503 while too many wait, and takes on again after', async () => {
    const inTurn = boundedQueue({ concurrency: 1, maxWaiting: 1 });
    const { begun, named, end } = works();
    void inTurn(named('a'));
    void inTurn(named('b'));
    await turn();
    const refused = await inTurn(named('c')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ refusal: { status: 503 } });
    await end('a');
    void inTurn(named('d'));
    await end('b');
    expect(begun).toEqual(['a', 'b', 'd']);
  });
});
