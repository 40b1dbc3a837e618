import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { BankTransfer } from './pay.ts';

/** The last debit of her bank since, of those that settled and did not come back; null for none. */
export const lastDebit = (database: Database, userId: string, since: Date) =>
  lastSettled(database('debit as t').select('t.effective_on as day'), userId, since);

/** The last payout to her bank since, of those that arrived and were not sent back; null for none. */
export const lastPayout = (database: Database, userId: string, since: Date) =>
  lastSettled(database('payout as t').select('t.arrives_on as day'), userId, since);

async function lastSettled(
  transfers: ReturnType<Database>,
  userId: string,
  since: Date,
): Promise<BankTransfer | null> {
  const row = await transfers
    .join('card_account as c', 'c.id', 't.card_account_id')
    .where({ 'c.user_id': userId, 't.status': 'settled' })
    .where('t.created_at', '>=', since)
    .orderBy('t.created_at', 'desc')
    .select('t.created_at', 't.bank_name', 't.bank_mask')
    .first<TransferRow | undefined>();
  if (!row) return null;
  const { day, bank_name: bankName, bank_mask: bankMask } = row;
  return { day, begunAt: row.created_at, bankName, bankMask };
}

type TransferRow = {
  day: CalendarDate;
  created_at: Date;
  bank_name: string;
  bank_mask: string | null;
};
