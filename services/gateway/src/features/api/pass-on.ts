import { RefusedError, unavailable, type Refusal } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { toBrowser } from './forwarded-headers.ts';

/** A service's answer, of which the body is still to come. */
export type StartedAnswer = { status: number; headers: IncomingHttpHeaders };

/** The cookies that an answer sets beside its own; rejects where it may not be sent without them. */
type CookiesFor = (request: FastifyRequest, answer: StartedAnswer) => string[] | Promise<string[]>;

const SMALL_BYTES = 64 * 1024;
const NOT_BEGUN = 0;

/**
 * Sends a service's answer on. A small one is taken in whole first: it then goes
 * out in one write, and a service that dies in the middle of it costs the
 * browser a 503 that it can read instead of half an answer. A large one goes out as
 * it comes, no faster than the browser takes it.
 * @param onSettled told once the service has begun to answer, or has not; the status is null then
 */
export function passOn(
  reply: FastifyReply,
  cookiesFor: CookiesFor,
  onSettled: (isLate: boolean, status: number | null) => void,
): Dispatcher.DispatchHandler {
  const { request, raw } = reply;
  const chunks: Buffer[] = [];
  let answer: StartedAnswer = { status: NOT_BEGUN, headers: {} };
  let cookies: string[] | Promise<string[]> = [];
  let isWhole = true;

  const begin = (own: readonly string[]) => {
    const headers = toBrowser(answer.headers, request.id);
    if (own.length > 0) headers['set-cookie'] = [...(headers['set-cookie'] ?? []), ...own];
    // What the browser still sends of its request would be read as the next one.
    if (!request.raw.complete) headers.connection = 'close';
    reply.hijack();
    raw.writeHead(answer.status, headers);
  };
  const sendWhole = (own: readonly string[]) => {
    begin(own);
    const [only] = chunks;
    raw.end(chunks.length === 1 ? only : Buffer.concat(chunks));
  };

  return {
    // By this one the dispatcher tells handlers of this kind from those of before.
    onRequestStart: () => undefined,
    onResponseStart(controller, status, headers) {
      if (status < 200) return;
      onSettled(false, status);
      answer = { status, headers };
      cookies = cookiesFor(request, answer);
      isWhole = cookies instanceof Promise || Number(headers['content-length']) <= SMALL_BYTES;
      if (isWhole) return;
      const abort = () => controller.abort(new Error('The browser has gone.'));
      // Before the service had answered: nothing says so any more.
      if (raw.destroyed) return abort();
      raw.once('close', abort);
      begin(cookies as string[]);
    },
    onResponseData(controller, chunk) {
      if (isWhole) return void chunks.push(chunk);
      if (raw.write(chunk)) return;
      controller.pause();
      raw.once('drain', () => controller.resume());
    },
    onResponseEnd() {
      if (!isWhole) return void raw.end();
      if (!(cookies instanceof Promise)) return sendWhole(cookies);
      cookies.then(sendWhole, (err: unknown) =>
        reply.refuse(err instanceof RefusedError ? err.refusal : unavailable()),
      );
    },
    onResponseError(_controller, error: Error & { code?: string }) {
      const isLate = LATE.has(error.code ?? '');
      if (answer.status === NOT_BEGUN) onSettled(isLate, null);
      if (raw.headersSent) return void raw.destroy();
      request.log.warn({ err: error, service: request.target?.service }, 'service.answer_failed');
      // A session that starts all the same ends by itself: its cookie reaches nobody.
      if (cookies instanceof Promise) cookies.catch(() => undefined);
      reply.refuse(isLate ? gatewayTimeout : unavailable());
    },
  };
}

const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const gatewayTimeout: Refusal = {
  status: 504,
  error: 'This took too long. Please try again.',
  code: 'gateway_timeout',
};
