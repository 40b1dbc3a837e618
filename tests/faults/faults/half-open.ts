import type { Fault } from './fault.ts';

const DETECTED_WITHIN_MS = 15_000;

/**
 * Connections that carry nothing any more and never say so, as when a router forgets them. New ones
 * are well, so that whoever notices can go on.
 */
export const halfOpen: Fault = async ({ environment, load, random, count, report }) => {
  const where = random.oneOf(['toDatabase', 'toMember'] as const);
  const lostAt = performance.now();
  count('connections half open', environment[where].blackHole());
  const limitMs = DETECTED_WITHIN_MS * environment.slowness;
  const detected = await load.attempts.waitForRecovery(lostAt, limitMs);
  if (detected === null) report(`half-open connections (${where}) were not noticed in time`);
  environment[where].heal();
  return lostAt;
};
