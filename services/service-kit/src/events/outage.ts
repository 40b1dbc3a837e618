import type { FastifyBaseLogger } from 'fastify';

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;

/** One thing that fails and comes back: said once when it begins and once when it is over. */
export function outage(log: FastifyBaseLogger, what: object, random: () => number = Math.random) {
  let failures = 0;
  return {
    isOn: (): boolean => failures > 0,
    /** @returns how long to wait before the next attempt, in ms */
    failed(error: unknown): number {
      if (failures === 0) log.error({ err: error, ...what }, 'subscription.failed');
      failures += 1;
      return retryDelayMs(failures, random);
    },
    succeeded(): void {
      if (failures > 0) log.info({ ...what, failures }, 'subscription.recovered');
      failures = 0;
    },
  };
}

/**
 * Doubles with each failure up to five seconds; between half and all of that, so
 * that many subscribers do not come back at the same moment.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const ceiling = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
  return ceiling / 2 + (random() * ceiling) / 2;
}
