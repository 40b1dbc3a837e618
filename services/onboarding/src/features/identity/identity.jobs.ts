import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { drain, failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { recordVerified } from '#features/application/application.guard.ts';
import { dayOf } from '#features/application/application.ts';
import { personalInfoStore } from '#features/personal-info/personal-info.store.ts';
import type { CheckedPerson, IdentityCheck } from '#providers/identity-checks.ts';
import {
  CHECK_IDENTITY_QUEUE,
  isDecided,
  isVerified,
  statusAfter,
  type CheckIdentityJob,
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
): Promise<Pick<IdentityCheck, 'decision' | 'awaitsDocument'> | null> {
  const { clock, database, identityChecks } = context;
  const verifications = identityStore(database);
  if (evaluationId === null && (await verifications.hasTwin(userId))) {
    return { decision: 'review', awaitsDocument: false };
  }
  const check =
    evaluationId === null
      ? await identityChecks.start(id, await personOf(context, userId))
      : await identityChecks.read(evaluationId);
  failpoint('identity.answered');
  await verifications.keepRead(id, check.id, clock.now());
  return check;
}

async function personOf(
  { cipher, config, database, services }: Context,
  userId: string,
): Promise<CheckedPerson> {
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  const info = await infos.find(userId);
  if (!info) throw new Error('Nobody has told who she is.');
  const { first_name, last_name, email } = await services.public.get<UserIdentity>(
    `/internal/users/${userId}`,
  );
  const { dateOfBirth, ssn, phoneNumber, address } = info;
  return {
    firstName: first_name,
    lastName: last_name,
    email,
    dateOfBirth,
    ssn,
    phoneNumber,
    address,
  };
}

/** Keeps the outcome; a task that is over by it is recorded in the same transaction (decision C-086). */
async function applyCheck(
  { clock, database }: Context,
  { userId, id }: Verification,
  check: Pick<IdentityCheck, 'decision' | 'awaitsDocument'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const verifications = identityStore(transaction);
    const before = await verifications.lock(userId);
    // Erased meanwhile, and maybe begun anew.
    if (before?.id !== id) return;
    const status = statusAfter(before.status, check);
    if (status === before.status) return;
    const now = clock.now();
    await verifications.change(userId, status, now);
    if (isVerified(status)) await recordVerified(transaction, userId, now);
  });
}
