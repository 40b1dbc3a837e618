import { drain, failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { recordVerified } from '#features/application/application.guard.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { OUTCOME_MAIL_QUEUE } from '#features/outcome-mails/outcome-mails.ts';
import { readPerson } from '#features/personal-info/personal-info.client.ts';
import type { CheckedPerson } from '#providers/identity-checks.ts';
import { documentLinkStore } from './document-link.store.ts';
import {
  CHECK_IDENTITY_QUEUE,
  isDecided,
  isInReview,
  isVerified,
  statusAfter,
  type CheckIdentityJob,
  type Outcome,
  type Verification,
} from './identity.ts';
import { forgetDecisions, identityStore, lookAgain } from './identity.store.ts';

/** Begins verifications, reads how they stand, and looks again where no webhook came. */
export function registerIdentityJobs(context: Context): void {
  const { clock, database, jobs } = context;
  const verifications = identityStore(database);
  jobs.register<CheckIdentityJob>(CHECK_IDENTITY_QUEUE, async ({ user_id: userId }) => {
    const verification = await verifications.find(userId);
    if (!verification || verification.status === 'info_saved') return;
    if (isDecided(verification.status)) return;
    const check = await checkOf(context, verification);
    failpoint('identity.checked');
    if (check) await applyCheck(context, verification, check);
  });
  jobs.schedule('look-at-identities', '* * * * *', () =>
    drain(() => lookAgain(database, jobs.add, clock.now())),
  );
  jobs.schedule('forget-identity-decisions', '40 9 * * *', () =>
    forgetDecisions(database, dayOf(clock.now())),
  );
}

/** Where the provider stands with it; null where people look at it before any provider does. */
async function checkOf(
  context: Context,
  { userId, id, evaluationId }: Verification,
): Promise<Outcome | null> {
  const { clock, database, identityChecks } = context;
  const verifications = identityStore(database);
  const isForPeople =
    evaluationId === null &&
    ((await verifications.hasTwin(userId)) || (await verifications.leftReview(userId)));
  if (isForPeople) {
    return { decision: 'review', document: null, documentsRead: 0 };
  }
  const check =
    evaluationId === null
      ? await identityChecks.start(id, await personOf(context, userId))
      : await identityChecks.read(evaluationId);
  failpoint('identity.answered');
  await verifications.keepRead(id, check.id, clock.now());
  return check;
}

async function personOf(context: Context, userId: string): Promise<CheckedPerson> {
  const person = await readPerson(context, userId);
  if (!person) throw new Error('Nobody has told who she is.');
  const { userId: _id, ...checked } = person;
  return checked;
}

/** Keeps the outcome; a task that is over by it is recorded in the same transaction (decision C-086). */
async function applyCheck(
  { clock, database, jobs }: Context,
  { userId, id }: Verification,
  outcome: Outcome,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const verifications = identityStore(transaction);
    const before = await verifications.lock(userId);
    // Erased meanwhile, and maybe begun anew.
    if (before?.id !== id) return;
    const now = clock.now();
    const { document, documentsRead } = outcome;
    if (document) await documentLinkStore(transaction).keepAwaited(userId, document, { now });
    await verifications.keepDocumentsRead(userId, documentsRead);
    const status = statusAfter(before, outcome, now);
    if (status === before.status) return;
    await verifications.change(userId, status, now);
    if (isVerified(status)) await recordVerified(transaction, { userId, now });
    // Who is verified at once sees it; who was told to wait for days does not look.
    if (status === 'rejected' || (isVerified(status) && isInReview(before.status))) {
      const mail = { outcome: status === 'rejected' ? 'not_approved' : 'approved' };
      await jobs.add(transaction, OUTCOME_MAIL_QUEUE, { user_id: userId, ...mail });
    }
  });
}
