import type { Fault } from './fault.ts';

const TIMES = 5;
const TOGETHER = 100;

/** The same question 100 times in the same moment: one hold, and the same answer to all. */
export const parallel: Fault = async ({ load, count }) => {
  const startedAt = performance.now();
  for (let time = 0; time < TIMES; time += 1) {
    const { operation, member } = load.newOperation();
    await Promise.all(Array.from({ length: TOGETHER }, () => load.ask(operation, member)));
    count('equal questions at once', TOGETHER);
  }
  return startedAt;
};
