import { toLogged } from '@reset/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorId } from '#features/api/identity-signer.ts';
import type { Session } from '#features/session/session.ts';
import type { SessionCache } from '#features/session/session-cache.ts';
import { claimsSession } from './session-cookie.ts';

/** From here on the log names who calls: by session, and by user where somebody is signed in. */
export function logAs(
  request: FastifyRequest,
  session: Pick<Session, 'id' | 'userId' | 'realUserId'> | null,
): void {
  if (session === null)
    request.loggedCaller = toLogged({ sessionId: visitorId(request.sessionCookie) });
  else request.loggedCaller = toLogged({ ...session, sessionId: session.id });
}

/**
 * One line per request: who calls by user and session, which call by its pattern, never by its
 * path, which may hold ids and tokens; no header and no body.
 */
export function logRequests(app: FastifyInstance, cache: Pick<SessionCache, 'get'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { target, sessionCookie: cookie } = request;
    // Refused before anybody looked up whose call it was.
    if (!request.loggedCaller && cookie) {
      const session = claimsSession(cookie) ? cache.get(cookie) : null;
      if (session !== undefined) logAs(request, session);
    }
    request.log.info(
      {
        ...request.loggedCaller,
        method: request.method,
        route: target ? target.route.path : request.routeOptions.url,
        service: target?.service,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
