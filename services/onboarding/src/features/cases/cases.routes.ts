import { CloseCase } from '@reset/api-contract/close-case.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { answerOnce, notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { settleDuplicate } from './cases.store.ts';

/** POST /internal/cases/:id/close: staff have looked at an account that has another's number. */
export function casesRoutes(app: Service, context: Context): void {
  app.post(
    '/internal/cases/:id/close',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ id: Id }),
        body: CloseCase,
        response: { 200: Type.Object({ user_id: Id }) },
      },
    },
    (request, reply) =>
      answerOnce(context, request, reply, async (transaction) => {
        const { actor_id: actorId, reason } = request.body;
        const by = { actorId, reason, now: context.clock.now() };
        const userId = await settleDuplicate(transaction, request.params.id, by);
        return userId === null ? { refusal: notFound } : { status: 200, body: { user_id: userId } };
      }),
  );
}
