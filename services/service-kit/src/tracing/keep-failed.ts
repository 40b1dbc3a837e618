import { SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { hasSampledFlag } from './sample-by-ratio.ts';

/** An outage is seen in that many as well, and exporting them must not add to it. */
const MAX_KEPT_A_SECOND = 50;

/**
 * Hands on what is sampled, and of what is not the spans that failed, up to so many a second. Their
 * children were not recorded: such a trace has the calls that failed and none of their queries.
 */
export function keepFailed(
  next: SpanProcessor,
  now: () => number = () => performance.now(),
): SpanProcessor {
  let second = 0;
  let kept = 0;
  const mayKeep = (): boolean => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, kept] = [current, 0];
    kept += 1;
    return kept <= MAX_KEPT_A_SECOND;
  };
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd(span) {
      if (hasSampledFlag(span.spanContext())) next.onEnd(span);
      else if (span.status.code === SpanStatusCode.ERROR && mayKeep()) next.onEnd(asSampled(span));
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

// The same span but for its flag, by which exporters go.
const asSampled = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    spanContext: { value: () => ({ ...span.spanContext(), traceFlags: TraceFlags.SAMPLED }) },
  }) as ReadableSpan;
