import type { Database } from '@reset/service-kit';
import { depositsMonthlyCents } from '#features/banks/banks.ts';
import type { BankTransaction } from '#providers/bank-data.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

/** A reading that lags behind what the bank has reported. */
export type WantedReading = {
  /** What it will be up to when it is done. */
  wanted: number;
  /** Up to which of the link's syncs everything was handed over; null when nothing was. */
  uploadedRun: number | null;
};

/** What income shows in banks' transactions, in the database. */
export const incomeStore = (database: Database) => ({
  /** null when nothing is wanted, or the link is no more. */
  async findWanted(linkId: string): Promise<WantedReading | null> {
    const row = await database('income_reading')
      .where({ link_id: linkId })
      .whereRaw('done < wanted')
      .first();
    return row && { wanted: row.wanted, uploadedRun: row.is_uploaded ? row.uploaded_run : null };
  },

  /** What was posted and is to be handed over, and up to which sync that is. */
  async listNew(
    linkId: string,
    uploadedRun: number | null,
  ): Promise<{ transactions: BankTransaction[]; run: number }> {
    const rows = await database('bank_transaction')
      .where({ link_id: linkId })
      .where('sync_run', '>', uploadedRun ?? 0)
      .orderBy(['occurred_on', 'provider_transaction_id']);
    const run = Math.max(uploadedRun ?? 0, ...rows.map(({ sync_run }) => sync_run));
    return { transactions: rows.filter(({ is_pending }) => !is_pending).map(toTransaction), run };
  },

  async keepUploaded(linkId: string, run: number): Promise<void> {
    await database('income_reading')
      .where({ link_id: linkId })
      .update({
        is_uploaded: true,
        uploaded_run: database.raw('greatest(uploaded_run, ?)', [run]),
      });
  },

  /** Keeps what was read, unless a later reading was kept before. */
  async record(linkId: string, reading: Reading): Promise<void> {
    await database('income_reading')
      .where({ link_id: linkId })
      .where('done', '<=', reading.wanted)
      .update({
        done: reading.wanted,
        incomes: JSON.stringify(reading.incomes),
        deposits_monthly_cents: depositsMonthlyCents(reading.incomes),
        read_at: reading.readAt,
      });
  },
});

type Reading = { wanted: number; incomes: readonly RecurringIncome[]; readAt: Date };

const toTransaction = (row: {
  provider_transaction_id: string;
  account_id: string;
  occurred_on: string;
  amount_cents: number;
  name: string;
  merchant_name: string | null;
  category: string | null;
  category_id: string | null;
  transaction_type: string | null;
  is_pending: boolean;
}): BankTransaction => ({
  providerTransactionId: row.provider_transaction_id,
  accountId: row.account_id,
  occurredOn: row.occurred_on,
  amountCents: row.amount_cents,
  name: row.name,
  merchantName: row.merchant_name,
  category: row.category,
  categoryId: row.category_id,
  transactionType: row.transaction_type,
  isPending: row.is_pending,
});
