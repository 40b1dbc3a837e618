import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { randomBytes } from 'node:crypto';
import { pageTraces } from './page-trace.ts';

const newTraceId = () => randomBytes(16).toString('hex');
const SPAN_ID = 'b'.repeat(16);
const SECRET = randomBytes(32).toString('base64');

const call = (traceId: string, flags = '00') => ({
  traceparent: `00-${traceId}-${SPAN_ID}-${flags}`,
  'sec-fetch-site': 'same-origin',
});
const gateway = (ratio: number, secret = SECRET, now?: () => number) => {
  const parentOf = pageTraces({ SESSION_SECRET: secret, TRACE_SAMPLE_RATIO: ratio }, now);
  return {
    parentOf,
    samples: (traceId: string, flags?: string) =>
      trace.getSpanContext(parentOf(call(traceId, flags)))?.traceFlags === TraceFlags.SAMPLED,
  };
};

describe('the trace of a page view', () => {
  it('has the id that our page gave it, and the page view as the parent of its calls', () => {
    const traceId = newTraceId();
    expect(trace.getSpanContext(gateway(1).parentOf(call(traceId)))).toMatchObject({
      traceId,
      spanId: SPAN_ID,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    });
  });

  it('is sampled at our rate, whatever the flag that comes with it', () => {
    const one = gateway(0.1);
    for (const flags of ['00', '01']) {
      const ids = Array.from({ length: 4_000 }, newTraceId);
      const sampled = ids.filter((id) => one.samples(id, flags)).length;
      expect(sampled).toBeGreaterThan(250);
      expect(sampled).toBeLessThan(550);
    }
    expect(gateway(0).samples(newTraceId(), '01')).toBe(false);
  });

  it('is sampled as a whole, by every gateway alike, and by none that has another key', () => {
    const ids = Array.from({ length: 500 }, newTraceId);
    const by = (one: ReturnType<typeof gateway>) => ids.map((id) => one.samples(id));
    const first = gateway(0.5);
    expect(by(first)).toEqual(by(first));
    expect(by(gateway(0.5))).toEqual(by(first));
    expect(by(gateway(0.5, 'another'))).not.toEqual(by(first));
  });

  it('is bounded, so that one id that is sampled is no way to have everything kept', () => {
    let at = 0;
    const { samples } = gateway(1, SECRET, () => at);
    const id = newTraceId();
    const sampled = Array.from({ length: 150 }, () => samples(id));
    expect(sampled.filter(Boolean)).toHaveLength(100);
    expect(samples(newTraceId())).toBe(true);
    at = 60_000;
    expect(samples(id)).toBe(true);
  });

  it('holds so many ids a minute and no more', () => {
    const { samples } = gateway(1, SECRET, () => 0);
    const sampled = Array.from({ length: 10_100 }, () => samples(newTraceId()));
    expect(sampled.filter(Boolean)).toHaveLength(10_000);
  });

  it.each([
    ['another site', { ...call(newTraceId()), 'sec-fetch-site': 'cross-site' }],
    ['no browser', { traceparent: call(newTraceId()).traceparent }],
    ['nothing', { 'sec-fetch-site': 'same-origin' }],
    ['zeros', call('0'.repeat(32))],
    ['capitals', call('A'.repeat(32))],
    ['another length', call('a'.repeat(31))],
    ['an injection', { ...call('a'.repeat(32)), traceparent: "00-'; DROP TABLE span; ---b-01" }],
    ['an unknown version', { ...call(''), traceparent: `ff-${'a'.repeat(32)}-${SPAN_ID}-01` }],
  ])('of %s is a trace of its own', (_what, headers) => {
    expect(gateway(1).parentOf(headers)).toBe(ROOT_CONTEXT);
  });
});
