import { setTimeout as pause } from 'node:timers/promises';
import { InternalCallError, type InternalClient } from '@reset/service-kit';

const TRIES = 5;
const PAUSE_MS = 2_000;

/** Whether a service says that something it needs is not there right now, which passes. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof InternalCallError && error.status === 503;

/**
 * The same client, whose GETs and PUTs are sent again while a service is unavailable: a machine that
 * has much to do answers late, and either of them once more comes to the same.
 */
export function patientClient(client: InternalClient, pauseMs = PAUSE_MS): InternalClient {
  const patiently = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    for (let time = 1; ; time += 1) {
      try {
        return await call();
      } catch (error) {
        if (!isUnavailable(error) || time === TRIES) throw error;
        await pause(pauseMs);
      }
    }
  };
  return {
    ...client,
    get: (...asked) => patiently(() => client.get(...asked)),
    put: (...asked) => patiently(() => client.put(...asked)),
  };
}
