import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { SessionList } from '@reset/api-contract/gateway/sessions.ts';
import { forbidden, notFound, unauthorized, unavailable } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { ownAnswer, signedOutAnswer } from '#http/own-calls.ts';
import { isViewing, type Session } from './session.ts';

const SIGN_OUT: PublishedRoute = {
  method: 'GET',
  path: '/api/v1/users/sign_out',
  access: 'visitor',
  state_changing: true,
};
const PATH = '/api/v1/users/sessions';
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Signing out; where somebody is signed in, and the way to end one of these sessions or all. */
export function sessionRoutes({
  ownCalls,
  sessions,
}: Pick<Context, 'ownCalls' | 'sessions'>): void {
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
      const session = cookie === null ? null : await sessions.find(cookie);
      if (!session) return reply.refuse(unauthorized);
      if (isViewing(session)) return reply.refuse(forbidden);
      return answer(session, request, reply);
    });

  // Takes the cookie away; the next page gives a visitor's. 204 without a session as well.
  ownCalls.add(
    SIGN_OUT,
    orUnavailable(async (request, reply) => {
      if (request.sessionCookie !== null) await sessions.end(request.sessionCookie);
      return reply.code(204).headers(signedOutAnswer(request.id)).send();
    }),
  );

  ownCalls.add(
    { method: 'GET', path: PATH, access: 'member' },
    answerMember(async (session, request, reply) => {
      const all = await sessions.list(session.realUserId);
      const body: SessionList = { sessions: all.map((one) => toListed(one, session)) };
      return reply.headers(ownAnswer(request.id)).send(body);
    }),
  );

  ownCalls.add(
    { method: 'DELETE', path: `${PATH}/:id`, access: 'member' },
    answerMember(async (session, request, reply) => {
      const { id = '' } = request.target?.params ?? {};
      const isEnded = ID.test(id) && (await sessions.endOf(session.realUserId, id));
      if (!isEnded) return reply.refuse(notFound);
      const headers = id === session.id ? signedOutAnswer(request.id) : ownAnswer(request.id);
      return reply.code(204).headers(headers).send();
    }),
  );

  ownCalls.add(
    { method: 'DELETE', path: PATH, access: 'member' },
    answerMember(async (session, request, reply) => {
      await sessions.endAllOf(session.realUserId);
      return reply.code(204).headers(signedOutAnswer(request.id)).send();
    }),
  );
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

// 503 when the store is down, never 401.
const orUnavailable =
  (answer: Answer): Answer =>
  async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (err) {
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
