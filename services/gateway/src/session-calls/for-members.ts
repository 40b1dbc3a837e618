import type { Refusal } from '@reset/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serviceUnavailable } from '#forward/upstream-refusal.ts';
import type { OwnCall } from '#own-calls/own-calls.ts';
import { isViewing, type Session } from '#session/session.ts';
import type { Sessions } from '#session/sessions.ts';

type AnswerMember = (
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Lets only somebody signed in through, as the store says now: 401 without a
 * session, 403 while somebody is viewed by staff, 503 when the store is down.
 */
export const forMembers =
  (sessions: Pick<Sessions, 'find'>) =>
  (answer: AnswerMember): OwnCall['answer'] =>
  async (request, reply) => {
    try {
      const { sessionCookie: cookie } = request;
      const session = cookie === null ? null : await sessions.find(cookie);
      if (!session) return reply.refuse(unauthorized);
      if (isViewing(session)) return reply.refuse(forbidden);
      return await answer(session, request, reply);
    } catch (err) {
      request.log.error({ err }, 'sessions cannot be read or ended');
      return reply.refuse(serviceUnavailable);
    }
  };

const unauthorized: Refusal = { status: 401, error: 'Unauthorized', code: 'unauthorized' };
const forbidden: Refusal = { status: 403, error: 'Forbidden', code: 'forbidden' };
