import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { holdWrites } from './hold-writes.ts';

const EXIT_MS = 10_000;
const HELD_MS = 150;

/**
 * SIGTERM while questions are being decided, which are kept in the middle of it so that there are
 * some: each of them has to be answered, and the process gone in time.
 */
export const terminate: Fault = async ({ stage, load, random, count, complain }) => {
  const victim = random.oneOf([stage.member, stage.gateway]);
  const release = await holdWrites(stage.database);
  await pause(HELD_MS);
  const termAt = performance.now();
  victim.send('SIGTERM');
  await pause(random.between(10, 100));
  await release();
  const reason = await victim.ended(EXIT_MS);
  const tookMs = performance.now() - termAt;
  if (reason !== 'exit code 0') {
    complain(
      `${victim.name} ended ${tookMs.toFixed(0)} ms after SIGTERM with ${reason ?? 'nothing'}`,
    );
    await victim.kill();
  }
  await victim.start();
  // Those that had been asked for so long were in the service's hands.
  const inFlight = load.attempts.past.filter(
    ({ startedAt, endedAt }) => startedAt < termAt - HELD_MS / 2 && endedAt > termAt,
  );
  count('in flight at SIGTERM', inFlight.length);
  const failed = inFlight.filter(({ isAnswered }) => !isAnswered).length;
  if (failed > 0) complain(`${failed} of ${inFlight.length} in flight failed at SIGTERM`);
  return termAt;
};
