import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { recordedSpans } from '../../testing/recorded-spans.ts';
import { createLogger } from '../http/create-logger.ts';
import { askByHttp } from '../outbound/ask-by-http.ts';
import { inJobSpan } from './spans.ts';

const log = createLogger({ name: 'member', level: 'silent' });
const PATH = '/v1/persons/rosa@example.com';

/** Asks a provider from within a job, and what was recorded of that. */
async function asked({ answers }: { answers: boolean }) {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    if (answers) response.end('{}');
    else request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  const call = () => askByHttp(url, { method: 'GET', headers: {}, body: null });
  const recorded = recordedSpans({ log });
  await inJobSpan('process sync', null, call).catch(() => undefined);
  // What is no part of anything is no trace.
  await call().catch(() => undefined);
  const spans = await recorded.read();
  server.closeAllConnections();
  server.close();
  const job = spans.find(({ name }) => name === 'process sync');
  return { calls: spans.filter(({ kind }) => kind === SpanKind.CLIENT), job, seen };
}

describe('a call to a provider', () => {
  it('is a span of what it is part of, by host and method and no address of anybody', async () => {
    const { calls, job, seen } = await asked({ answers: true });
    expect(calls).toMatchObject([
      {
        name: 'GET',
        attributes: { 'http.request.method': 'GET', 'server.address': '127.0.0.1' },
        status: { code: SpanStatusCode.UNSET },
      },
    ]);
    expect(calls[0]?.parentSpanContext?.spanId).toBe(job?.spanContext().spanId);
    expect(JSON.stringify(calls.map(({ attributes }) => attributes))).not.toContain('rosa');
    expect(seen).toHaveLength(2);
    for (const headers of seen) expect(headers).not.toHaveProperty('traceparent');
  });

  it('that gets no answer is a span that failed', async () => {
    const { calls, job } = await asked({ answers: false });
    for (const span of [calls[0], job]) {
      expect(span).toMatchObject({
        status: { code: SpanStatusCode.ERROR },
        attributes: { 'error.type': 'ECONNRESET' },
      });
    }
  });
});
