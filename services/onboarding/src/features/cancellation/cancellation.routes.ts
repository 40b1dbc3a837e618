import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import { rejectImpersonation, RefusedError, type Refusal, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicantCopyStore, applicationStore } from '#features/application/application.store.ts';
import { erasureStore } from '#features/erasure/erasure.store.ts';
import { identityStore } from '#features/identity/identity.store.ts';
import { isVerified, type Verification } from '#features/identity/identity.ts';
import { cancellationStore } from './cancellation.store.ts';

const STILL_CLOSING: Refusal = {
  status: 409,
  code: 'erasure_pending',
  error: "We're still erasing what you told us. Please try again in a moment.",
};

/** Each may have somebody's identity checked anew, with other numbers: how often within a month. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 30 * 86_400_000;

const TOO_OFTEN: Refusal = {
  status: 429,
  code: 'too_many_attempts',
  error:
    "You've started again several times this month. Please try again later, or contact us with Need Help.",
};

/**
 * POST /card_application/restart: who has cancelled begins again, with nothing of what she had told
 * but what had to be kept, which is not asked for twice. Sent again, and by who has cancelled
 * nothing, it changes nothing.
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
        const since = new Date(clock.now().getTime() - WINDOW_MS);
        if ((await cancellationStore(transaction).countCancelled(userId, since)) > MAX_RESTARTS) {
          throw new RefusedError(TOO_OFTEN);
        }
        const application = { userId, product: 'earned_wage_access', now: clock.now() } as const;
        const applications = applicationStore(transaction);
        if (!(await applications.restart(transaction, application))) return;
        const verification = await identityStore(transaction).lock(userId);
        for (const task of tasksOver(verification)) {
          await applications.record(transaction, { ...application, task, outcome: 'done' });
        }
      });
      return reply.code(204).send();
    },
  );
}

/** The tasks that what is kept of her stands for. */
function tasksOver(kept: Verification | null): TaskName[] {
  if (!kept) return [];
  const told: TaskName[] = ['personal_info_submission'];
  return isVerified(kept.status) ? [...told, 'identity_verification'] : told;
}
