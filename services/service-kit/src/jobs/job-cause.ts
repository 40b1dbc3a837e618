import { trace, type SpanContext } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { sampledTraceparent } from '../tracing/spans.ts';

/** Kept in a job's data beside what its handler is told. */
const KEY = 'traceparent';

/** A job's data with the span that adds it, where its trace is exported; else as they were. */
export function withCause(data: object): object {
  const cause = sampledTraceparent();
  return cause === null ? data : { ...data, [KEY]: cause };
}

/**
 * What a handler is told, and the span that added the job, if that was kept.
 * @param kept null of a schedule
 */
export function takeCause<Kept extends object | null>(
  kept: Kept,
): { data: Kept; cause: SpanContext | null } {
  if (kept === null || !(KEY in kept)) return { data: kept, cause: null };
  const { [KEY]: traceparent, ...data } = kept;
  const cause = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return { data: data as Kept, cause: cause && trace.isSpanContextValid(cause) ? cause : null };
}
