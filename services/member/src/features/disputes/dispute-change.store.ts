import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import { type AddJob, appendEvent, type Database } from '@reset/service-kit';
import { caseStore, purchaseStore } from '#features/cards/cards.store.ts';
import { type DisputeRow, toDispute } from './dispute.ts';
import type { DisputeScope } from './dispute-money.store.ts';
import type { Dispute, DisputeEvent } from './disputes.ts';

/**
 * Works on a dispute under the lock of its card account; null where there is none, or none of this
 * member's where one is named.
 */
export const withLocked = <Done>(
  database: Database,
  { id, userId, now, add }: { id: string; userId?: string; now: Date; add: AddJob },
  work: (scope: DisputeScope, dispute: Dispute) => Promise<Done>,
): Promise<Done | null> =>
  database.transaction(async (transaction) => {
    const found = await transaction('dispute').where({ id }).first('card_account_id');
    if (!found) return null;
    const purchases = purchaseStore(transaction, now);
    const account = await purchases.lockAccount({ id: found.card_account_id });
    if (!account || (userId !== undefined && account.userId !== userId)) return null;
    // Read under the lock: what was done meanwhile counts.
    const row = await transaction('dispute').where({ id }).first<DisputeRow>();
    return work({ transaction, account, purchases, now, add }, toDispute(row));
  });

/** The dispute of a purchase: the one that counts before those that were withdrawn. */
export async function findDispute(database: Database, purchaseId: string): Promise<Dispute | null> {
  const row = await database('dispute')
    .where({ card_transaction_id: purchaseId })
    .orderByRaw("(state = 'withdrawn'), opened_at DESC")
    .first<DisputeRow | undefined>();
  return row ? toDispute(row) : null;
}

/** What is different of a dispute from now on; dates are set with a decision. */
export type DisputeChange = Partial<Dispute> & {
  decidedAt?: Date;
  resultsDueOn?: string;
  correctionDueOn?: string;
  reversalId?: string | null;
};

/** Writes what happened to a dispute, how it stands then, and publishes it. */
export async function recordChange(
  scope: DisputeScope,
  dispute: Dispute,
  { change, event }: { change: DisputeChange; event: DisputeEvent },
): Promise<void> {
  const { transaction, now } = scope;
  const columns = toColumns(change);
  if (Object.keys(columns).length > 0) {
    await transaction('dispute').where({ id: dispute.id }).update(columns);
  }
  await addEvent(scope, dispute.id, event);
  if (change.decidedAt) await closeReminders(scope, dispute.id, now);
}

/** Appends to the history of a dispute, and publishes it. */
export async function addEvent(
  { transaction, account, now }: DisputeScope,
  disputeId: string,
  { kind, amountCents, reason, actor, groupId }: DisputeEvent,
): Promise<void> {
  await transaction('dispute_event').insert({
    dispute_id: disputeId,
    kind,
    amount_cents: amountCents,
    reason,
    actor,
    transfer_group_id: groupId,
    occurred_at: now,
  });
  await appendEvent<CardEvent>(transaction, {
    type: 'dispute.recorded',
    subject: account.id,
    payload: { user_id: account.userId, dispute_id: disputeId, transfer_group_id: groupId },
    occurredAt: now,
  });
}

/** What staff are reminded of while a dispute waits for them. */
const REMINDERS = ['dispute_due', 'dispute_overdue'] as const;

async function closeReminders(
  { transaction, account }: DisputeScope,
  subject: string,
  now: Date,
): Promise<void> {
  const cases = caseStore(transaction, { accountId: account.id, now, alert: () => undefined });
  for (const kind of REMINDERS) await cases.close({ kind, subject });
}

const COLUMNS = {
  state: 'state',
  refundedCents: 'refunded_cents',
  creditGroupId: 'credit_group_id',
  creditedOwedCents: 'credited_owed_cents',
  creditedDepositCents: 'credited_deposit_cents',
  absorbedCents: 'absorbed_cents',
  creditEndedAt: 'credit_ended_at',
  decidedAt: 'decided_at',
  decisionReason: 'decision_reason',
  resultsDueOn: 'results_due_on',
  correctionDueOn: 'correction_due_on',
  takeBackOn: 'take_back_on',
  reversalId: 'reversal_id',
} as const;

const toColumns = (change: DisputeChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .filter(([field]) => field in change)
      .map(([field, column]) => [column, change[field as keyof typeof COLUMNS]]),
  );
