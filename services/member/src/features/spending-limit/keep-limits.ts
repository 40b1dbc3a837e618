import type { FastifyBaseLogger } from 'fastify';

/** How often it is looked whether somebody waits when nobody is heard to say so. */
const POLL_MS = 1_000;
/** While the database works on one, this process works on the other. */
const SIDE_BY_SIDE = 2;

type Needs = {
  /** @returns how many are done with; 0 when it is not worth to ask again at once */
  computeDue(): Promise<number>;
  /** Rings when a limit was marked as due. */
  bell: {
    rings(): number;
    wait(options: { since: number; ms: number; signal: AbortSignal }): Promise<void>;
    stop(): Promise<void>;
  };
  log: Pick<FastifyBaseLogger, 'error'>;
};

/**
 * Computes limits whenever some are due, until it is stopped.
 * @returns a function that stops it, when nothing is half done any more
 */
export function keepLimits({ computeDue, bell, log }: Needs): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const since = bell.rings();
      const isBusy = await computeDue().then(
        (count) => count > 0,
        (error: unknown) => {
          log.error({ err: error }, 'limits cannot be computed');
          return false;
        },
      );
      if (!isBusy) await bell.wait({ since, ms: POLL_MS, signal });
    }
  };
  const working = Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return async () => {
    stopping.abort();
    await bell.stop();
    await working;
  };
}
