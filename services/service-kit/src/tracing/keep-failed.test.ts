import { describe, expect, it } from '@jest/globals';
import { SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { keepFailed } from './keep-failed.ts';

const span = (code: SpanStatusCode, traceFlags: TraceFlags) =>
  ({
    name: 'GET',
    status: { code },
    spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags }),
  }) as ReadableSpan;

function keeping(now = () => 0) {
  const ended: ReadableSpan[] = [];
  const next: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (one) => void ended.push(one),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  return { ended, kept: keepFailed(next, now) };
}

describe('keepFailed', () => {
  it('hands on what is sampled and what failed', () => {
    const { ended, kept } = keeping();
    kept.onEnd(span(SpanStatusCode.UNSET, TraceFlags.NONE));
    expect(ended).toEqual([]);
    kept.onEnd(span(SpanStatusCode.UNSET, TraceFlags.SAMPLED));
    kept.onEnd(span(SpanStatusCode.ERROR, TraceFlags.NONE));
    expect(ended.map((one) => one.spanContext().traceFlags)).toEqual([1, 1]);
    expect(ended.map(({ status }) => status.code)).toEqual([0, SpanStatusCode.ERROR]);
  });

  it('keeps fifty a second of an outage', () => {
    let at = 0;
    const { ended, kept } = keeping(() => at);
    const fail = () => kept.onEnd(span(SpanStatusCode.ERROR, TraceFlags.NONE));
    for (let count = 0; count < 80; count += 1) fail();
    expect(ended).toHaveLength(50);
    at = 1_000;
    fail();
    expect(ended).toHaveLength(51);
  });
});
