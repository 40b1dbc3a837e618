import { failpoint, type Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { keepForTaxes } from '#features/application/application.guard.ts';
import { applicantCopyStore, applicationStore } from '#features/application/application.store.ts';
import { isInReview } from '#features/identity/identity.ts';
import { OUTCOME_MAIL_QUEUE } from '#features/outcome-mails/outcome-mails.ts';
import { requestErasure } from '#features/erasure/erasure.store.ts';
import { CANCEL_QUEUE, outcomeOf, type CancelJob } from './cancellation.ts';
import { cancellationStore } from './cancellation.store.ts';

/** Ends the applications that people have cancelled, and has what they told of themselves erased. */
export function registerCancellationJobs(context: Context): void {
  const { database, jobs } = context;
  jobs.register<CancelJob>(CANCEL_QUEUE, ({ cancellation_id: id }) =>
    database.transaction((transaction) => cancel(context, transaction, id)),
  );
}

async function cancel(context: Context, transaction: Transaction, id: string): Promise<void> {
  const { clock, jobs } = context;
  const cancellations = cancellationStore(transaction);
  const cancellation = await cancellations.lock(id);
  if (!cancellation || cancellation.outcome !== null) return;
  const { userId } = cancellation;
  const copies = applicantCopyStore(transaction);
  await copies.lock(userId);
  const now = clock.now();
  const applications = applicationStore(transaction);
  const [file, applicant] = [await applications.read(userId, now), await copies.find(userId)];
  const outcome = outcomeOf(file, applicant);
  if (outcome === 'cancelled') {
    if (applicant) await keepForTaxes(context, transaction, { userId, file, applicant, now });
    await applications.cancel(transaction, { userId, product: 'earned_wage_access', now });
    failpoint('cancellation.ended');
    await requestErasure(transaction, jobs.add, {
      userId,
      reason: 'application_cancelled',
      actorId: userId,
      requestedAt: now,
    });
  }
  if (outcome === 'card_on_its_way') {
    await jobs.add(transaction, OUTCOME_MAIL_QUEUE, { user_id: userId, outcome });
  }
  const wasInReview = file.identityStatus !== null && isInReview(file.identityStatus);
  await cancellations.decide(id, outcome, { wasInReview, now });
}
