import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import { appendEvent } from '@reset/service-kit';
import type { Knex } from 'knex';

type Account = { id: string; userId: string };
type Recorded = { purchaseId: string; groupId: string | null; occurredAt: Date };

/** Tells that a card account was opened, in the transaction that opens it. */
export const tellOpened = (
  transaction: Knex.Transaction,
  account: Account,
  occurredAt: Date,
): Promise<void> =>
  appendEvent<CardEvent>(transaction, {
    type: 'card_account.opened',
    subject: account.id,
    payload: { user_id: account.userId },
    occurredAt,
  });

/**
 * Tells that a purchase was recorded or changed, in that transaction, which holds the account.
 * `groupId` names the ledger's transfers; null where no money moved.
 */
export async function tellRecorded(
  transaction: Knex.Transaction,
  account: Account,
  { purchaseId, groupId, occurredAt }: Recorded,
): Promise<void> {
  const latest = await transaction('card_transaction')
    .where({ card_account_id: account.id })
    .whereNot({ customer_state: 'declined' })
    .max<{ at: Date | null }>({ at: 'occurred_at' })
    .first();
  await appendEvent<CardEvent>(transaction, {
    type: 'card_transaction.recorded',
    subject: account.id,
    payload: {
      user_id: account.userId,
      card_transaction_id: purchaseId,
      latest_transaction_at: latest?.at?.toISOString() ?? null,
      transfer_group_id: groupId,
    },
    occurredAt,
  });
}
