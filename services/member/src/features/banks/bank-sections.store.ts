import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

/** What staff read of somebody's linked bank, in the database. */
export const bankSectionStore = (database: Database) => ({
  /** How the link is read; null while none is linked. */
  async status(userId: string): Promise<BankStatus | null> {
    const row = await database('bank_link').where({ user_id: userId }).first<BankStatus>(STATUS);
    return row ?? null;
  },

  /** The latest transactions first, from one moment with how many there are. */
  transactions: (
    userId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: TransactionRow[]; count: number }> =>
    database.transaction(
      async (snapshot) => {
        const link = await snapshot('bank_link').where({ user_id: userId }).first('id');
        if (!link) return { rows: [], count: 0 };
        const ofLink = snapshot('bank_transaction').where({ link_id: link.id });
        const counted = await ofLink.clone().count<{ count: bigint }>({ count: '*' }).first();
        const rows = await ofLink
          .orderBy([
            { column: 'occurred_on', order: 'desc' },
            { column: 'provider_transaction_id', order: 'desc' },
          ])
          .limit(limit)
          .offset(offset)
          .select<TransactionRow[]>(TRANSACTION);
        return { rows, count: Number(counted?.count ?? 0) };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),

  /** What was read of her income; null before, and while no bank is linked. */
  async income(userId: string): Promise<IncomeRow | null> {
    const row = await database('income_reading as reading')
      .join('bank_link as link', 'link.id', 'reading.link_id')
      .where('link.user_id', userId)
      .whereNotNull('reading.incomes')
      .first<IncomeRow>('reading.incomes', 'reading.deposits_monthly_cents', 'reading.read_at');
    return row ?? null;
  },
});

const STATUS = [
  'error',
  'balances_updated_at',
  'transactions_synced_at',
  'transactions_failed_at',
  'item_id',
];
type BankStatus = {
  error: string | null;
  balances_updated_at: Date | null;
  transactions_synced_at: Date | null;
  transactions_failed_at: Date | null;
  item_id: string | null;
};

const TRANSACTION = [
  'occurred_on',
  'amount_cents',
  'category',
  'category_id',
  'merchant_name',
  'name',
  'transaction_type',
];
export type TransactionRow = {
  occurred_on: CalendarDate;
  amount_cents: number;
  category: string | null;
  category_id: string | null;
  merchant_name: string | null;
  name: string;
  transaction_type: string | null;
};

export type IncomeRow = {
  incomes: RecurringIncome[];
  deposits_monthly_cents: number | null;
  read_at: Date | null;
};
