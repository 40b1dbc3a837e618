import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';
import { traceHeaders, tracer } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

type TracedForward = {
  /** By which the service's own span is a child of this one. */
  headers: Record<string, string>;
  /** @param status null where no answer has begun */
  settled(status: number | null): void;
};

const untraced: TracedForward = { headers: {}, settled: () => undefined };

/**
 * The span of a call that is passed on, until the service begins to answer or does not; of a
 * request that is not traced it does nothing.
 */
export function traceForward({
  trace: parent,
  method,
  target,
}: Pick<FastifyRequest, 'trace' | 'method' | 'target'>): TracedForward {
  if (!parent) return untraced;
  const service = target?.service ?? '';
  const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_SERVER_ADDRESS]: service };
  const name = `${method} ${service}`;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  return {
    headers: traceHeaders(trace.setSpan(parent, span)),
    settled(status): void {
      if (status !== null) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
      if (status === null || status >= 400) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute(ATTR_ERROR_TYPE, status === null ? 'no_answer' : String(status));
      }
      span.end();
    },
  };
}
