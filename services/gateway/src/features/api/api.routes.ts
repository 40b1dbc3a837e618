import { MAX_BODY_BYTES } from '@reset/api-contract/gateway/services-file.ts';
import {
  forbidden,
  notFound,
  payloadTooLarge,
  RefusedError,
  unavailable,
  type Service,
} from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { isViewing, type Session } from '#features/session/session.ts';
import { logAs } from '#http/access-log.ts';
import { isAttended } from '#http/attended.ts';
import { deviceFor } from '#http/device-cookie.ts';
import { claimsSession, readSessionCookie } from '#http/session-cookie.ts';
import { checkBody, isTooLong } from './check-body.ts';
import { checkRequest } from './check-request.ts';
import { createForward } from './forward.ts';
import { visitorId } from './identity-signer.ts';
import { enforceRateLimits } from './rate-limit.guard.ts';
import type { OpenStreams } from './open-streams.ts';
import type { RateLimitStore } from './rate-limit.store.ts';
import type { Target } from './route-table.ts';

/**
 * Every call of the browser: whose it is, whether it came from our own pages,
 * who sends it, and off to the service. Bodies pass as they came, up to the call's limit.
 */
export function apiRoutes(
  app: Service,
  context: Context & { counts: RateLimitStore; streams: OpenStreams },
): void {
  const { config, counts, ownCalls, sessionCache, sessions, signIdentity, streams } = context;
  const forward = createForward(app, context);
  const isWithinLimits = enforceRateLimits(counts, config);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // Before the body is read, so that a refusal costs nothing.
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = admit(request, context);
    if (refusal) reply.refuse(refusal);
    else done();
  });

  /** @param era when the session was asked for: none ended while it was read */
  const mayStream = (session: Session, reply: FastifyReply, era: number): boolean =>
    era === sessionCache.era() && streams.add(session, reply.raw);

  const forwardFor = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
    era: number,
  ) => {
    const deviceId = request.device && request.device.id;
    request.identityToken = signIdentity(
      session
        ? { kind: 'user', session, deviceId }
        : { kind: 'visitor', id: visitorId(request.sessionCookie), deviceId },
      request.target?.service ?? '',
    );
    logAs(request, session);
    if (session && isViewing(session) && !mayViewersCall(request)) {
      return void reply.refuse(forbidden);
    }
    if (session && request.target?.route.stream && !mayStream(session, reply, era)) {
      return void reply.refuse(unavailable());
    }
    forward(request, reply);
  };

  /** Answers with what `asked` comes to, or with what it throws. */
  const whenKnown = <Value>(
    reply: FastifyReply,
    asked: Promise<Value>,
    then: (value: Value) => void,
  ) => void asked.then(then).catch((err: unknown) => reply.send(err));

  const answer = (request: FastifyRequest, reply: FastifyReply): void => {
    const { target, sessionCookie: cookie } = request;
    if (target?.url === null) return void ownCalls.answer(request, reply);
    const era = sessionCache.era();
    if (cookie === null || !claimsSession(cookie)) return forwardFor(request, reply, null, era);
    const isCached = mayReadFromCache(request);
    const reading = { isUse: isAttended(request) };
    const recalled = isCached ? sessions.recall(cookie, reading) : undefined;
    // Most requests end here, without waiting for anything.
    if (recalled !== undefined) return forwardFor(request, reply, recalled, era);
    const asked = isCached ? sessions.findForRead(cookie, reading) : sessions.find(cookie, reading);
    const found = asked.catch((err: unknown) => {
      request.log.error({ err }, 'session.find_failed');
      throw new RefusedError(unavailable());
    });
    whenKnown(reply, found, (session) => forwardFor(request, reply, session, era));
  };

  // /api, not /api/v1: what is below neither is nobody's call, and answered as such. The handler
  // answers by `reply` and returns nothing: a promise would cost each request turns of the loop.
  app.all('/api/*', { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
    const route = request.target?.route;
    if (route && isTooLong(request.body, route)) return void reply.refuse(payloadTooLarge);
    if (!route?.limits) return answer(request, reply);
    whenKnown(reply, isWithinLimits(route, request, reply), (isWithin) => {
      if (isWithin) answer(request, reply);
    });
  });
}

/** Finds the target; the refusal when there is none or the request may not reach it. */
function admit(request: FastifyRequest, context: Context) {
  const { routeTable } = context.live;
  if (!routeTable) return unavailable();
  const target = routeTable.find(request.method, request.url);
  if (!target) return notFound;
  request.target = target;
  return checkCaller(request, target, context) ?? checkBody(request.headers, target.route);
}

function checkCaller(
  request: FastifyRequest,
  { route }: Target,
  { csrfTokens, config, randomBytes }: Context,
) {
  // Whatever a browser sends along counts for nothing there: the body's signature is what counts.
  if (route.access === 'provider') {
    request.sessionCookie = null;
    return null;
  }
  const cookie = readSessionCookie(request.headers.cookie);
  request.sessionCookie = cookie;
  request.device = deviceFor(request.headers.cookie, route, randomBytes);
  const changesState = route.state_changing === true;
  return checkRequest(
    request,
    { cookie, changesState },
    { tokens: csrfTokens, origin: config.ORIGIN },
  );
}

// Whoever views the product as somebody else looks and changes nothing of hers; of the admin area she
// may what she may herself (C-100).
const mayViewersCall = (request: FastifyRequest): boolean =>
  isRead(request) ||
  request.target?.route.viewing === 'may' ||
  request.target?.route.access === 'admin';

const isRead = ({ method, target }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  target !== null &&
  target.route.state_changing !== true;

// A change, or anything of the admin area, is never judged by a session that
// may have ended up to five seconds ago, nor is what stays open for minutes.
const mayReadFromCache = (request: FastifyRequest): boolean =>
  isRead(request) &&
  request.target?.route.stream !== true &&
  // The route's own path: a URL may write the same one in many ways.
  !request.target?.route.path.startsWith('/api/v1/admin');
