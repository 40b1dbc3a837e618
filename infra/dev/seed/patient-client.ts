import { setTimeout as pause } from 'node:timers/promises';
import { InternalCallError, type InternalClient } from '@reset/service-kit';

const TRIES = 5;
const PAUSE_MS = 2_000;

/**
 * The same client, whose PUTs are sent again while a service says that something it needs is not there
 * right now: a machine that has much to do answers late, and a PUT once more comes to the same.
 */
export const patientClient = (client: InternalClient, pauseMs = PAUSE_MS): InternalClient => ({
  ...client,
  async put<Reply>(...asked: Parameters<InternalClient['put']>): Promise<Reply> {
    for (let time = 1; ; time += 1) {
      try {
        return await client.put<Reply>(...asked);
      } catch (error) {
        const isPassing = error instanceof InternalCallError && error.status === 503;
        if (!isPassing || time === TRIES) throw error;
        await pause(pauseMs);
      }
    }
  },
});
