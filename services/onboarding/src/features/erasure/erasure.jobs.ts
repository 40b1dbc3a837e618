import type { CardRecords } from '@reset/api-contract/member/links.ts';
import type { PersonalInfoEvent } from '@reset/api-contract/onboarding/personal-info-events.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { type Retained, retainedBy } from '@reset/application-engine/policy/retention.ts';
import { appendEvent, drain, failpoint, type Transaction } from '@reset/service-kit';
import { plusDays } from '@reset/service-kit/calendar/calendar-date.ts';
import type { Context } from '#context.ts';
import { applicantCopyStore, applicationStore } from '#features/application/application.store.ts';
import { endVerification, identityStore } from '#features/identity/identity.store.ts';
import { OUTCOME_MAIL_QUEUE } from '#features/outcome-mails/outcome-mails.ts';
import { erasePersonalInfo } from '#features/personal-info/personal-info.store.ts';
import { forgetRejectionReason } from '#features/rejection/rejection.store.ts';
import { readCardRecords } from './card-records.client.ts';
import { ERASE_QUEUE, groundsOf, type Erasure, type EraseJob } from './erasure.ts';
import { erasureStore } from './erasure.store.ts';

const HOUR_MS = 3_600_000;

/** Erases what people told of themselves, and takes up again what could not be done for long. */
export function registerErasureJobs(context: Context): void {
  const { clock, database, jobs, log } = context;
  const erasures = erasureStore(database);
  jobs.register<EraseJob>(ERASE_QUEUE, async ({ erasure_id: id }) => {
    const erasure = await erasures.find(id);
    if (!erasure || erasure.outcome !== null) return;
    const records = await readCardRecords(context, erasure.userId);
    failpoint('erasure.judged');
    const outcome = await database.transaction(async (transaction) => {
      const now = clock.now();
      const came = await erase(transaction, erasure, { records, now });
      const isOfCancelling = erasure.reason === 'application_cancelled';
      if (isOfCancelling && (await erasureStore(transaction).markMailed(id, now))) {
        const mail = { user_id: erasure.userId, outcome: 'cancelled', personal_info: came };
        await jobs.add(transaction, OUTCOME_MAIL_QUEUE, mail);
      }
      return came;
    });
    failpoint('erasure.finished');
    log.info({ erasure_id: id, outcome }, 'personal_info.erasure_finished');
  });
  jobs.schedule('requeue-erasures', '15 * * * *', () =>
    erasures.requeue(jobs.add, new Date(clock.now().getTime() - HOUR_MS)),
  );
  jobs.schedule('erase-kept-records', '55 * * * *', () =>
    drain(() => erasures.reopenKept(jobs.add, dayOf(clock.now()))),
  );
}

/**
 * Erases all that nothing lawful stands against, and says so: all of it in one transaction, or
 * nothing. Done again it finds nothing more to do.
 */
async function erase(
  transaction: Transaction,
  { id, userId, reason, actorId }: Erasure,
  { records, now }: { records: CardRecords; now: Date },
): Promise<Erasure['outcome']> {
  // Nobody tells anything of herself, or has a task recorded, in between.
  await applicantCopyStore(transaction).lock(userId);
  const applications = applicationStore(transaction);
  const file = await applications.read(userId, now);
  const verification = await identityStore(transaction).lock(userId);
  const grounds = groundsOf({ reason, records, file, verification });
  const today = dayOf(now);
  const retained = retainedBy(grounds, today, records.kept_from);

  if (verification && !retained.isVerificationKept) {
    await endVerification(transaction, verification, retained.decisionKeptUntil);
  }
  if (!retained.isInfoKept) await forgetRejectionReason(transaction, userId);
  const isErased = !retained.isInfoKept && (await erasePersonalInfo(transaction, userId));
  failpoint('erasure.erased');
  // Whoever has told anything has told where she lives.
  const isKept = retained.isInfoKept && file.homeState !== null;
  const keptFor = isErased || isKept ? retained.grounds : [];
  if (isErased) {
    await applications.reopen(transaction, userId, TASKS_OF_IT);
    await appendEvent<PersonalInfoEvent>(transaction, {
      type: 'personal_info.erased',
      subject: userId,
      payload: { erasure_id: id, reason, actor_id: actorId, kept_for: keptFor },
      occurredAt: now,
    });
  }
  const left = isKept ? 'kept' : 'nothing';
  const outcome = isErased ? 'erased' : left;
  const againOn = isKept ? decidedAgainOn(records, retained, today) : null;
  await erasureStore(transaction).finish(id, { outcome, keptFor, againOn }, now);
  return outcome;
}

/** When it is decided again what a closed account keeps; null for what keeps it otherwise. */
function decidedAgainOn(
  { card_account: account }: CardRecords,
  { recordsKeptUntil }: Retained,
  today: string,
): string | null {
  if (account !== 'closed') return null;
  // What is owed or held keeps it, for nobody knows how long.
  return recordsKeptUntil ?? plusDays(today, 1);
}

/** What is to be done anew where she goes on without what she had told. */
const TASKS_OF_IT = ['personal_info_submission', 'identity_verification'] as const;
