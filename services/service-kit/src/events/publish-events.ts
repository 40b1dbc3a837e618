import { setTimeout as pause } from 'node:timers/promises';
import {
  EventPage,
  EventsQuery,
  MAX_PAGE,
  MAX_WAIT_SECONDS,
  type Position,
} from '@reset/api-contract/events.ts';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/build-service.ts';
import { changeSignal, type ChangeSignal } from '../listen/change-signal.ts';
import type { Listener } from '../listen/open-listener.ts';
import { readEvents, type Reading } from './read-events.ts';

/** How late an event is delivered at the latest when its notification was lost. */
const POLL_MS = 1_000;
/** A transaction that ends notifies nobody, so what it holds back is read again soon. */
const FIRST_RETRY_MS = 10;
const LAST_RETRY_MS = 200;

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
      const { events, next } = await readOrWait(database, appended, {
        after,
        limit: Math.min(Math.max(Number(limit), 1), MAX_PAGE),
        waitMs: Math.min(Number(wait), MAX_WAIT_SECONDS) * 1_000,
        signal: AbortSignal.any([closing.signal, gone.signal]),
      });
      return { events, next };
    },
  );
}

type Query = { after: Position; limit: number; waitMs: number; signal: AbortSignal };

async function readOrWait(
  database: Database,
  appended: ChangeSignal,
  { after, limit, waitMs, signal }: Query,
): Promise<Reading> {
  const endsAt = performance.now() + waitMs;
  let retryMs = FIRST_RETRY_MS;
  for (;;) {
    const since = appended.version();
    const reading = await readEvents(database, after, limit);
    const leftMs = endsAt - performance.now();
    if (reading.events.length > 0 || leftMs <= 0 || signal.aborted) return reading;
    if (reading.isHeldBack) {
      await pause(Math.min(retryMs, leftMs), undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else {
      await appended.wait({ since, ms: Math.min(POLL_MS, leftMs), signal });
    }
  }
}
