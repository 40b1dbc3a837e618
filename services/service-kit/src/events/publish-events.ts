import { setTimeout as pause } from 'node:timers/promises';
import {
  EventPage,
  EventsQuery,
  LARGEST_PAGE,
  LONGEST_WAIT_SECONDS,
  type Position,
} from '@reset/api-contract/events.ts';
import type { Knex } from 'knex';
import type { Service } from '../http/build-service.ts';
import { eventBell, type EventBell } from './event-bell.ts';
import { readEvents, type Reading } from './read-events.ts';

/** An event is told this late at the latest when the notice of it was lost. */
const POLL_MS = 1_000;
/** A transaction that ends rings no bell, so what it holds back is asked for again soon. */
const FIRST_RETRY_MS = 10;
const LAST_RETRY_MS = 200;

/**
 * GET /internal/events: this service's events for the services in `callers`, in the
 * order in which they can be read without missing one. A question that waits is
 * answered when there is something to tell, when its time is over, or when the
 * service stops.
 */
export function publishEvents(
  app: Service,
  database: Knex,
  { callers }: { callers: readonly string[] },
): void {
  const bell = eventBell(database, app.log);
  const closing = new AbortController();
  app.addHook('preClose', async () => {
    closing.abort();
    await bell.stop();
  });
  app.get(
    '/internal/events',
    {
      config: { callers },
      logLevel: 'warn',
      schema: { querystring: EventsQuery, response: { 200: EventPage } },
    },
    async (request, reply) => {
      const { after, limit = String(LARGEST_PAGE), wait = '0' } = request.query;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { events, next } = await readOrWait(database, bell, {
        after,
        limit: Math.min(Math.max(Number(limit), 1), LARGEST_PAGE),
        waitMs: Math.min(Number(wait), LONGEST_WAIT_SECONDS) * 1_000,
        signal: AbortSignal.any([closing.signal, gone.signal]),
      });
      return { events, next };
    },
  );
}

type Question = { after: Position; limit: number; waitMs: number; signal: AbortSignal };

async function readOrWait(
  database: Knex,
  bell: EventBell,
  { after, limit, waitMs, signal }: Question,
): Promise<Reading> {
  const endsAt = performance.now() + waitMs;
  let retryMs = FIRST_RETRY_MS;
  for (;;) {
    const since = bell.rings();
    const reading = await readEvents(database, after, limit);
    const leftMs = endsAt - performance.now();
    if (reading.events.length > 0 || leftMs <= 0 || signal.aborted) return reading;
    if (reading.isHeldBack) {
      await pause(Math.min(retryMs, leftMs), undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else {
      await bell.wait({ since, ms: Math.min(POLL_MS, leftMs), signal });
    }
  }
}
