import type { SessionList } from '@reset/api-contract/gateway/sessions.ts';
import { ownAnswer, signedOutAnswer } from '#own-calls/answer-headers.ts';
import type { OwnCall } from '#own-calls/own-calls.ts';
import type { Session } from '#session/session.ts';
import type { Sessions } from '#session/sessions.ts';
import { forMembers } from './for-members.ts';

const PATH = '/api/v1/users/sessions';
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Where somebody is signed in, and the way to end one of these sessions or all of them. */
export function sessionCalls(sessions: Sessions): OwnCall[] {
  const member = forMembers(sessions);

  const list = member(async (session, request, reply) => {
    const all = await sessions.list(session.realUserId);
    const body: SessionList = { sessions: all.map((one) => toListed(one, session)) };
    return reply.headers(ownAnswer(request.id)).send(body);
  });

  const endOne = member(async (session, request, reply) => {
    const { id = '' } = request.target?.params ?? {};
    const isEnded = ID.test(id) && (await sessions.endOf(session.realUserId, id));
    if (!isEnded) return reply.refuse(notFound);
    const headers = id === session.id ? signedOutAnswer(request.id) : ownAnswer(request.id);
    return reply.code(204).headers(headers).send();
  });

  const endAll = member(async (session, request, reply) => {
    await sessions.endAllOf(session.realUserId);
    return reply.code(204).headers(signedOutAnswer(request.id)).send();
  });

  return [
    { route: { method: 'GET', path: PATH, access: 'member' }, answer: list },
    { route: { method: 'DELETE', path: `${PATH}/:id`, access: 'member' }, answer: endOne },
    { route: { method: 'DELETE', path: PATH, access: 'member' }, answer: endAll },
  ];
}

const toListed = (session: Session, current: Session) => ({
  id: session.id,
  device: session.device,
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  current: session.id === current.id,
});

const notFound = { status: 404, error: 'Not found', code: 'not_found' };
