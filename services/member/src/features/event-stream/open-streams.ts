import type { Position } from '@reset/api-contract/events.ts';
import type { Topic } from '@reset/api-contract/member/event-stream.ts';
import type { ServerResponse } from 'node:http';
import { beatMessage, topicsMessage } from './event-stream.ts';

/** A browser takes the stream for cut some two beats after the last one. */
const BEAT_MS = 10_000;
/** A stream ends by itself, so that its session is looked up anew; jitter, so that not all end at once. */
const MIN_LIFE_MS = 5 * 60_000;
const LIFE_JITTER_MS = 60_000;
/** Of a browser that reads slower than this piles up the stream is given up: it asks anew. */
const MAX_BUFFERED_BYTES = 16 * 1024;
/** A person with more browsers than this polls in the rest of them. */
export const MAX_STREAMS_PER_PERSON = 12;

/** One browser that reads. */
export type OpenStream = {
  readonly userId: string;
  /** Who reads: not the member where staff view the product as her. */
  readonly realUserId: string;
  readonly raw: ServerResponse;
  /** What happened before it has begun. */
  readonly pending: Set<Topic>;
  /** By `performance.now()`. */
  openedAt: number;
  beatAt: number;
  endsAt: number;
};

export type OpenStreams = ReturnType<typeof openStreams>;

/**
 * The streams of one process: no connection, listener or timer of their own each.
 * @param position up to where events were read
 * @param jitter from 0 to 1
 */
export function openStreams(options: {
  maxStreams: number;
  position: () => Position;
  jitter: () => number;
}) {
  const { maxStreams, position, jitter } = options;
  const all = new Set<OpenStream>();
  const byUser = new Map<string, Set<OpenStream>>();
  const perPerson = new Map<string, number>();

  const write = ({ raw }: OpenStream, message: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(message);
    if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
  };

  const say = (stream: OpenStream, topics: ReadonlySet<Topic>) => {
    if (stream.raw.headersSent) return write(stream, topicsMessage(topics, position()));
    for (const topic of topics) stream.pending.add(topic);
  };

  return {
    count: () => all.size,

    /** Takes a place; why there is none, where there is none. */
    take(
      raw: ServerResponse,
      { userId, realUserId }: { userId: string; realUserId: string },
    ): OpenStream | 'too_many' | 'full' {
      const own = perPerson.get(realUserId) ?? 0;
      if (own >= MAX_STREAMS_PER_PERSON) return 'too_many';
      if (all.size >= maxStreams) return 'full';
      const never = Number.POSITIVE_INFINITY;
      const stream = {
        userId,
        realUserId,
        raw,
        pending: new Set<Topic>(),
        openedAt: never,
        beatAt: never,
        endsAt: never,
      };
      all.add(stream);
      perPerson.set(realUserId, own + 1);
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream));
      return stream;
    },

    leave(stream: OpenStream): void {
      if (!all.delete(stream)) return;
      const own = (perPerson.get(stream.realUserId) ?? 0) - 1;
      if (own > 0) perPerson.set(stream.realUserId, own);
      else perPerson.delete(stream.realUserId);
      const hers = byUser.get(stream.userId);
      hers?.delete(stream);
      if (hers?.size === 0) byUser.delete(stream.userId);
    },

    /** Begins to write, with what she has missed. */
    begin(stream: OpenStream, missed: Iterable<Topic>): void {
      const now = performance.now();
      stream.openedAt = now;
      stream.beatAt = now + BEAT_MS;
      stream.endsAt = now + MIN_LIFE_MS + jitter() * LIFE_JITTER_MS;
      stream.raw.writeHead(200, HEADERS);
      const topics = new Set([...missed, ...stream.pending]);
      const news = topics.size > 0 ? topicsMessage(topics, position()) : '';
      write(stream, news + beatMessage(0, position()));
    },

    /** Says what may have changed, to whom it concerns. */
    distribute(topics: ReadonlyMap<string, ReadonlySet<Topic>>): void {
      for (const [userId, hers] of topics) {
        for (const stream of byUser.get(userId) ?? []) {
          say(stream, hers);
        }
      }
    },

    /**
     * Ends what has been open for long enough, and beats where it is time to.
     * @param mayBeat not while nobody knows what happens: a browser without beats polls
     */
    tick(now: number, mayBeat: boolean): void {
      for (const stream of all) {
        if (now >= stream.endsAt) stream.raw.end();
        else if (mayBeat && now >= stream.beatAt) {
          stream.beatAt = now + BEAT_MS;
          write(stream, beatMessage(now - stream.openedAt, position()));
        }
      }
    },

    /** Ends all that have begun. */
    endAll(): void {
      for (const { raw } of all) if (raw.headersSent) raw.end();
    },
  };
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies that hold answers back until they are whole do not hold back this one.
  'x-accel-buffering': 'no',
};
