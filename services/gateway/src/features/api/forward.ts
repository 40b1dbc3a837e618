import replyFrom from '@fastify/reply-from';
import { unavailable } from '@reset/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { setDeviceCookie, type Device } from '#http/device-cookie.ts';
import { setSessionCookie } from '#http/session-cookie.ts';
import { toBrowser, toService } from './forwarded-headers.ts';
import type { Target } from './route-table.ts';
import { sendAnswer, type Answer } from './send-answer.ts';
import { readSessionStart, SESSION_START_HEADER } from './session-start.ts';
import { upstreamRefusal } from './upstream-refusal.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_CONNECTIONS = 256;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; null before that was looked up. */
    target: Target | null;
    /** A well-formed session cookie, or null. */
    sessionCookie: string | null;
    /** Which browser calls; null when it has no device cookie and the call needs none. */
    device: Device | null;
    /** The token that says to the target who calls. */
    identityToken: string;
  }
}

/**
 * Passes a request on to its target over connections that stay open, and the
 * answer back. A service that is down is 503, one that is late 504, in our own
 * error shape.
 * @returns the function that forwards one request
 */
export async function createForward(
  app: FastifyInstance,
  { sessions, config }: Context,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  app.decorateRequest('target', null);
  app.decorateRequest('sessionCookie', null);
  app.decorateRequest('device', null);
  app.decorateRequest('identityToken', '');
  await app.register(replyFrom, {
    disableRequestLogging: true,
    undici: {
      connections: MAX_CONNECTIONS,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: config.UPSTREAM_TIMEOUT_MS,
      bodyTimeout: config.UPSTREAM_TIMEOUT_MS,
    },
  });

  const startSession = async (asked: string, request: FastifyRequest, reply: FastifyReply) => {
    const start = readSessionStart(asked);
    if (!start || request.target?.route.session !== 'starts') {
      request.log.error({ service: request.target?.service }, 'session.start_not_allowed');
      return;
    }
    const cookie = await sessions.start(start, {
      cookie: request.sessionCookie,
      userAgent: request.headers['user-agent'],
    });
    reply.header('set-cookie', setSessionCookie(cookie));
    // Services know a browser from its first session on: its year begins anew.
    if (request.device) reply.header('set-cookie', setDeviceCookie(request.device.cookie));
  };

  const hooks = {
    getUpstream: (request: FastifyRequest) => request.target?.url ?? '',
    rewriteRequestHeaders: (request: FastifyRequest) =>
      toService(request.headers, {
        identity: request.identityToken,
        requestId: request.id,
        forwardedFor: request.ip,
      }),
    rewriteHeaders: (headers: FastifyRequest['headers'], request?: FastifyRequest) =>
      toBrowser(headers, request?.id ?? ''),
    // Nothing is sent twice: whether that does harm only the caller knows.
    retryDelay: () => null,
    onError: (reply: FastifyReply, { error }: { error: Error }) => {
      reply.refuse(upstreamRefusal(error));
    },
    onResponse: (request: FastifyRequest, reply: FastifyReply, answer: Answer) => {
      const asked = answer.headers[SESSION_START_HEADER];
      if (asked === undefined) {
        keepDevice(request, reply);
        sendAnswer(reply, answer);
        return;
      }
      startSession(String(asked), request, reply).then(
        () => sendAnswer(reply, answer),
        (err: unknown) => {
          request.log.error({ err }, 'session.start_failed');
          // It ends with an error of its own, which nobody else would hear.
          answer.stream.on('error', () => {});
          answer.stream.destroy();
          for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
          reply.refuse(unavailable());
        },
      );
    },
  };

  return (request, reply) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) return reply.from(undefined, hooks as never);
    const contentType = request.headers['content-type'] ?? 'application/octet-stream';
    return reply.from(undefined, { ...hooks, body, contentType } as never);
  };
}

// Where the service remembers the browser without a session, as at a sign-up.
function keepDevice({ target, device }: FastifyRequest, reply: FastifyReply): void {
  if (!device || target?.route.device !== 'remembers' || reply.statusCode >= 400) return;
  reply.header('set-cookie', setDeviceCookie(device.cookie));
}
