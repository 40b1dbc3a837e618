import type { Clock } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;

/**
 * Does what has to be looked after, at once and then every minute; what fails is said in the log
 * and done a minute later.
 * @param sweeps by what the log calls them
 * @returns a function that stops looking
 */
export function everyMinute(
  sweeps: Readonly<Record<string, (now: Date) => Promise<unknown>>>,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> },
): () => void {
  const look = () => {
    for (const [what, sweep] of Object.entries(sweeps)) {
      sweep(clock.now()).catch((err: unknown) => {
        log.warn({ err, what }, 'something cannot be looked after');
      });
    }
  };
  look();
  const timer = setInterval(look, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
