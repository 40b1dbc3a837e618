import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Occasion } from '@reset/ledger';
import { appendEvent, newId, type Transaction } from '@reset/service-kit';
import { dayOf } from '#calendar/calendar-date.ts';
import type { LockedAccount } from '#features/cards/purchases/purchases.store.ts';

const ACTOR = 'repayments';

export const occasionOf = (debitId: string, what: string, now: Date): Occasion => ({
  groupId: newId(),
  occurredAt: now,
  effectiveOn: dayOf(now),
  actor: ACTOR,
  source: `${debitId}:${what}`,
});

/** Publishes what was posted for a debit, in the transaction that posted it. */
export const publishRepayment = (
  transaction: Transaction,
  account: LockedAccount,
  { debitId, occasion }: { debitId: string; occasion: Occasion },
): Promise<void> =>
  appendEvent<CardEvent>(transaction, {
    type: 'repayment.recorded',
    subject: account.id,
    payload: {
      user_id: account.userId,
      debit_id: debitId,
      transfer_group_id: occasion.groupId,
    },
    occurredAt: occasion.occurredAt,
  });
