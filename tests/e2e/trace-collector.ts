import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Compile } from 'typebox/compile';
import { ExportTraceServiceRequest, type OtlpSpan } from './otlp-traces.ts';

/** A span, with the service that exported it and its attributes by name. */
export type TakenSpan = Pick<
  OtlpSpan,
  'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'kind' | 'links' | 'events' | 'status'
> & {
  service: string;
  attributes: Record<string, string>;
};

/** Compiled: a batch has hundreds of spans, and whoever sends it waits five seconds. */
const request = Compile(ExportTraceServiceRequest);

/**
 * Takes traces by OTLP over HTTP, as a collector does. What is not as the protocol has it is refused, and
 * told by `refused`.
 */
export async function startTraceCollector() {
  const spans: TakenSpan[] = [];
  const refused: string[] = [];
  const server = createServer(async (asked, response) => {
    const fault = take(asked.method, asked.url, await text(asked));
    if (fault !== null) refused.push(fault);
    response.writeHead(fault === null ? 200 : 400, { 'content-type': 'application/json' });
    response.end('{}');
  });
  const take = (method = '', url = '', body = ''): string | null => {
    if (method !== 'POST' || url !== '/v1/traces') return `${method} ${url}`;
    const sent: unknown = JSON.parse(body);
    if (!request.Check(sent)) return JSON.stringify(request.Errors(sent).slice(0, 3));
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      const service = named(resource.attributes)['service.name'] ?? '';
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, service, attributes: named(span.attributes) });
      }
    }
    return null;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: (): readonly TakenSpan[] => spans,
    refused: (): readonly string[] => refused,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const named = (attributes: OtlpSpan['attributes']): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
