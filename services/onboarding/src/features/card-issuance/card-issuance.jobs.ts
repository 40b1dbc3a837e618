import { CARDHOLDER_IN_REVIEW, type PutCardAccount } from '@reset/api-contract/member/commands.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { drain, failpoint, InternalCallError, RefusedError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { addressed } from '#features/recipients/recipients.client.ts';
import { readPerson } from '#features/personal-info/personal-info.client.ts';
import { toWireAddress, type Person } from '#features/personal-info/personal-info.ts';
import { recordRepayment, takeBackRepayment } from './card-issuance.guard.ts';
import { cardIssuanceStore } from './card-issuance.store.ts';
import {
  BANK_UNLINKED_QUEUE,
  DEPOSIT_SWITCHED_QUEUE,
  isRevocable,
  ISSUE_CARD_QUEUE,
  WELCOME_MAIL_QUEUE,
  type BankUnlinkedJob,
  type CardIssuance,
  type DepositSwitchedJob,
  type IssueCardJob,
  type WelcomeMailJob,
} from './card-issuance.ts';
import { welcomeMail } from './welcome-mail.ts';

/** The issuer makes several things by one call of ours, each of which may take a while. */
const TIMEOUT_MS = 20_000;

/** Has accounts opened and cards issued, tries again what did not come to its end, and welcomes. */
export function registerCardIssuanceJobs(context: Context): void {
  const { clock, config, database, jobs, mailer, services } = context;
  const issuances = cardIssuanceStore(database);
  jobs.register<IssueCardJob>(ISSUE_CARD_QUEUE, ({ user_id: userId }, { id: requestId }) =>
    issue(context, { userId, requestId }),
  );
  jobs.schedule('resume-card-issuances', '* * * * *', () =>
    drain(() => issuances.resume(jobs.add, clock.now())),
  );

  jobs.register<BankUnlinkedJob>(BANK_UNLINKED_QUEUE, async ({ user_id: userId }, job) => {
    const issuance = await issuances.find(userId);
    if (!issuance || !isRevocable(issuance)) return;
    await takeBackRepayment(context, { userId, requestId: job.id });
  });

  jobs.register<DepositSwitchedJob>(DEPOSIT_SWITCHED_QUEUE, async ({ user_id: userId }, job) => {
    try {
      await recordRepayment(context, { userId, requestId: job.id, from: null });
    } catch (error) {
      // It is not asked of her now: she confirms it herself when it is.
      if (!(error instanceof RefusedError) || error.refusal.status !== 409) throw error;
    }
  });

  jobs.register<WelcomeMailJob>(WELCOME_MAIL_QUEUE, async ({ user_id: userId }, job) => {
    const user = await services.public.get<UserIdentity>(`/internal/users/${userId}`);
    const mail = welcomeMail(user.language, {
      origin: config.ORIGIN,
      firstName: user.first_name,
    });
    await mailer.send({ ...addressed(user), ...mail, messageId: job.id });
  });
}

/** Takes the steps that are open, each by a command that can be sent again. */
async function issue(
  context: Context,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  const { clock, database } = context;
  const store = cardIssuanceStore(database);
  const before = await store.find(userId);
  if (!before || before.issuedAt || before.refusal !== null) return;
  if (isRevocable(before) && (await takeBackRepayment(context, { userId, requestId }))) return;
  const person = await readPerson(context, userId);
  // What she told was erased since.
  if (!person) return;
  await store.markTried(userId, clock.now());
  if (!before.accountOpenedAt) {
    if (!(await isAccepted(context, userId, () => openAccount(context, person, before)))) return;
    failpoint('card-issuance.account');
    await store.markAccountOpened(userId, before.requestedAt, clock.now());
  }
  // She may have said meanwhile how she repays, or have unlinked her bank.
  const issuance = await bound(context, { userId, requestId });
  if (!issuance) return;
  if (!(await isAccepted(context, userId, () => issueCard(context, person, issuance)))) return;
  failpoint('card-issuance.card');
  await database.transaction(async (transaction) => {
    const isNew = await cardIssuanceStore(transaction).markIssued(userId, clock.now());
    if (isNew) await context.jobs.add(transaction, WELCOME_MAIL_QUEUE, { user_id: userId });
  });
}

/** The issuing by a word of hers that is taken back no more; null for none. */
async function bound(
  context: Context,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<CardIssuance | null> {
  const store = cardIssuanceStore(context.database);
  const issuance = await store.find(userId);
  if (!issuance?.requestedAt) return null;
  if (!isRevocable(issuance)) return issuance;
  if (await takeBackRepayment(context, { userId, requestId })) return null;
  const isBound = await store.bind(userId, issuance.requestedAt, context.clock.now());
  return isBound ? issuance : null;
}

const whetherInReview = ({ inReviewSince }: CardIssuance) =>
  inReviewSince === null ? {} : { in_review: true };

const openAccount = ({ services }: Context, person: Person, issuance: CardIssuance) =>
  services.member.put(
    `/internal/members/${person.userId}/deposit_account`,
    { person: toCardholder(person), ...whetherInReview(issuance) },
    { timeoutMs: TIMEOUT_MS },
  );

const issueCard = ({ services }: Context, person: Person, issuance: CardIssuance) =>
  services.member.put(
    `/internal/members/${person.userId}/card_account`,
    {
      person: toCardholder(person),
      repayment_method: issuance.repaymentMethod,
      ...whetherInReview(issuance),
    },
    { timeoutMs: TIMEOUT_MS },
  );

/**
 * Whether the issuer did it. That its people look at her, or that it does not accept her, is kept;
 * the latter is told to who is on duty.
 */
async function isAccepted(
  { clock, database, log }: Context,
  userId: string,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const store = cardIssuanceStore(database);
  try {
    await call();
    await store.endReview(userId);
    return true;
  } catch (error) {
    if (!(error instanceof InternalCallError)) throw error;
    if (error.code === CARDHOLDER_IN_REVIEW) {
      // The schedule asks again.
      await store.markInReview(userId, clock.now());
      return false;
    }
    if (error.status !== 422) throw error;
    await store.endReview(userId);
    await store.markRefused(userId, error.code);
    log.error({ user_id: userId, code: error.code }, 'card_issuance.refused');
    return false;
  }
}

const toCardholder = (person: Person): PutCardAccount['person'] => ({
  first_name: person.firstName,
  last_name: person.lastName,
  dob: person.dateOfBirth,
  ssn: person.ssn,
  address: toWireAddress(person.address),
  phone_number: `+1${person.phoneNumber}`,
  email: person.email,
});
