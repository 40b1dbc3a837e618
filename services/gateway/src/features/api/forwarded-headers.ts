import type { IncomingHttpHeaders } from 'node:http';
import { UNATTENDED_HEADER } from '#http/attended.ts';
import { onEveryAnswer } from '#http/security-headers.ts';

// What stays at the gateway: what only it may say, what speaks of this
// connection (RFC 9110, 7.6.1), and what only it has a use for. The Referer
// would carry tokens of our own addresses into the services' logs. What a stranger says of traces is
// judged here (http/page-trace.ts), and services hear the gateway's word.
const KEPT_BACK = new Set([
  'cookie',
  'authorization',
  'x-csrf-token',
  UNATTENDED_HEADER,
  'origin',
  'referer',
  'host',
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'forwarded',
  'via',
  'x-request-id',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
]);

const isInternal = (name: string): boolean =>
  name.startsWith('x-reset-') || name.startsWith('x-forwarded-') || name.startsWith('sec-');

/** The headers that a service gets: the browser's, less what is not its business, and ours. */
export function toService(
  given: IncomingHttpHeaders,
  ours: { identity: string; requestId: string; forwardedFor: string },
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name in given) {
    if (!KEPT_BACK.has(name) && !isInternal(name)) headers[name] = given[name];
  }
  headers['x-request-id'] = ours.requestId;
  headers['x-reset-identity'] = ours.identity;
  headers['x-forwarded-for'] = ours.forwardedFor;
  return headers;
}

const NOT_FOR_BROWSERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'cache-control',
]);

/** The headers that the browser gets of a service's answer; none of them is cached. */
export function toBrowser(answered: IncomingHttpHeaders, requestId: string): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...onEveryAnswer };
  for (const name in answered) {
    if (!NOT_FOR_BROWSERS.has(name) && !name.startsWith('x-reset-')) headers[name] = answered[name];
  }
  headers['cache-control'] = 'no-store';
  headers['x-request-id'] = requestId;
  return headers;
}
