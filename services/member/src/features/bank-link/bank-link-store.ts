import { newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import type { BankAccount, BankBill } from '#providers/bank-data.ts';
import type { BankLink } from './bank-link.ts';

/** What one reading of a member's bank brought. */
export type BankReading = {
  userId: string;
  /** As the cipher wrote it. */
  encryptedToken: string;
  account: BankAccount;
  bills: readonly BankBill[];
  readAt: Date;
};

/** Linked bank accounts and the bills they bring, in the database. */
export const bankLinkStore = (database: Knex) => ({
  /** null while no bank is linked. */
  async find(userId: string): Promise<BankLink | null> {
    const row = await database('bank_link').where({ user_id: userId }).first();
    return row
      ? {
          institutionName: row.institution_name,
          accountName: row.account_name,
          mask: row.mask,
          availableCents: row.available_cents,
        }
      : null;
  },

  /** Records a reading whole: the balance, the bills that it has, and no others. */
  async record(reading: BankReading): Promise<void> {
    await database.transaction(async (transaction) => {
      // The link's row first: two readings of one member wait for one another here.
      await transaction('bank_link').insert(linkRow(reading)).onConflict('user_id').merge();
      await recordBills(transaction, reading);
    });
  },
});

const linkRow = ({ userId, encryptedToken, account, readAt }: BankReading) => ({
  user_id: userId,
  access_token: encryptedToken,
  institution_name: account.institutionName,
  account_name: account.accountName,
  mask: account.mask,
  available_cents: account.availableCents,
  synced_at: readAt,
});

async function recordBills(transaction: Knex.Transaction, { userId, bills }: BankReading) {
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
