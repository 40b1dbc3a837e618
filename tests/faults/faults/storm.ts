import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultContext } from './fault.ts';

const TIMES_AS_MANY = 20;
const MIN_GOODPUT = 0.7;

/** Acknowledged in a second, over the next `ms`. */
async function rateOver({ load }: FaultContext, ms: number): Promise<number> {
  const startedAt = performance.now();
  await pause(ms);
  const answered = load.attempts.past.filter(
    ({ endedAt, isAnswered }) => isAnswered && endedAt > startedAt,
  );
  return (answered.length * 1_000) / ms;
}

/** A retry storm: twenty times as many clients, and each that is turned away retries. */
export const storm =
  (options: { baseline: number; forMs: number }): Fault =>
  async (context) => {
    const before = await rateOver(context, 2_000);
    const end = context.load.start(options.baseline * (TIMES_AS_MANY - 1));
    const inStorm = await rateOver(context, options.forMs);
    const overAt = performance.now();
    end();
    context.count('a second before the storm', Math.round(before));
    context.count('a second in the storm', Math.round(inStorm));
    if (inStorm < before * MIN_GOODPUT) {
      context.report(`${inStorm.toFixed(0)} a second in the storm, ${before.toFixed(0)} before`);
    }
    return overAt;
  };
