import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  asCaller,
  eventually,
  testConfig,
  testDatabase,
  testKeys,
} from '@reset/service-kit/testing';
import {
  recordedSpans,
  type RecordedSpan,
  type RecordedSpans,
} from '@reset/service-kit/testing/recorded-spans.ts';
import Type from 'typebox';
import { queryPrepared } from '../database/query-prepared.ts';
import { buildService } from '../http/build-service.ts';
import { createLogger } from '../http/create-logger.ts';
import { internalClient } from '../internal/internal-client.ts';

const EMAIL = 'rosa@example.com';
const PERSON = '01900000-0000-7000-8000-0000000000aa';
const SECRET = 'her-search-words';

let db: Awaited<ReturnType<typeof testDatabase>>;
const stack = new AsyncDisposableStack();
const lines: Record<string, unknown>[] = [];
const log = createLogger(
  { name: 'traced', level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);

beforeAll(async () => {
  db = await testDatabase();
  await db.database.raw('CREATE TABLE person (id uuid, email text)');
});
afterAll(async () => {
  await stack.disposeAsync();
  await db.drop();
});

/** member, whose calls public answers by the database; both in this process. */
async function twoServices({ tracing }: Pick<RecordedSpans, 'tracing'> | { tracing: null }) {
  const callers = { config: { callers: ['member', 'gateway'] } };
  const owner = buildService({ name: 'public', config: testConfig('public'), log, tracing });
  owner.get<{ Params: { id: string } }>(
    '/internal/people/:id',
    callers,
    async ({ params, headers: given }) => {
      await db.database('person').where({ id: params.id, email: EMAIL }).first();
      const found = {
        name: 'found',
        text: 'SELECT id FROM person WHERE id = $1',
        values: [PERSON],
      };
      await queryPrepared(db.database, found);
      return { traceparent: given['traceparent'] ?? null };
    },
  );
  stack.defer(async () => owner.close());
  const baseUrl = await owner.listen({ host: '127.0.0.1', port: 0 });
  const privateKey = testKeys('member').privatePem;
  const client = internalClient({ from: 'member', to: 'public', baseUrl, privateKey });

  const app = buildService({ name: 'member', config: testConfig('member'), log, tracing });
  const schema = { body: Type.Object({ email: Type.String() }) };
  app.post<{ Params: { id: string } }>(
    '/internal/people/:id/check',
    { ...callers, schema },
    async ({ params, log: own }) => {
      own.warn('check.begun');
      await db.database.transaction(async (transaction) => {
        await transaction('person').insert({ id: params.id, email: EMAIL });
      });
      return client.get(`/internal/people/${params.id}?search=${SECRET}`);
    },
  );
  app.get('/internal/broken', callers, async () => {
    await db.database.raw('SELECT 1 / ?::int', [0]);
  });
  app.get('/internal/poll', { ...callers, logLevel: 'warn' }, async () => ({}));
  stack.defer(async () => app.close());
  await app.ready();
  return app;
}

const headers = () => asCaller('gateway', { audience: 'member' });
const answered = (count: number) =>
  eventually(() => expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(count));
const called = (spans: readonly RecordedSpan[], name: string) => {
  const [only, ...others] = spans.filter((span) => span.name === name);
  expect(others).toEqual([]);
  if (!only) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`);
  return only;
};
const parentOf = (span: RecordedSpan) => span.parentSpanContext?.spanId;

/** All that leaves the process of a span. */
const told = (span: RecordedSpan) => {
  const { name, attributes, events, links, status, resource } = span;
  return JSON.stringify({ name, attributes, events, links, status, of: resource.attributes });
};

describe('a traced service', () => {
  it('records a call, those that it makes and their statements as one tree, and no person', async () => {
    const recorded = recordedSpans({ log });
    const app = await twoServices(recorded);
    lines.splice(0);
    const reply = await app.inject({
      method: 'POST',
      url: `/internal/people/${PERSON}/check`,
      headers: headers(),
      payload: { email: EMAIL },
    });
    expect(reply.statusCode).toBe(200);
    await answered(2);
    const spans = await recorded.read();

    const call = called(spans, 'POST /internal/people/:id/check');
    expect(call).toMatchObject({ kind: SpanKind.SERVER, status: { code: SpanStatusCode.UNSET } });
    expect(call.parentSpanContext).toBeUndefined();
    const insert = called(spans, 'INSERT');
    expect(parentOf(insert)).toBe(call.spanContext().spanId);
    const client = called(spans, 'GET public');
    expect(parentOf(client)).toBe(call.spanContext().spanId);
    const server = called(spans, 'GET /internal/people/:id');
    expect(parentOf(server)).toBe(client.spanContext().spanId);
    const selects = spans.filter(({ name }) => name === 'SELECT');
    expect(selects.map(parentOf)).toEqual(selects.map(() => server.spanContext().spanId));
    const statements = selects.map(({ attributes }) => attributes['db.query.text']);
    expect(statements).toContain('SELECT id FROM person WHERE id = $1');
    expect(statements).toContain(
      'select * from "person" where "id" = $1 and "email" = $2 limit $3',
    );
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);

    for (const span of spans) {
      for (const secret of [EMAIL, PERSON, SECRET]) expect(told(span)).not.toContain(secret);
    }
    const traceId = call.spanContext().traceId;
    expect(lines.map(({ msg, trace_id: id }) => [msg, id])).toEqual([
      ['check.begun', traceId],
      ['request', traceId],
      ['request', traceId],
    ]);
  });

  it('keeps the call that failed of a trace that is not sampled, and nothing else', async () => {
    const recorded = recordedSpans({ log, ratio: 0 });
    const app = await twoServices(recorded);
    lines.splice(0);
    const [fine, failed] = [
      await app.inject({
        method: 'POST',
        url: `/internal/people/${PERSON}/check`,
        headers: headers(),
        payload: { email: EMAIL },
      }),
      await app.inject({ url: '/internal/broken', headers: headers() }),
    ];
    expect([fine.statusCode, failed.statusCode]).toEqual([200, 500]);
    await answered(3);
    const [span, ...others] = await recorded.read();
    expect(others).toEqual([]);
    expect(span).toMatchObject({
      name: 'GET /internal/broken',
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'http.response.status_code': 500, 'error.type': '500' },
    });
    expect(span?.spanContext().traceFlags).toBe(1);
  });

  it('says of a statement that failed its code, and not what the database said', async () => {
    const recorded = recordedSpans({ log });
    const app = await twoServices(recorded);
    await app.inject({ url: '/internal/broken', headers: headers() });
    const spans = await recorded.read();
    const statement = called(spans, 'SELECT');
    expect(statement).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': '22012', 'db.query.text': 'SELECT ? / $1::int' },
    });
    expect(spans.map(told).join()).not.toContain('division');
  });

  it('is no trace where it is polled, nor where a query belongs to no call', async () => {
    const recorded = recordedSpans({ log });
    const app = await twoServices(recorded);
    expect((await app.inject({ url: '/internal/poll', headers: headers() })).statusCode).toBe(200);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await db.database('person').first();
    expect(await recorded.read()).toEqual([]);
  });

  it('goes on from the span of its caller, as that is sampled', async () => {
    const recorded = recordedSpans({ log, ratio: 0 });
    const app = await twoServices(recorded);
    const [traceId, spanId] = ['c'.repeat(32), 'd'.repeat(16)];
    const traceparent = `00-${traceId}-${spanId}-01`;
    await app.inject({ url: '/internal/broken', headers: { ...headers(), traceparent } });
    const spans = await recorded.read();
    const call = called(spans, 'GET /internal/broken');
    expect(call.spanContext().traceId).toBe(traceId);
    expect(parentOf(call)).toBe(spanId);
    expect(parentOf(called(spans, 'SELECT'))).toBe(call.spanContext().spanId);
  });
});

describe('a service that is not traced', () => {
  it('neither logs a trace nor hands one on', async () => {
    const app = await twoServices({ tracing: null });
    lines.splice(0);
    const reply = await app.inject({
      method: 'POST',
      url: `/internal/people/${PERSON}/check`,
      headers: headers(),
      payload: { email: EMAIL },
    });
    expect(reply.json()).toEqual({ traceparent: null });
    await answered(2);
    for (const line of lines) expect(line).not.toHaveProperty('trace_id');
  });
});
