import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ProductTime } from '../product-time.ts';
import type { Jobs } from './jobs.ts';

/** What one schedule brings about, a deposit that is read, is another's work a moment later. */
const ROUNDS_AFTER_MS = [0, 2_000, 3_000, 5_000, 10_000];

/** Runs all schedules when the time of the product was moved, without waiting for their minute. */
export function runWhenMoved(
  time: Pick<ProductTime, 'onMoved'>,
  { jobs, log }: { jobs: Pick<Jobs, 'runSchedules'>; log: FastifyBaseLogger },
): { close(): void } {
  let moving = new AbortController();
  const run = async (signal: AbortSignal) => {
    for (const afterMs of ROUNDS_AFTER_MS) {
      await pause(afterMs, undefined, { signal, ref: false });
      await jobs.runSchedules();
    }
  };
  time.onMoved(() => {
    moving.abort();
    moving = new AbortController();
    const { signal } = moving;
    run(signal).catch((err: unknown) => {
      if (!signal.aborted) log.error({ err }, 'schedules.run_failed');
    });
  });
  return { close: () => moving.abort() };
}
