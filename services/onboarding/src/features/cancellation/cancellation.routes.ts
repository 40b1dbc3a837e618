import { rejectImpersonation, RefusedError, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicantCopyStore, applicationStore } from '#features/application/application.store.ts';
import { erasureStore } from '#features/erasure/erasure.store.ts';

const STILL_CLOSING: Refusal = {
  status: 409,
  code: 'erasure_pending',
  error: "We're still erasing what you told us. Please try again in a moment.",
};

/**
 * POST /card_application/restart: who has cancelled begins again, with nothing of what she had told.
 * Sent again, and by who has cancelled nothing, it changes nothing.
 */
export function cancellationRoutes(app: Service, { clock, database }: Context): void {
  app.post(
    '/api/v1/card_application/restart',
    { config: { access: 'member' } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await database.transaction(async (transaction) => {
        await applicantCopyStore(transaction).lock(userId);
        // Or what she tells now would be erased as well.
        if (await erasureStore(transaction).isPending(userId)) {
          throw new RefusedError(STILL_CLOSING);
        }
        const application = { userId, product: 'earned_wage_access', now: clock.now() } as const;
        await applicationStore(transaction).restart(transaction, application);
      });
      return reply.code(204).send();
    },
  );
}
