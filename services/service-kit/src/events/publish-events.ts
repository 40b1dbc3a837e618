import { EventPage, EventsQuery, MAX_PAGE, MAX_WAIT_SECONDS } from '@reset/api-contract/events.ts';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/build-service.ts';
import { changeSignal } from '../listen/change-signal.ts';
import type { Listener } from '../listen/open-listener.ts';
import { awaitEvents } from './await-events.ts';

/**
 * GET /internal/events: this service's events for the services in `callers`, in the
 * order in which they can be read without missing one. A call that waits is answered
 * when there is an event, when its time is over, or when the service stops.
 */
export function publishEvents(
  app: Service,
  { database, listener }: { database: Database; listener: Listener },
  { callers }: { callers: readonly string[] },
): void {
  const appended = changeSignal(listener, 'event');
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    closing.abort();
    appended.close();
  });
  app.get(
    '/internal/events',
    {
      config: { callers },
      logLevel: 'warn',
      schema: { querystring: EventsQuery, response: { 200: EventPage } },
    },
    async (request, reply) => {
      const { after, limit = String(MAX_PAGE), wait = '0' } = request.query;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { events, next } = await awaitEvents(database, appended, {
        after,
        limit: Math.min(Math.max(Number(limit), 1), MAX_PAGE),
        waitMs: Math.min(Number(wait), MAX_WAIT_SECONDS) * 1_000,
        signal: AbortSignal.any([closing.signal, gone.signal]),
      });
      return { events, next };
    },
  );
}
