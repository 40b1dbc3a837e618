import http from 'node:http';
import https from 'node:https';
import { ATTR_HTTP_REQUEST_METHOD, ATTR_SERVER_ADDRESS } from '@opentelemetry/semantic-conventions';
import { inClientSpan } from '../tracing/spans.ts';
import { publicLookup } from './public-lookup.ts';

export type HttpRequest = {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** Null for none. */
  body: string | Uint8Array | null;
  /** How long a whole answer may take, five seconds if nothing is said. */
  timeoutMs?: number;
};

export type HttpAnswer = { status: number; body: string };

const TIMEOUT_MS = 5_000;
/** No page of a provider is longer. */
const MAX_BYTES = 16 * 1024 * 1024;

// Only imitations of providers are asked without TLS, and those are on this machine.
const PLAIN = { client: http, agent: new http.Agent({ keepAlive: true }) };
const SECURE = {
  client: https,
  agent: new https.Agent({ keepAlive: true, lookup: publicLookup() }),
};

/**
 * Asks a provider, within a span where that is part of something that is traced. Nothing of a trace goes
 * out with it.
 * @throws when no whole answer came in time
 */
export function askByHttp(url: string, asked: HttpRequest): Promise<HttpAnswer> {
  const { method } = asked;
  const attributes = {
    [ATTR_HTTP_REQUEST_METHOD]: method,
    [ATTR_SERVER_ADDRESS]: new URL(url).hostname,
  };
  return inClientSpan(method, attributes, () => send(url, asked));
}

/**
 * Sends over a connection that is kept for the next request. A night's sync sends nine for each
 * member, and node's own client takes a third of what fetch takes for one of them.
 * It follows no redirect, because our secret is not for anybody else.
 */
function send(
  url: string,
  { method, headers, body, timeoutMs = TIMEOUT_MS }: HttpRequest,
): Promise<HttpAnswer> {
  const address = new URL(url);
  const { client, agent } = address.protocol === 'https:' ? SECURE : PLAIN;
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const request = client.request(address, {
    method,
    agent,
    headers: body === null ? { ...headers } : { ...headers, ...lengthOf(body) },
  });
  const late = setTimeout(() => {
    request.destroy(new Error(`No answer within ${timeoutMs} ms`));
  }, timeoutMs);
  request.on('close', () => clearTimeout(late));
  request.on('error', reject);
  request.on('response', (response) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) request.destroy(new Error('The answer is too long'));
    });
    response.on('error', reject);
    response.on('end', () => {
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') });
    });
  });
  request.end(body ?? undefined);
  return promise;
}

const lengthOf = (body: string | Uint8Array) => ({
  'content-length': String(Buffer.byteLength(body)),
});
