import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually, testConfig } from '@reset/service-kit/testing';
import { buildService } from '../http/build-service.ts';
import { createLogger } from '../http/create-logger.ts';
import { openTracing } from './open-tracing.ts';

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
const lines: Record<string, unknown>[] = [];
const log = createLogger(
  { name: 'public', level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);

/** A service whose spans go to `endpoint`, and how to ask it. */
async function traced(endpoint: string) {
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_SAMPLE_RATIO: 1 };
  const tracing = openTracing({ service: 'public', config, log });
  const app = buildService({ name: 'public', config: testConfig('public'), log, tracing });
  await app.ready();
  return {
    tracing,
    ask: async () => (await app.inject('/nothing')).statusCode,
    async close() {
      await app.close();
      await tracing?.close();
    },
  };
}

async function collector(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('openTracing', () => {
  it('opens nothing where no collector is named', async () => {
    const { tracing, ask, close } = await traced('');
    expect(tracing).toBeNull();
    expect(await ask()).toBe(404);
    await close();
  });

  it('exports by OTLP what there is when the process ends', async () => {
    const taken: { url: string | undefined; body: unknown }[] = [];
    const there = await collector(async (request, response) => {
      taken.push({ url: request.url, body: await json(request) });
      response.setHeader('content-type', 'application/json').end('{}');
    });
    const { ask, close } = await traced(there.url);
    await ask();
    await close();
    expect(taken).toMatchObject([
      {
        url: '/v1/traces',
        body: {
          resourceSpans: [
            {
              resource: {
                attributes: [{ key: 'service.name', value: { stringValue: 'public' } }],
              },
              scopeSpans: [{ spans: [{ name: 'GET' }] }],
            },
          ],
        },
      },
    ]);
  });

  it('says once that a collector refuses, and goes on', async () => {
    lines.splice(0);
    const there = await collector((_request, response) => void response.writeHead(400).end());
    const { ask, close } = await traced(there.url);
    const said = () => lines.filter(({ msg }) => msg === 'traces.export_failed');
    await ask();
    await eventually(() => expect(said()).toHaveLength(1), 20_000);
    expect(await ask()).toBe(404);
    await close();
    expect(said()).toHaveLength(1);
    expect(JSON.stringify(said())).not.toContain(there.url);
  });

  it('holds up no call and no exit where a collector hangs or is gone', async () => {
    const hanging = await collector(() => undefined);
    // More than it keeps: what is over is dropped.
    const cases: [url: string, calls: number][] = [
      [hanging.url, 2_200],
      ['http://127.0.0.1:1', 5],
    ];
    for (const [url, calls] of cases) {
      const { ask, close } = await traced(url);
      for (let count = 0; count < calls; count += 1) expect(await ask()).toBe(404);
      const startedAt = performance.now();
      await close();
      expect(performance.now() - startedAt).toBeLessThan(4_000);
    }
  });
});
