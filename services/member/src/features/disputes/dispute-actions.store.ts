import { type AddJob, type Database, newId } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import { purchaseStore } from '#features/cards/cards.store.ts';
import { addEvent, recordChange, withLocked } from './dispute-change.store.ts';
import { tellByMail } from './dispute-mail.store.ts';
import {
  creditStep,
  type DisputeScope,
  keepStep,
  NO_MONEY,
  occasionOf,
  postStep,
  takeBackStep,
} from './dispute-money.store.ts';
import {
  claimCents,
  creditCents,
  type Dispute,
  hasOpenCredit,
  isDisputable,
  type Outcome,
  stateAfter,
} from './disputes.ts';
import { datesOfDecision, dueDates } from './regulation-e.ts';

export type NewDispute = Pick<Dispute, 'reason' | 'description'> & {
  /** Null for all of the purchase. */
  amountCents: number | null;
};

/** What became of a claim; `too_much` where the purchase has not so much to claim. */
export type Opened = 'opened' | 'exists' | 'not_found' | 'not_disputable' | 'too_much';

/** What became of a step; `conflict` where the dispute has gone another way. */
export type Stepped = 'done' | 'conflict' | null;

/** Who takes a step, and when. */
type By = { actor: string; now: Date };

/** What happens to disputes, each step in one transaction under the lock of the card account. */
export const disputeActionStore = (database: Database, add: AddJob) => ({
  open: (userId: string, purchaseId: string, made: NewDispute & { now: Date }): Promise<Opened> =>
    database.transaction(async (transaction) => {
      const { now } = made;
      const purchases = purchaseStore(transaction, now);
      const account = await purchases.lockAccount({ user_id: userId });
      const found = await purchases.find({ id: purchaseId });
      if (!account || found?.accountId !== account.id) return 'not_found';
      const scope = { transaction, account, purchases, now, add };
      return openDispute(scope, purchaseId, made);
    }),

  /** Gives a provisional credit, unless there is one. */
  credit: (id: string, { actor, now }: By): Promise<Stepped> =>
    withLocked(database, { id, now, add }, (scope, dispute) => giveCredit(scope, dispute, actor)),

  /** The same decision again changes nothing. */
  decide: (
    id: string,
    { outcome, reason, actor, now }: By & { outcome: Outcome; reason: string },
  ): Promise<Stepped> =>
    withLocked(database, { id, now, add }, (scope, dispute) =>
      decide(scope, dispute, { outcome, reason, actor }),
    ),

  /** She claims nothing any more: a credit is taken back at once, as she wants it. */
  withdraw: (userId: string, id: string, now: Date): Promise<Stepped> =>
    withLocked(database, { id, userId, now, add }, withdraw),

  /** Takes back the credit of a dispute that was lost, once its notice is over. */
  takeBack: (id: string, { actor, now }: By): Promise<Stepped> =>
    withLocked(database, { id, now, add }, async (scope, dispute) => {
      const { state, takeBackOn } = dispute;
      const isDue = takeBackOn !== null && takeBackOn <= dayOf(now);
      if (state !== 'lost' || !isDue || !hasOpenCredit(dispute)) return 'conflict';
      await takeBack(scope, dispute, actor);
      const taken = { taken_back_cents: creditCents(dispute) };
      await tellByMail(scope, dispute, { kind: 'taken_back', ...taken });
      return 'done';
    }),
});

async function openDispute(
  scope: DisputeScope,
  purchaseId: string,
  { amountCents: wanted, reason, description }: NewDispute,
): Promise<Opened> {
  const { transaction, account, now } = scope;
  const open = await transaction('dispute')
    .where({ card_transaction_id: purchaseId })
    .whereNot({ state: 'withdrawn' })
    .first('id');
  if (open) return 'exists';
  const purchase = (await scope.purchases.find({ id: purchaseId }))?.purchase;
  const isReversal = await transaction('dispute').where({ reversal_id: purchaseId }).first('id');
  if (!purchase || isReversal || !isDisputable(purchase.customerState)) return 'not_disputable';
  const claimableCents = purchase.postedCents - (await refundedCents(scope, purchaseId));
  const amountCents = wanted ?? claimableCents;
  if (claimableCents <= 0) return 'not_disputable';
  if (amountCents > claimableCents) return 'too_much';
  const { issued_on: accountOpenedOn } = await transaction('card_account')
    .where({ id: account.id })
    .first('issued_on');
  const id = newId();
  const dates = dueDates({
    openedOn: dayOf(now),
    purchasedOn: dayOf(purchase.occurredAt),
    accountOpenedOn,
    isPointOfSale: purchase.cardPresent,
  });
  await transaction('dispute').insert({
    id,
    card_account_id: account.id,
    card_transaction_id: purchaseId,
    reason,
    description,
    amount_cents: amountCents,
    opened_at: now,
    credit_due_on: dates.creditDueOn,
    resolve_due_on: dates.resolveDueOn,
  });
  await addEvent(scope, id, { ...OPENED, amountCents });
  await tellByMail(
    scope,
    { purchaseId, amountCents, refundedCents: 0 },
    { kind: 'opened', credit_due_on: dates.creditDueOn, resolve_due_on: dates.resolveDueOn },
  );
  return 'opened';
}

const MEMBER = 'member';
const OPENED = { kind: 'opened', reason: null, actor: MEMBER, groupId: null } as const;

