import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { BankTransfer } from './pay.ts';

/** The last debit of her bank since, of those that settled and did not come back; null for none. */
export const lastDebit = async (database: Database, userId: string, since: Date) =>
  (await settled(database('debit as t').select('t.effective_on as day'), userId, since))[0] ?? null;

/** The payouts to her bank since that arrived and were not sent back, the newest first. */
export const arrivedPayouts = (database: Database, userId: string, since: Date) =>
  settled(database('payout as t').select('t.arrives_on as day'), userId, since);

/** The payout that is on its way to her bank, of which there is one at a time; null for none. */
export async function payoutUnderWay(
  database: Database,
  userId: string,
): Promise<Pick<BankTransfer, 'begunAt' | 'amountCents'> | null> {
  const row = await database('payout as p')
    .join('card_account as c', 'c.id', 'p.card_account_id')
    .where({ 'c.user_id': userId })
    .whereIn('p.status', ['reserved', 'sent'])
    .first('p.created_at', 'p.amount_cents');
  return row ? { begunAt: row.created_at, amountCents: row.amount_cents } : null;
}

async function settled(
  transfers: ReturnType<Database>,
  userId: string,
  since: Date,
): Promise<BankTransfer[]> {
  const rows: TransferRow[] = await transfers
    .join('card_account as c', 'c.id', 't.card_account_id')
    .where({ 'c.user_id': userId, 't.status': 'settled' })
    .where('t.created_at', '>=', since)
    .orderBy('t.created_at', 'desc')
    .select('t.created_at', 't.amount_cents', 't.bank_name', 't.bank_mask');
  return rows.map((row) => ({
    day: row.day,
    begunAt: row.created_at,
    amountCents: row.amount_cents,
    bankName: row.bank_name,
    bankMask: row.bank_mask,
  }));
}

type TransferRow = {
  day: CalendarDate;
  created_at: Date;
  amount_cents: number;
  bank_name: string;
  bank_mask: string | null;
};
