import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { loggedError } from '../http/logged-error.ts';
import { hasSampledFlag } from './sample-by-ratio.ts';

/** The one tracer of our processes; it does nothing where no tracing is open. */
export const tracer = (): Tracer => trace.getTracer('@reset/service-kit');

/**
 * Runs a call to another process within a span, where it is part of something that is traced, and
 * without one elsewhere: a poll that nobody waits for is no trace.
 * @param name of few values, as the attributes' are: no path, no id, nothing of a person
 */
export async function inClientSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = context.active();
  if (!trace.getSpan(parent)) return run();
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  return ended(span, () => context.with(trace.setSpan(parent, span), run));
}

/**
 * Runs work that no caller waits for within a trace of its own.
 * @param cause what it was enqueued by, to which the trace is linked
 */
export async function inJobSpan<Result>(
  name: string,
  cause: SpanContext | null,
  run: () => Promise<Result>,
): Promise<Result> {
  const links = cause ? [{ context: cause }] : [];
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, links, root: true });
  return ended(span, () => context.with(trace.setSpan(ROOT_CONTEXT, span), run));
}

async function ended<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says of a span that it failed and how, by a word: an error's message quotes rows and addresses. */
export function failSpan(span: Span, error: unknown): void {
  const { code, type } = loggedError(error);
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute(ATTR_ERROR_TYPE, code ?? type);
}

/** What a call to another of our processes carries, so that its span is a child of the active one. */
export function traceHeaders(of = context.active()): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(of, headers);
  return headers;
}

/** What a line of the log says of the active span: nothing where nothing is traced. */
export function traceBindings(of = context.active()): { trace_id?: string } {
  const span = trace.getSpanContext(of);
  return span && isSpanContextValid(span) ? { trace_id: span.traceId } : {};
}

/** The active span if its trace is exported, as `traceparent` says it; null otherwise. */
export function sampledTraceparent(): string | null {
  const span = trace.getSpanContext(context.active());
  return span && hasSampledFlag(span) ? (traceHeaders()['traceparent'] ?? null) : null;
}
