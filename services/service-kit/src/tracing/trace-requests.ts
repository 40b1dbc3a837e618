import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './open-tracing.ts';
import { traceBindings, tracer } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What holds the span of this request; null where it is not traced. */
    trace: Context | null;
  }
}

/** What a service that strangers reach says itself of its requests. */
export type RequestTracing = {
  /** The span that a request's is a child of, sampled as it is; ROOT_CONTEXT for a trace of its own. */
  parentOf(request: FastifyRequest): Context;
  /** The pattern of the call, never its path. */
  routeOf(request: FastifyRequest): string | undefined;
};

/** Among our services each is the child of its caller's span. */
const amongServices: RequestTracing = {
  parentOf: ({ headers }) => propagation.extract(ROOT_CONTEXT, headers),
  routeOf: ({ routeOptions }) => routeOptions.url,
};

/**
 * A span for each request whose answer is logged, named by the pattern of its route; the lines of the
 * request's log have its trace's id. Without tracing there is no hook. The path is left out, as are query, headers, addresses and body.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing | null | undefined,
  given: RequestTracing = amongServices,
): void {
  app.decorateRequest('trace', null);
  if (!tracing) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isPolled(request)) return done();
    const parent = given.parentOf(request);
    const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER }, parent);
    request.trace = trace.setSpan(parent, span);
    bind(request.log, traceBindings(request.trace));
    context.with(request.trace, done);
  });
  // The body arrives by events of the connection, which know of no request.
  app.addHook('preValidation', ({ trace: own }, _reply, done) => {
    if (own) context.with(own, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const span = request.trace && trace.getSpan(request.trace);
    if (span) {
      const { method } = request;
      const route = given.routeOf(request);
      span.setAttributes({
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
        ...(route === undefined ? {} : { [ATTR_HTTP_ROUTE]: route }),
        ...(status < 500 ? {} : { [ATTR_ERROR_TYPE]: String(status) }),
      });
      if (route !== undefined) span.updateName(`${method} ${route}`);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}

// /readyz, pages of events and the like, which wait or come each second and say nothing of a call.
const isPolled = ({ routeOptions: { logLevel } }: FastifyRequest): boolean =>
  logLevel === 'silent' || logLevel === 'warn';

type Bindable = FastifyBaseLogger & { setBindings?(bindings: object): void };

/** @param log a request's own, which pino lets say more from now on; a silent one does not */
const bind = (log: Bindable, bindings: object): void => log.setBindings?.(bindings);
