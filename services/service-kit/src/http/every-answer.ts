import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '../new-id.ts';
import { unavailable, type Refusal } from './refusals.ts';

/** Headers that every answer carries, whatever refuses: routes, this framework, or Node itself. */
export type EveryAnswer = Readonly<Record<string, string>>;

/** Gives each answer of an application its headers and its request id; no-store unless it says other. */
export function answerWith(app: FastifyInstance, headers: EveryAnswer): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // What comes while it closes, on a connection that is still open.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) reply.refuse(unavailable());
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const usual = { ...headers, 'cache-control': 'no-store', 'x-request-id': request.id };
    for (const [name, value] of Object.entries(usual)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
  // An expectation that nobody knows is as good as none (RFC 9110, 10.1.1); Node would answer it.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
}

type ClientError = Error & { code?: string };

/** Answers on the bare connection what Node could not read as a request: no reply exists for it. */
export const answerUnreadable =
  (headers: EveryAnswer) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, ...refusal } = UNREADABLE[error.code ?? ''] ?? badRequest;
    const requestId = newId();
    const body = JSON.stringify({ ...refusal, request_id: requestId });
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
    socket.end(`${[start, ...lines].join('\r\n')}\r\n\r\n${body}`);
  };

const badRequest: Refusal = {
  status: 400,
  error: 'This is not a request that we can read.',
  code: 'bad_request',
};
const UNREADABLE: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'The request took too long.',
    code: 'request_timeout',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'The headers of the request are too large.',
    code: 'headers_too_large',
  },
};
