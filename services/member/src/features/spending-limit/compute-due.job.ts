import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@reset/service-kit';
import type { computeLimitsStore } from './compute-limits-store.ts';
import type { limitDueStore } from './limit-due-store.ts';

/** How many limits one transaction computes. */
const BATCH = 250;

type Needs = {
  limits: Pick<ReturnType<typeof computeLimitsStore>, 'compute'>;
  due: Pick<ReturnType<typeof limitDueStore>, 'putOff' | 'waiting'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/**
 * Computes limits of some who wait for it. When one of them cannot be computed the others are, each
 * alone, and that one is put off.
 * @returns how many were tried: none waits that somebody else does not compute when it is 0
 */
export const computeDue = (needs: Needs) => async (): Promise<number> => {
  const { limits, clock, log } = needs;
  try {
    return (await limits.compute({ most: BATCH }, clock.now())).length;
  } catch (error) {
    log.warn({ err: error }, 'limits are computed one by one');
    return oneByOne(needs);
  }
};

async function oneByOne({ limits, due, clock, log }: Needs): Promise<number> {
  const waiting = await due.waiting(BATCH);
  for (const userId of waiting) {
    try {
      await limits.compute({ userId }, clock.now());
    } catch (error) {
      log.error({ err: error, userId }, 'a limit cannot be computed');
      await due.putOff(userId);
    }
  }
  return waiting.length;
}
