import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { Occasion } from '@reset/ledger';
import { appendEvents, newId, type Transaction } from '@reset/service-kit';
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

/** Publishes what was posted for debits of different accounts, in the transaction that posted it. */
export const publishRepayments = (
  transaction: Transaction,
  posted: readonly { debitId: string; account: LockedAccount; occasion: Occasion }[],
): Promise<void> =>
  appendEvents<CardEvent>(
    transaction,
    posted.map(({ debitId, account, occasion }) => ({
      type: 'repayment.recorded',
      subject: account.id,
      payload: {
        user_id: account.userId,
        debit_id: debitId,
        transfer_group_id: occasion.groupId,
      },
      occurredAt: occasion.occurredAt,
    })),
  );
