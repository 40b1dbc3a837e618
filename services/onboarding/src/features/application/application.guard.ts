import type { TaskName } from '@reset/api-contract/onboarding/application-status.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { ApplicationEvent } from '@reset/application-engine/application-event.ts';
import { applicationStatus, isOpen } from '@reset/application-engine/application-status.ts';
import type { ApplicantFacts } from '@reset/application-engine/applicant-facts.ts';
import { carriedOver, type SharedTask } from '@reset/application-engine/tasks.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { RefusedError, type Refusal, type Transaction } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { enterState } from '#features/user-states/user-states.store.ts';
import { isCancellationDecided } from '#features/cancellation/cancellation.store.ts';
import { applicationUnavailable, readApplicant } from './applicant.client.ts';
import type { Applicant, InTheWay } from './applicant.ts';
import { applicantCopyStore, applicationStore } from './application.store.ts';
import { type ApplicationFile, factsOf, JUDGE_QUEUE } from './application.ts';
import { isFilingTaxes } from './open-application.ts';

const NOT_OPEN: Refusal = {
  status: 409,
  code: 'task_not_open',
  error: 'This step of your application is not open right now.',
};

const LINK_BROKEN: Refusal = {
  status: 409,
  code: 'link_broken',
  error: 'Your bank or payroll connection needs your attention before you can go on.',
};

const BEING_CANCELLED: Refusal = {
  status: 409,
  code: 'cancellation_pending',
  error: "You've cancelled this application. Please wait a moment while it ends.",
};

type Task = {
  userId: string;
  task: TaskName;
  /** What happens by it; where that hangs on what else is so, by that. */
  event: ApplicationEvent | ((applicant: Applicant) => ApplicationEvent);
  requestId: string;
  /** The applications in which it counts. */
  products?: readonly ProductName[];
  outcome?: 'done' | 'skipped';
  /** The answer where it is open in none of them, and was done in none. */
  refusal?: Refusal;
  /** `write` is asked as well where the task is over already; it is not unless this says so. */
  isRewritable?: boolean;
  /** It tells where she lives: what she told of that before does not close it. */
  tellsHome?: boolean;
  /** It happened elsewhere, and is so however she stands: not hers to do in its turn. */
  hasHappened?: boolean;
};

const ALL_PRODUCTS: readonly ProductName[] = ['earned_wage_access', 'tax_refund_advance'];

/**
 * The one writer of tasks: records that a task is over in each application in which it is open now,
 * by what the other services say at this moment, with the state that it brings her into and with
 * what `write` stores, all in one transaction. What was over there because she did it for the other
 * product is recorded with it, so that it outlives the other application. One call at a time for each person, so that no step
 * is jumped however calls cross. What was recorded before is recorded no more.
 * @param write answers whether the task is over by it
 * @throws RefusedError 503 while not all is known, 409 (or `refusal`) where it is not open
 */
export async function recordTask(
  context: Context,
  { userId, task, event, requestId, ...how }: Task,
  write: (transaction: Transaction, applicant: Applicant) => Promise<boolean> = async () => true,
): Promise<void> {
  const { products = ALL_PRODUCTS, outcome = 'done', refusal = NOT_OPEN } = how;
  const { clock, database, partners } = context;
  const { applicant, isLive, inTheWay } = await readApplicant(context, userId, { requestId });
  // Nothing is decided by what was so a while ago.
  if (!isLive) throw new RefusedError(applicationUnavailable);
  await database.transaction(async (transaction) => {
    await applicantCopyStore(transaction).lock(userId);
    const now = clock.now();
    const applications = applicationStore(transaction);
    const file = await applications.read(userId, now);
    const told = how.tellsHome ? { ...file, homeState: null } : file;
    const facts = factsOf({ applicant, file: told, partners, today: dayOf(now) });
    const statusOf = (product: ProductName) => applicationStatus(product, facts);
    const carryOver = (into: readonly ProductName[]) =>
      recordCarriedOver(transaction, into, { userId, facts, now, by: task });
    const open = products.filter(
      (product) =>
        (file.begun.has(product) || products.length === 1) &&
        (how.hasHappened ? !file.recorded[product].has(task) : isOpen(task, statusOf(product))),
    );
    if (open.length === 0) {
      // Sent again, it is no error.
      const done = products.filter((product) => file.recorded[product].has(task));
      if (done.length === 0) throw new RefusedError(refusal);
      // Told anew, it is told in each of them.
      const isRewritten = how.isRewritable && (await write(transaction, applicant));
      if (isRewritten) await carryOver(goingOn(file));
      return;
    }
    if (!how.hasHappened && open.includes('earned_wage_access')) {
      const obstacle = await obstacleOf(transaction, userId, inTheWay);
      if (obstacle !== null) throw new RefusedError(obstacle);
    }
    await carryOver(open);
    if (!(await write(transaction, applicant))) return;
    const happened = typeof event === 'function' ? event(applicant) : event;
    for (const product of open) {
      await applications.record(transaction, { userId, product, task, outcome, now });
      await enterState(transaction, { userId, event: happened, product, at: now });
    }
  });
}