async function refundedCents({ transaction }: DisputeScope, purchaseId: string): Promise<number> {
  const { rows } = await transaction.raw<{ rows: { cents: string | null }[] }>(
    'SELECT sum(amount_cents) AS cents FROM card_refund WHERE card_transaction_id = ?',
    [purchaseId],
  );
  return Number(rows[0]?.cents ?? 0);
}

async function giveCredit(
  scope: DisputeScope,
  dispute: Dispute,
  actor: string,
): Promise<Exclude<Stepped, null>> {
  if (stateAfter(dispute.state, 'credit') === null) return 'conflict';
  if (dispute.state === 'provisional') return 'done';
  const occasion = occasionOf(dispute, actor, scope.now);
  const credit = await creditStep(scope, dispute, occasion);
  await postStep(scope, [credit]);
  await recordChange(scope, dispute, {
    change: { ...credit.dispute, state: 'provisional' },
    event: {
      kind: 'credited',
      amountCents: claimCents(dispute),
      reason: null,
      actor,
      groupId: occasion.groupId,
    },
  });
  await tellByMail(scope, dispute, {
    kind: 'credited',
    credit: newCredit({ ...dispute, ...credit.dispute }),
    credited_on: dayOf(scope.now),
    resolve_due_on: dispute.resolveDueOn,
    is_late: dispute.resolveDueOn < dayOf(scope.now),
  });
  return 'done';
}

const newCredit = ({ creditedOwedCents, creditedDepositCents }: Dispute) => ({
  paid_cents: creditedOwedCents,
  deposit_cents: creditedDepositCents,
});

type Decision = { outcome: Outcome; reason: string; actor: string };

async function decide(
  scope: DisputeScope,
  dispute: Dispute,
  decision: Decision,
): Promise<Exclude<Stepped, null>> {
  const { outcome } = decision;
  if (stateAfter(dispute.state, outcome) === null) return 'conflict';
  if (dispute.state === outcome) return 'done';
  await (outcome === 'lost'
    ? lose(scope, dispute, decision)
    : keep(scope, dispute, { ...decision, outcome }));
  return 'done';
}

// An error that is found before there was a credit is corrected with the decision.
async function keep(
  scope: DisputeScope,
  dispute: Dispute,
  { outcome, reason, actor }: Decision & { outcome: 'won' | 'written_off' },
): Promise<void> {
  const occasion = occasionOf(dispute, actor, scope.now);
  const { groupId } = occasion;
  const credit = dispute.state === 'open' ? await creditStep(scope, dispute, occasion) : NO_MONEY;
  const credited = { ...dispute, ...credit.dispute };
  const kept = await keepStep(scope, credited, { occasion, outcome });
  await postStep(scope, [credit, kept]);
  const amountCents = creditCents(credited);
  await recordChange(scope, dispute, {
    change: {
      ...credit.dispute,
      ...kept.dispute,
      ...decided(scope.now, reason),
      state: outcome,
    },
    event: { kind: outcome, amountCents, reason, actor, groupId },
  });
  await tellByMail(scope, dispute, {
    kind: outcome,
    kept_cents: amountCents,
    credit: dispute.state === 'open' ? newCredit(credited) : null,
  });
}

async function lose(
  scope: DisputeScope,
  dispute: Dispute,
  { reason, actor }: Decision,
): Promise<void> {
  const hasCredit = hasOpenCredit(dispute);
  const takeBackOn = hasCredit ? datesOfDecision(dayOf(scope.now)).takeBackOn : null;
  await recordChange(scope, dispute, {
    change: { ...decided(scope.now, reason), state: 'lost', takeBackOn },
    event: {
      kind: 'lost',
      amountCents: hasCredit ? creditCents(dispute) : null,
      reason,
      actor,
      groupId: null,
    },
  });
  await tellByMail(scope, dispute, {
    kind: 'lost',
    reason,
    credit_cents: hasCredit ? creditCents(dispute) : 0,
    take_back_on: takeBackOn,
  });
}

function decided(now: Date, decisionReason: string) {
  const { resultsDueOn, correctionDueOn } = datesOfDecision(dayOf(now));
  return { decidedAt: now, decisionReason, resultsDueOn, correctionDueOn };
}

async function withdraw(scope: DisputeScope, dispute: Dispute): Promise<Exclude<Stepped, null>> {
  const { state } = dispute;
  if (stateAfter(state, 'withdraw') === null) return 'conflict';
  if (state === 'withdrawn') return 'done';
  await recordChange(scope, dispute, {
    change: { state: 'withdrawn', decidedAt: scope.now },
    event: { kind: 'withdrawn', amountCents: null, reason: null, actor: MEMBER, groupId: null },
  });
  const hasCredit = hasOpenCredit(dispute);
  if (hasCredit) await takeBack(scope, dispute, MEMBER);
  const taken = { taken_back_cents: hasCredit ? creditCents(dispute) : 0 };
  await tellByMail(scope, dispute, { kind: 'withdrawn', ...taken });
  return 'done';
}

async function takeBack(scope: DisputeScope, dispute: Dispute, actor: string): Promise<void> {
  const occasion = occasionOf(dispute, actor, scope.now);
  const taken = await takeBackStep(scope, dispute, occasion);
  await postStep(scope, [taken]);
  await recordChange(scope, dispute, {
    change: { ...taken.dispute, reversalId: taken.reversalId },
    event: {
      kind: 'taken_back',
      amountCents: creditCents(dispute),
      reason: null,
      actor,
      groupId: occasion.groupId,
    },
  });
}
