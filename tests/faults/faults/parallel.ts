import type { Fault } from './fault.ts';

const TIMES = 5;
const REQUESTS = 100;

/** The same request 100 times at once: one hold, and the same decision for all. */
export const parallel: Fault = async ({ load, count }) => {
  const startedAt = performance.now();
  for (let time = 0; time < TIMES; time += 1) {
    const { operation, member } = load.newOperation();
    await Promise.all(Array.from({ length: REQUESTS }, () => load.authorize(operation, member)));
    count('equal requests at once', REQUESTS);
  }
  return startedAt;
};
