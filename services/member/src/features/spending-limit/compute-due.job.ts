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
 * @returns how many are done with for now; 0 when it is not worth to ask again at once
 */
export const computeDue = (needs: Needs) => async (): Promise<number> => {
  const { limits, clock, log } = needs;
  try {
    return await limits.compute({ most: BATCH }, clock.now());
  } catch (error) {
    log.warn({ err: error }, 'limits are computed one by one');
    return oneByOne(needs);
  }
};

async function oneByOne({ limits, due, clock, log }: Needs): Promise<number> {
  let done = 0;
  for (const userId of await due.waiting(BATCH)) {
    try {
      done += await limits.compute({ userId }, clock.now());
    } catch (error) {
      log.error({ err: error, userId }, 'a limit cannot be computed');
      await due.putOff(userId);
      done += 1;
    }
  }
  return done;
}
