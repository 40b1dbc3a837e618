import { RefusedError } from '@reset/service-kit';

/**
 * Lets only so much of a dear work run at once and the rest wait its turn, first
 * come first served. Who comes when too many wait is refused with 503 at once:
 * an answer after minutes would help nobody.
 */
export function takeTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const begin = (): Promise<void> | void => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new RefusedError(BUSY);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    return promise;
  };

  // Whoever waits takes over the place itself, so that nobody slips in between.
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}

const BUSY = {
  status: 503,
  error: 'This is not available right now. Please try again.',
  code: 'service_unavailable',
};
