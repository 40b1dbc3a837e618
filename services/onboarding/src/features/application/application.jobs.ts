import { InternalCallError, newId, RefusedError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { applicationUnavailable } from './applicant.client.ts';
import {
  JUDGE_QUEUE,
  TAXES_FILED_QUEUE,
  UNLINK_PAYROLL_QUEUE,
  type JudgeJob,
  type TaxesFiledJob,
  type UnlinkPayrollJob,
} from './application.ts';
import { recordTask } from './application.guard.ts';
import { eligibilityStore } from './eligibility.store.ts';
import { stand } from './stand.client.ts';

const BATCH_SIZE = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Judges anew who may have a card where something that it hangs on has changed, whoever looks,
 * unlinks payrolls that count as skipped, and records that taxes are filed.
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
      unlessGone(error);
      await published.keep({ userId, eligible: false, now: clock.now() });
    }
  };

  jobs.register<JudgeJob>(JUDGE_QUEUE, ({ user_id: userId }, { id }) => judge(userId, id));

  jobs.register<TaxesFiledJob>(TAXES_FILED_QUEUE, ({ user_id: userId }, { id: requestId }) =>
    recordFiledTaxes(context, userId, requestId).catch(unlessGone),
  );

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

const recordFiledTaxes = (context: Context, userId: string, requestId: string): Promise<void> =>
  recordTask(context, {
    userId,
    task: 'tax_filing_submission',
    event: 'tax_return_submitted',
    requestId,
    products: ['tax_refund_advance'],
    hasHappened: true,
  });

/** Of a person who is gone nothing is left to do. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RefusedError) || error.refusal.status !== 404) throw error;
}

/** It is gone already: she has unlinked it herself. */
function unlessUnlinked(error: unknown): void {
  if (error instanceof InternalCallError && [404, 409].includes(error.status)) return;
  throw error;
}
