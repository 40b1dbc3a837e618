import { InternalCallError, newId, RefusedError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicationUnavailable } from './applicant.client.ts';
import {
  JUDGE_QUEUE,
  UNLINK_PAYROLL_QUEUE,
  type JudgeJob,
  type UnlinkPayrollJob,
} from './application.ts';
import { eligibilityStore } from './eligibility.store.ts';
import { stand } from './stand.client.ts';

const BATCH_SIZE = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Judges anew who may have a card where something that it hangs on has changed, whoever looks, and
 * unlinks payrolls that count as skipped.
 */
export function registerApplicationJobs(context: Context): void {
  const { clock, database, jobs, log, services } = context;
  const published = eligibilityStore(database);

  const judge = async (userId: string, requestId: string): Promise<void> => {
    try {
      const { isLive } = await stand(context, userId, 'earned_wage_access', requestId);
      // Nothing is published by what was so a while ago.
      if (!isLive) throw new RefusedError(applicationUnavailable);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.status !== 404) throw error;
      await published.keep({ userId, eligible: false, now: clock.now() });
    }
  };

  jobs.register<JudgeJob>(JUDGE_QUEUE, ({ user_id: userId }, { id }) => judge(userId, id));

  jobs.register<UnlinkPayrollJob>(UNLINK_PAYROLL_QUEUE, async ({ user_id: userId, key }) => {
    const path = `/internal/members/${userId}/payroll_link/unlink`;
    await services.member.post(path, undefined, { idempotencyKey: key }).catch(unlessUnlinked);
  });

  // Who was found eligible before that was published; nobody is left once all were judged.
  jobs.schedule('judge-unjudged', '* * * * *', async () => {
    let after = NOBODY;
    for (;;) {
      const some = await published.unjudged(after, BATCH_SIZE);
      if (some.length === 0) return;
      for (const userId of some) {
        await judge(userId, newId()).catch((err: unknown) =>
          log.warn({ err, userId }, 'eligibility.judge_failed'),
        );
      }
      after = some.at(-1) ?? after;
    }
  });
}

/** It is gone already: she has unlinked it herself. */
function unlessUnlinked(error: unknown): void {
  if (error instanceof InternalCallError && [404, 409].includes(error.status)) return;
  throw error;
}