type Ending = { userId: string; file: ApplicationFile; applicant: Applicant; now: Date };

/**
 * Records what her taxes need of what she did for her card, whose application is about to end with all
 * that is recorded in it: nothing where she is not filing them.
 */
export async function keepForTaxes(
  { partners }: Pick<Context, 'partners'>,
  transaction: Transaction,
  { userId, file, applicant, now }: Ending,
): Promise<void> {
  const taxes = 'tax_refund_advance';
  const facts = factsOf({ applicant, file, partners, today: dayOf(now) });
  if (file.rejectedFor !== null || !isFilingTaxes(file, applicationStatus(taxes, facts))) return;
  await recordCarriedOver(transaction, [taxes], { userId, facts, now, by: null });
}

/** The applications that she has begun and not cancelled. */
const goingOn = ({ begun, cancelled }: ApplicationFile): ProductName[] =>
  [...begun].filter((product) => !cancelled[product]);

type CarryingOver = {
  userId: string;
  facts: ApplicantFacts;
  now: Date;
  /** The task that is recorded with it; null where an application ends. */
  by: TaskName | null;
};

async function recordCarriedOver(
  transaction: Transaction,
  into: readonly ProductName[],
  { userId, facts, now, by }: CarryingOver,
): Promise<void> {
  for (const product of into) {
    for (const task of carriedOver(product, facts)) {
      if (isToBeLookedOver(task, product, by)) continue;
      const done = { userId, product, task, outcome: 'done', now } as const;
      await applicationStore(transaction).record(transaction, done);
      await enterState(transaction, { userId, event: EVENT_OF[task], product, at: now });
    }
  }
}

/**
 * Whether what she told for her taxes is still to be looked over for her card: what is recorded there
 * as told is verified without asking her.
 */
const isToBeLookedOver = (task: SharedTask, product: ProductName, by: TaskName | null): boolean =>
  product === 'earned_wage_access' &&
  task === 'personal_info_submission' &&
  by !== 'personal_info_submission' &&
  by !== 'identity_verification';

const EVENT_OF: Readonly<Record<SharedTask, ApplicationEvent>> = {
  terms_acceptance: 'terms_accepted',
  personal_info_submission: 'personal_info_submitted',
};

/** Why the card's application does not go on, whatever is asked now; null where nothing is in its way. */
async function obstacleOf(
  transaction: Transaction,
  userId: string,
  { isLinkBroken, cancellationVersion }: InTheWay,
): Promise<Refusal | null> {
  const isEnding =
    cancellationVersion !== null &&
    !(await isCancellationDecided(transaction, userId, cancellationVersion));
  if (isEnding) return BEING_CANCELLED;
  return isLinkBroken ? LINK_BROKEN : null;
}

type Reopened = Pick<Task, 'userId' | 'task' | 'requestId'> & { product: ProductName };

/**
 * Takes back that a task is over, where `undo` finds by what the other services say at this moment
 * that what it stood on is gone, and undoes what was stored by it. One call at a time for each
 * person, as `recordTask`.
 * @returns whether it was taken back
 * @throws RefusedError 503 while not all is known
 */
export async function reopenTask(
  context: Context,
  { userId, product, task, requestId }: Reopened,
  undo: (transaction: Transaction, applicant: Applicant) => Promise<boolean>,
): Promise<boolean> {
  const { database, jobs } = context;
  const { applicant, isLive } = await readApplicant(context, userId, { requestId });
  if (!isLive) throw new RefusedError(applicationUnavailable);
  return database.transaction(async (transaction) => {
    await applicantCopyStore(transaction).lock(userId);
    if (!(await undo(transaction, applicant))) return false;
    await applicationStore(transaction).reopen(transaction, userId, [task], [product]);
    await jobs.add(transaction, JUDGE_QUEUE, { user_id: userId });
    return true;
  });
}

/** Records what is not hers to do: that her identity is verified, however she stands elsewhere. */
export async function recordVerified(
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const product = 'earned_wage_access';
  const verified = {
    userId,
    product,
    task: 'identity_verification',
    outcome: 'done',
    now,
  } as const;
  await applicationStore(transaction).record(transaction, verified);
  await enterState(transaction, { userId, event: 'identity_verified', product, at: now });
}
