import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkRequest } from '#csrf/check-request.ts';
import type { CsrfTokens } from '#csrf/csrf-token.ts';
import { deviceFor } from '#device/device.ts';
import { createForward } from '#forward/forward.ts';
import { serviceUnavailable } from '#forward/upstream-refusal.ts';
import type { IdentitySigner } from '#identity/identity-signer.ts';
import { visitorId } from '#identity/visitor-id.ts';
import type { LimitCalls } from '#limits/limit-calls.ts';
import type { OwnCalls } from '#own-calls/own-calls.ts';
import type { RouteTable } from '#routes/route-table.ts';
import type { Session } from '#session/session.ts';
import { claimsSession, readSessionCookie, type RandomBytes } from '#session/session-cookie.ts';
import type { Sessions } from '#session/sessions.ts';

export type ApiParts = {
  sessions: Sessions;
  tokens: CsrfTokens;
  origin: string;
  sign: IdentitySigner;
  /** The table of this moment; null until services.json could be read. */
  table: () => RouteTable | null;
  own: OwnCalls;
  /** Counts the calls of routes with limits. */
  limit: LimitCalls;
  randomBytes: RandomBytes;
  timeoutMs: number;
};

/**
 * Every call of the browser: whose it is, whether it came from our own pages,
 * who sends it, and off to the service. Bodies pass unread, up to the limit.
 */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { sessions, sign, own, limit } = parts;
  const forward = await createForward(app, parts);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // Before the body is read, so that a refusal costs nothing.
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = admit(request, parts);
    if (refusal) reply.refuse(refusal);
    else done();
  });

  const forwardFor = (request: FastifyRequest, reply: FastifyReply, session: Session | null) => {
    const deviceId = request.device && request.device.id;
    request.identityToken = sign(
      session
        ? { kind: 'user', session, deviceId }
        : { kind: 'visitor', id: visitorId(request.sessionCookie), deviceId },
      request.target?.service ?? '',
    );
    return forward(request, reply);
  };

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { target, sessionCookie: cookie } = request;
    if (target?.url === null) return own.answer(request, reply);
    if (cookie === null || !claimsSession(cookie)) return forwardFor(request, reply, null);
    const isRead = mayReadFromCache(request);
    const recalled = isRead ? sessions.recall(cookie) : undefined;
    // Most requests end here, without waiting for anything.
    if (recalled !== undefined) return forwardFor(request, reply, recalled);
    return (isRead ? sessions.findForRead(cookie) : sessions.find(cookie)).then(
      (session) => forwardFor(request, reply, session),
      (err: unknown) => {
        request.log.error({ err }, 'sessions cannot be read');
        return reply.refuse(serviceUnavailable);
      },
    );
  };

  // /api, not /api/v1: what is below neither is nobody's call, and answered as such.
  app.all('/api/*', (request, reply) => {
    const route = request.target?.route;
    if (!route?.limits) return answer(request, reply);
    return limit(route, request, reply).then((isWithin) =>
      isWithin ? answer(request, reply) : reply,
    );
  });
}

/** Finds the target; the refusal when there is none or the request may not reach it. */
function admit(request: FastifyRequest, { table, tokens, origin, randomBytes }: ApiParts) {
  const current = table();
  if (!current) return serviceUnavailable;
  const target = current.find(request.method, request.url);
  if (!target) return notFound;
  request.target = target;
  // Whatever a browser sends along counts for nothing there: the body's signature is what counts.
  if (target.route.access === 'provider') {
    request.sessionCookie = null;
    return null;
  }
  const cookie = readSessionCookie(request.headers.cookie);
  request.sessionCookie = cookie;
  request.device = deviceFor(request.headers.cookie, target.route, randomBytes);
  const changesState = target.route.state_changing === true;
  return checkRequest(request, { cookie, changesState }, { tokens, origin });
}

const notFound = { status: 404, error: 'Not found', code: 'not_found' };

// A change, or anything of the admin area, is never judged by a session that
// may have ended up to five seconds ago.
const mayReadFromCache = ({ method, url, target }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  target?.route.state_changing !== true &&
  !url.startsWith('/api/v1/admin');
