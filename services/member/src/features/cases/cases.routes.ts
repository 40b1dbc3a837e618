import { CloseCase } from '@reset/api-contract/close-case.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { ChangedRepayment } from '@reset/api-contract/member/repayment-schedules.ts';
import { answerOnce, notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { closeCase } from './cases.store.ts';

/** POST /internal/cases/:id/close: staff have looked at what has no end of its own. */
export function casesRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/cases/:id/close',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CloseCase,
        response: { 200: ChangedRepayment },
      },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { actor_id: actorId, reason } = request.body;
        const by = { actorId, reason, now: context.clock.now() };
        const userId = await closeCase(transaction, request.params.id, by);
        return userId === null ? { refusal: notFound } : { status: 200, body: { user_id: userId } };
      }),
  );
}
