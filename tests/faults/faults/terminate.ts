import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { holdWrites } from './hold-writes.ts';

const EXIT_MS = 10_000;
const HELD_MS = 150;

/**
 * SIGTERM while authorizations are in their transaction, held there by a lock: each of them has to be
 * answered, and the process has to exit in time.
 */
export const terminate: Fault = async ({ environment, load, random, count, report }) => {
  const target = random.oneOf([environment.member, environment.gateway]);
  const release = await holdWrites(environment.database);
  await pause(HELD_MS);
  const termAt = performance.now();
  target.send('SIGTERM');
  await pause(random.between(10, 100));
  await release();
  const reason = await target.ended(EXIT_MS);
  const tookMs = performance.now() - termAt;
  if (reason !== 'exit code 0') {
    report(
      `${target.name} ended ${tookMs.toFixed(0)} ms after SIGTERM with ${reason ?? 'nothing'}`,
    );
    await target.kill();
  }
  await target.start();
  // Requests that began so long before were in the service at SIGTERM.
  const inFlight = load.attempts.past.filter(
    ({ startedAt, endedAt }) => startedAt < termAt - HELD_MS / 2 && endedAt > termAt,
  );
  count('in flight at SIGTERM', inFlight.length);
  const failed = inFlight.filter(({ isAnswered }) => !isAnswered).length;
  if (failed > 0) report(`${failed} of ${inFlight.length} in flight failed at SIGTERM`);
  return termAt;
};
