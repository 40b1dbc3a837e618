import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { BankBill } from '#providers/bank-data.ts';

/** Brings a member's bills to these and no others, in a transaction that holds her link. */
export async function recordBills(
  transaction: Knex.Transaction,
  userId: string,
  bills: readonly BankBill[],
): Promise<void> {
  const streamIds = bills.map(({ streamId }) => streamId);
  await transaction('recurring_outflow')
    .where({ user_id: userId })
    .whereNotIn('stream_id', streamIds)
    .delete();
  if (bills.length === 0) return;
  await transaction('recurring_outflow')
    .insert(bills.map((bill) => ({ id: newId(), user_id: userId, ...billRow(bill) })))
    .onConflict(['user_id', 'stream_id'])
    .merge(Object.keys(billRow(bills[0] as BankBill)));
}

const billRow = (bill: BankBill) => ({
  stream_id: bill.streamId,
  merchant_name: bill.merchantName,
  description: bill.description,
  average_cents: bill.averageCents,
  frequency: bill.frequency,
  last_occurrence_on: bill.lastOccurrenceOn,
  next_occurrence_on: bill.nextOccurrenceOn,
  category_primary: bill.categoryPrimary,
  category_secondary: bill.categorySecondary,
});
