import { Id } from '@reset/api-contract/fields.ts';
import { Closure, ClosureOutlook, PostClosure } from '@reset/api-contract/public/closure.ts';
import {
  answerOnce,
  failpoint,
  IDEMPOTENCY_KEY_HEADER,
  notFound,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import { dayOf } from '@reset/service-kit/calendar/calendar-date.ts';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { readUser } from '#features/users/users.store.ts';
import { closureOutlookOf } from './closure-outlook.ts';
import { closeMember, readMemberOutlook } from './closure.client.ts';
import { closeAccount } from './closure.store.ts';

const STAFF: Refusal = {
  status: 409,
  code: 'is_staff',
  error: 'This person is of staff. Remove her from staff first.',
};

/**
 * GET /users/closure: what closing her account would do, for who thinks of it.
 * POST /internal/users/:id/closure, by the admin service: an account is closed for good, once nothing
 * is owed. The member service closes first, by the same key: cut off between them, doing it again
 * goes on from there.
 */
export function closureRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.get(
    '/api/v1/users/closure',
    { config: { access: 'member' }, schema: { response: { 200: ClosureOutlook } } },
    async (request) => {
      const { userId } = requireIdentity(request);
      const member = await readMemberOutlook(context, userId, request.id);
      return closureOutlookOf(member, dayOf(clock.now()));
    },
  );

  app.post(
    '/internal/users/:id/closure',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ id: Id }), body: PostClosure, response: { 200: Closure } },
    },
    async (request, reply) => {
      const { id: userId } = request.params;
      const user = await readUser(database, { id: userId });
      if (!user) return reply.refuse(notFound);
      if (user.isStaff) return reply.refuse(STAFF);
      const key = request.headers[IDEMPOTENCY_KEY_HEADER];
      const keptFor = await closeMember(context, userId, {
        requestId: request.id,
        ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
      });
      failpoint('closure.member_closed');
      return answerOnce(context, request, reply, async (transaction) => {
        const { actor_id: actorId } = request.body;
        await closeAccount(transaction, context, { userId, actorId, keptFor, now: clock.now() });
        return { status: 200, body: { kept_for: keptFor } };
      });
    },
  );
}
