import type { Clock } from '@reset/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { dueStore } from './due-store.ts';

const LOOK_MS = 60_000;

/**
 * Looks once a minute whether a link is due, and has a job read it.
 * @returns a function that stops looking
 */
export function keepBanksFresh(needs: {
  askForDue: ReturnType<typeof dueStore>['askForDue'];
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): () => void {
  const look = () => {
    needs.askForDue(needs.clock.now()).catch((err: unknown) => {
      needs.log.warn({ err }, 'the links of banks cannot be looked after');
    });
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
