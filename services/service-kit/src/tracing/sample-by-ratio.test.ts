import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type SpanContext } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { sampleByRatio } from './sample-by-ratio.ts';

const span = (traceFlags: TraceFlags): SpanContext => ({
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  traceFlags,
});

const decide = (
  ratio: number,
  chance: number,
  {
    kind = SpanKind.SERVER,
    parent,
    link,
  }: { kind?: SpanKind; parent?: SpanContext; link?: SpanContext } = {},
) =>
  sampleByRatio(ratio, () => chance).shouldSample(
    parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    'a'.repeat(32),
    'GET',
    kind,
    {},
    link ? [{ context: link }] : [],
  ).decision;

const { NOT_RECORD, RECORD, RECORD_AND_SAMPLED } = SamplingDecision;

describe('sampleByRatio', () => {
  it('samples so many of the traces that begin, whatever their id', () => {
    expect(decide(0.01, 0.0099)).toBe(RECORD_AND_SAMPLED);
    expect(decide(0.01, 0.01)).toBe(RECORD);
    expect(decide(0, 0)).toBe(RECORD);
    expect(decide(1, 0.9999)).toBe(RECORD_AND_SAMPLED);
  });

  it('goes by the parent where there is one', () => {
    expect(decide(0, 0, { parent: span(TraceFlags.SAMPLED) })).toBe(RECORD_AND_SAMPLED);
    expect(decide(1, 0, { parent: span(TraceFlags.NONE) })).toBe(RECORD);
  });

  it('records nothing below a call that is not sampled', () => {
    const below = { kind: SpanKind.CLIENT, parent: span(TraceFlags.NONE) };
    expect(decide(1, 0, below)).toBe(NOT_RECORD);
  });

  it('samples a job that a sampled trace has enqueued', () => {
    const job = { kind: SpanKind.CONSUMER };
    expect(decide(0, 0.5, { ...job, link: span(TraceFlags.SAMPLED) })).toBe(RECORD_AND_SAMPLED);
    expect(decide(0, 0.5, { ...job, link: span(TraceFlags.NONE) })).toBe(RECORD);
  });
});
