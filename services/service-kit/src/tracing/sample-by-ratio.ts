import {
  isSpanContextValid,
  SpanKind,
  trace,
  TraceFlags,
  type SpanContext,
} from '@opentelemetry/api';
import { SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace';

/**
 * Samples what its parent is sampled with, what a sampled trace has enqueued, and of the rest that
 * begins here so many by chance. Chance, and not the trace's id: that may be a stranger's choice.
 * Calls and jobs that are not sampled are recorded all the same, so that those which fail can be kept.
 * @param ratio from 0 to 1
 */
export const sampleByRatio = (ratio: number, random: () => number = Math.random): Sampler => ({
  shouldSample(...[parent, , , kind, , links]) {
    const from = trace.getSpanContext(parent);
    const isSampled =
      from && isSpanContextValid(from)
        ? hasSampledFlag(from)
        : links.some((link) => hasSampledFlag(link.context)) || random() < ratio;
    if (isSampled) return { decision: SamplingDecision.RECORD_AND_SAMPLED };
    const mayBeKept = kind === SpanKind.SERVER || kind === SpanKind.CONSUMER;
    return { decision: mayBeKept ? SamplingDecision.RECORD : SamplingDecision.NOT_RECORD };
  },
  toString: () => `sampleByRatio(${ratio})`,
});

/** Whether the trace of a span is sampled. */
export const hasSampledFlag = ({ traceFlags }: SpanContext): boolean =>
  (traceFlags & TraceFlags.SAMPLED) !== 0;
