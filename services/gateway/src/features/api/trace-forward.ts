import { SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
} from '@opentelemetry/semantic-conventions';
import { traceHeaders, tracer } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * The span of a call that is passed on, until the service begins to answer or does not, and the headers
 * by which the service's own span is its child.
 * @param parent what holds the span of the browser's request
 */
export function traceForward(
  parent: Context,
  { method, target }: Pick<FastifyRequest, 'method' | 'target'>,
) {
  const service = target?.service ?? '';
  const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_SERVER_ADDRESS]: service };
  const name = `${method} ${service}`;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  return {
    headers: traceHeaders(trace.setSpan(parent, span)),
    /** @param status null where no answer has begun */
    settled(status: number | null): void {
      if (status !== null) span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
      if (status === null || status >= 400) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute(ATTR_ERROR_TYPE, status === null ? 'no_answer' : String(status));
      }
      span.end();
    },
  };
}
