import type { Fault } from './fault.ts';

const DETECTED_WITHIN_MS = 15_000;

/**
 * Connections that carry nothing any more and never say so, as when a router forgets them. New ones
 * are well, so that whoever notices can go on.
 */
export const halfOpen: Fault = async ({ stage, load, random, count, complain }) => {
  const where = random.oneOf(['toDatabase', 'toMember'] as const);
  const lostAt = performance.now();
  count('connections half open', stage[where].blackHole());
  const limitMs = DETECTED_WITHIN_MS * stage.slowness;
  const detected = await load.attempts.calmAfter(lostAt, limitMs);
  if (detected === null) complain(`half-open connections (${where}) were not noticed in time`);
  stage[where].heal();
  return lostAt;
};
