import { MAX_PAGE } from '@reset/api-contract/events.ts';
import { EventStreamQuery, type Topic } from '@reset/api-contract/member/event-stream.ts';
import {
  comparePositions,
  readEvents,
  requireIdentity,
  tooManyAttempts,
  unavailable,
  type Service,
} from '@reset/service-kit';
import type { Context } from '#context.ts';
import { eventReader } from './event-reader.ts';
import { isPosition, topicsByUser } from './event-stream.ts';
import { openStreams } from './open-streams.ts';

const TICK_MS = 1_000;
const RETRY_SECONDS = 60;
const EVERYTHING: readonly Topic[] = ['everything'];

/** GET /events: what may have changed for a member, while it happens. */
export function eventStreamRoutes(app: Service, context: Context): void {
  const { config, database, randomBytes } = context;
  const reader = eventReader(context, (events) => streams.distribute(topicsByUser(events)));
  const streams = openStreams({
    maxStreams: config.MAX_EVENT_STREAMS,
    position: reader.position,
    jitter: () => randomBytes(1).readUInt8() / 255,
  });
  let isClosing = false;

  /** What somebody has not been told since a position; null: since now. */
  const missedBy = async (userId: string, after: string | null): Promise<Iterable<Topic>> => {
    if (after === null) return [];
    if (!isPosition(after)) return EVERYTHING;
    if (comparePositions(after, reader.position()) > 0) return EVERYTHING;
    const { events } = await readEvents(database, after, MAX_PAGE);
    // Too long ago to be read through for each who comes again.
    if (events.length === MAX_PAGE) return EVERYTHING;
    return topicsByUser(events).get(userId) ?? [];
  };

  const ticking = setInterval(
    () => streams.tick(performance.now(), reader.isUpToDate()),
    TICK_MS,
  ).unref();
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(ticking);
    streams.endAll();
    reader.close();
  });

  app.get(
    '/api/v1/events',
    { config: { access: 'member', stream: true }, schema: { querystring: EventStreamQuery } },
    async (request, reply) => {
      const { raw } = reply;
      const { userId, realUserId } = requireIdentity(request);
      const stream = streams.take(raw, { userId, realUserId });
      if (stream === 'too_many' || stream === 'full') {
        reply.header('retry-after', String(RETRY_SECONDS));
        return reply.refuse(stream === 'full' ? full : tooMany);
      }
      const leave = () => {
        streams.leave(stream);
        if (streams.count() === 0) reader.stop();
      };
      raw.once('close', leave);
      const header = request.headers['last-event-id']?.toString();
      const after = header ?? request.query.last_event_id ?? null;
      // After it has its place, so that what happens meanwhile is kept for it.
      await reader.start();
      const missed = await missedBy(userId, after);
      if (isClosing) return reply.refuse(unavailable());
      reply.hijack();
      if (!raw.destroyed) streams.begin(stream, missed);
      return reply;
    },
  );
}

const full = unavailable('Too many pages are open right now.');
const tooMany = tooManyAttempts('You have this open in too many browsers.');
