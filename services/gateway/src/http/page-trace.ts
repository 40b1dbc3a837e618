import { createHmac } from 'node:crypto';
import { ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { RequestTracing } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '#config.ts';

/** So many calls of one page view are sampled within a minute; a page makes some twenty. */
const MAX_CALLS_A_MINUTE = 100;
const MINUTE_MS = 60_000;
/** And so many page views; what calls with more ids than people have pages is no page of ours. */
const MAX_PAGE_VIEWS_A_MINUTE = 10_000;

type Config = Pick<GatewayConfig, 'SESSION_SECRET' | 'TRACE_SAMPLE_RATIO'>;

/** How the gateway traces: what a browser says of its page view is a name and decides nothing. */
export function requestTracing(config: Config): RequestTracing {
  const parentOf = pageTraces(config);
  return {
    parentOf: ({ headers }) => parentOf(headers),
    routeOf: ({ target, routeOptions }) => (target ? target.route.path : routeOptions.url),
  };
}

/**
 * The trace of a page view, of which our page's calls bring the id. Whether it is sampled is decided here,
 * for all its calls and by all gateways alike, by a digest with a secret key: nobody can choose an id
 * that is sampled, and one that is found to be is worth a hundred calls a minute. The flag that comes
 * with it is passed over. What comes from elsewhere begins a trace of its own.
 */
export function pageTraces(
  { SESSION_SECRET: secret, TRACE_SAMPLE_RATIO: ratio }: Config,
  now: () => number = () => performance.now(),
): (headers: FastifyRequest['headers']) => Context {
  const key = createHmac('sha256', secret).update('which page views are traced').digest();
  const isChosen = (traceId: string): boolean =>
    createHmac('sha256', key).update(traceId).digest().readUInt32BE() < ratio * 2 ** 32;
  const isWithinBounds = countedByMinute(now);

  return ({ traceparent, 'sec-fetch-site': site }) => {
    if (site !== 'same-origin' || typeof traceparent !== 'string') return ROOT_CONTEXT;
    const page = parseTraceParent(traceparent);
    if (!page || !trace.isSpanContextValid(page)) return ROOT_CONTEXT;
    const isSampled = isChosen(page.traceId) && isWithinBounds(page.traceId);
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    return trace.setSpanContext(ROOT_CONTEXT, { ...page, traceFlags, isRemote: true });
  };
}

/** Whether an id was seen so seldom within this minute; it holds those of one minute. */
function countedByMinute(now: () => number): (id: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  return (id) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counts.clear();
    }
    const count = (counts.get(id) ?? 0) + 1;
    if (count === 1 && counts.size >= MAX_PAGE_VIEWS_A_MINUTE) return false;
    counts.set(id, count);
    return count <= MAX_CALLS_A_MINUTE;
  };
}
