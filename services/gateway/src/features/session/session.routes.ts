import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { SessionList } from '@reset/api-contract/gateway/sessions.ts';
import { forbidden, notFound, RefusedError, unauthorized, unavailable } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { logAs } from '#http/access-log.ts';
import { isAttended } from '#http/attended.ts';
import { signedOutAnswer } from '#http/own-calls.ts';
import { provePassword, readPassword } from './prove-password.client.ts';
import { isViewing, type Session } from './session.ts';

const SIGN_OUT: PublishedRoute = {
  method: 'GET',
  path: '/api/v1/users/sign_out',
  access: 'visitor',
  state_changing: true,
};
const PATH = '/api/v1/users/sessions';

/** What a password needs at most, with all that JSON may write it by. */
const MAX_BODY_BYTES = 2_048;

/**
 * Signing out; where somebody is signed in, and the way to end one of these sessions or all, by the
 * password once more.
 */
export function sessionRoutes(context: Pick<Context, 'ownCalls' | 'services' | 'sessions'>): void {
  const { ownCalls, sessions } = context;
  const answerMember = (
    answer: (
      session: Session,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply>,
  ) =>
    orUnavailable(async (request, reply) => {
      const { sessionCookie: cookie } = request;
      // As the store says now: what is listed or ended here is never judged by the cache.
      const session =
        cookie === null ? null : await sessions.find(cookie, { isUse: isAttended(request) });
      logAs(request, session);
      if (!session) return reply.refuse(unauthorized);
      if (isViewing(session)) return reply.refuse(forbidden);
      return answer(session, request, reply);
    });

  // Takes the cookie away; the next page gives a visitor's. 204 without a session as well.
  ownCalls.add(
    SIGN_OUT,
    orUnavailable(async (request, reply) => {
      const { sessionCookie: cookie } = request;
      if (cookie !== null) {
        logAs(request, await sessions.findForRead(cookie, { isUse: true }));
        await sessions.end(cookie);
      }
      return reply.code(204).headers(signedOutAnswer()).send();
    }),
  );

  ownCalls.add(
    { method: 'GET', path: PATH, access: 'member' },
    answerMember(async (session, _request, reply) => {
      const all = await sessions.list(session.realUserId);
      const body: SessionList = { sessions: all.map((one) => toListed(one, session)) };
      return reply.send(body);
    }),
  );

  ownCalls.add(
    { method: 'DELETE', path: `${PATH}/:id`, access: 'member', body_bytes: MAX_BODY_BYTES },
    answerMember(async (session, request, reply) => {
      const { id = '' } = request.target?.params ?? {};
      const password = readPassword(request);
      const { realUserId } = session;
      const own = await sessions.list(realUserId);
      // First, so that others' and none are refused alike, whatever the password is.
      if (!own.some((one) => one.id === id)) return reply.refuse(notFound);
      const refusal = await provePassword(context, request, { realUserId, password });
      if (refusal) return reply.refuse(refusal);
      if (!(await sessions.endOf(realUserId, id))) return reply.refuse(notFound);
      if (id === session.id) reply.headers(signedOutAnswer());
      return reply.code(204).send();
    }),
  );

  ownCalls.add(
    { method: 'DELETE', path: PATH, access: 'member', body_bytes: MAX_BODY_BYTES },
    answerMember(async (session, request, reply) => {
      const { realUserId } = session;
      const password = readPassword(request);
      const refusal = await provePassword(context, request, { realUserId, password });
      if (refusal) return reply.refuse(refusal);
      await sessions.endAllOf(realUserId);
      return reply.code(204).headers(signedOutAnswer()).send();
    }),
  );
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

// What was refused while it was read is refused; 503 when the store is down, never 401.
const orUnavailable =
  (answer: Answer): Answer =>
  async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (err) {
      if (err instanceof RefusedError) return reply.refuse(err.refusal);
      request.log.error({ err }, 'session.call_failed');
      return reply.refuse(unavailable());
    }
  };

const toListed = (session: Session, current: Session) => ({
  id: session.id,
  device: session.device,
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  current: session.id === current.id,
});
