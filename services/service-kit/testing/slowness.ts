import { availableParallelism, loadavg } from 'node:os';

const SAMPLE_MS = 20;

/**
 * By how much longer work takes here and now than on a machine that does nothing else, at least 1.
 * A bound on time holds on an idle machine and is stretched by this on a busy one. The load says
 * what the last minute was like, and the time for a little work what this moment is like.
 */
export function slowness(): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let spentMs = 0;
  while (spentMs < SAMPLE_MS) {
    const { user, system } = process.cpuUsage(before);
    spentMs = (user + system) / 1000;
  }
  const [lastMinute = 0] = loadavg();
  return Math.max(
    1,
    (performance.now() - startedAt) / spentMs,
    lastMinute / availableParallelism(),
  );
}

/** The time that our own process computes in `work`, which no other process stretches. */
export async function computingMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
