import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { eventually, testDatabase } from '@reset/service-kit/testing';
import { recordedSpans, type RecordedSpan } from '@reset/service-kit/testing/recorded-spans.ts';
import { createLogger } from '../http/create-logger.ts';
import { jobsSchema, type Jobs } from '../jobs/jobs.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { inJobSpan } from './spans.ts';

const EMAIL = 'rosa@example.com';
const lines: Record<string, unknown>[] = [];
const log = createLogger(
  { name: 'public', level: 'warn' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
let db: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs | undefined;

beforeAll(async () => {
  db = await testDatabase();
  await db.database.raw(`CREATE SCHEMA ${jobsSchema('public')}`);
});
afterAll(() => db.drop());

/** Adds one job from within a span and waits until it was done. */
async function addTraced(queue: string, { fails = false, ratio = 1 } = {}) {
  const given: object[] = [];
  jobs = openJobs({ databaseUrl: db.url, service: 'public', log, tries: 1 });
  jobs.register<{ email: string }>(queue, async (data) => {
    given.push(data);
    await db.database.raw('SELECT ?::text', [data.email]);
    if (fails) throw Object.assign(new Error(`No such box: ${EMAIL}`), { code: 'EENVELOPE' });
  });
  jobs.start();
  const recorded = recordedSpans({ log, ratio });
  const add = () => jobs?.add(db.database, queue, { email: EMAIL });
  await inJobSpan('enqueue', null, async () => add());
  await eventually(() => expect(given).toHaveLength(1));
  await jobs.stop();
  return { given, spans: await recorded.read() };
}

const called = (spans: readonly RecordedSpan[], name: string) =>
  spans.find((span) => span.name === name);

describe('a job', () => {
  it('is a trace of its own, linked to what enqueued it, and is handed its own data alone', async () => {
    const { given, spans } = await addTraced('mail');
    expect(given).toEqual([{ email: EMAIL }]);
    const enqueued = called(spans, 'enqueue')?.spanContext();
    const job = called(spans, 'process mail');
    expect(job).toMatchObject({ kind: SpanKind.CONSUMER, parentSpanContext: undefined });
    expect(job?.spanContext().traceId).not.toBe(enqueued?.traceId);
    expect(job?.links).toMatchObject([
      { context: { traceId: enqueued?.traceId, spanId: enqueued?.spanId } },
    ]);
    const statement = spans.find(
      ({ attributes }) => attributes['db.query.text'] === 'SELECT $1::text',
    );
    expect(statement?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId);
    const told = spans.map(({ name, attributes, events }) => ({ name, attributes, events }));
    expect(JSON.stringify(told)).not.toContain(EMAIL);
  });

  it('that fails is kept, by a word and not by its message, and its line has its trace', async () => {
    lines.splice(0);
    const { spans } = await addTraced('failing', { fails: true, ratio: 0 });
    expect(spans).toMatchObject([
      {
        name: 'process failing',
        links: [],
        events: [],
        status: { code: SpanStatusCode.ERROR },
        attributes: { 'error.type': 'EENVELOPE' },
      },
    ]);
    expect(JSON.stringify(spans[0]?.status)).not.toContain(EMAIL);
    expect(lines).toMatchObject([
      { msg: 'job.failed_for_good', trace_id: spans[0]?.spanContext().traceId },
    ]);
  });
});
