import type { Database } from '@reset/service-kit';
import { readDepositMovements } from '#features/cards/purchases/deposit-movements.store.ts';
import { refundShares } from '#features/cards/purchases/refund-surplus.ts';

/**
 * What of each of these deposits of one member repaid what she owed later, out of what it had left on
 * deposit, in cents by its id: what has been there the longest is taken first. One of which nothing did
 * has none.
 */
export async function repaidLaterById(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const deposits = await database('incoming_deposit')
    .whereIn('id', ids)
    .where({ status: 'received' })
    .select('id', 'card_account_id', 'transfer_group_id');
  const [first] = deposits;
  if (!first) return new Map();
  const accountId: string = first.card_account_id;
  const payments = await database('allocation as a')
    .join('card_transaction as t', 't.id', 'a.card_transaction_id')
    .where({ 't.card_account_id': accountId, 'a.kind': 'deposit_balance', 'a.reversed_by': null })
    .orderBy('a.id')
    .select('a.id', 'a.amount_cents', 'a.repayment_id');
  if (payments.length === 0) return new Map();
  const shares = refundShares({
    payments: payments.map((row) => ({
      id: row.id,
      amountCents: row.amount_cents,
      depositGroupId: row.repayment_id,
    })),
    refunds: deposits.map((row) => ({ id: row.id, groupId: row.transfer_group_id })),
    movements: await readDepositMovements(database, accountId),
  });
  const cents = new Map<string, number>();
  for (const { refundId, cents: part } of [...shares.values()].flat()) {
    cents.set(refundId, (cents.get(refundId) ?? 0) + part);
  }
  return cents;
}
