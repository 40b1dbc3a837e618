import { CloseCase } from '@reset/api-contract/close-case.ts';
import { Id } from '@reset/api-contract/fields.ts';
import Type from 'typebox';
import type { Clock } from '../clock.ts';
import { answerOnce } from '../commands/answer-once.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Service } from '../http/build-service.ts';
import { notFound } from '../http/refusals.ts';

/** Who of staff closes a case, why, and when. */
export type CaseClosing = { actorId: string; reason: string; now: Date };

/**
 * POST /internal/cases/:id/close, by the admin service: staff have looked at what has no end of its own.
 * @param close ends it; whose it was, null where nothing of that id waits
 */
export function closeCaseRoute(
  app: Service,
  context: { clock: Clock; database: Database },
  close: (transaction: Transaction, id: string, by: CaseClosing) => Promise<string | null>,
): void {
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
        const userId = await close(transaction, request.params.id, by);
        return userId === null ? { refusal: notFound } : { status: 200, body: { user_id: userId } };
      }),
  );
}
