import { type Database, newId } from '@reset/service-kit';
import { isBankingDay } from '#calendar/banking-day.ts';
import { dayOf } from '#calendar/calendar-date.ts';

const DAY_MS = 86_400_000;

/** What is to be moved at the bank; above zero to the account of deposits. */
export type BankTransfer = { id: string; cents: number };

/** What the bank moves between our account and that of deposits, in the database. */
export const bankTransferStore = (database: Database) => ({
  /** Plans once on each banking day what the ledger has moved and the bank was not told to. */
  plan: (now: Date): Promise<void> =>
    database.transaction(async (transaction) => {
      const day = dayOf(now);
      if (!isBankingDay(day)) return;
      await transaction.raw('LOCK TABLE bank_transfer IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await transaction.raw<{ rows: { cents: bigint }[] }>(OWED, { day });
      const cents = Number(rows[0]?.cents ?? 0);
      if (cents === 0) return;
      await transaction('bank_transfer')
        .insert({ id: newId(), day, cents, created_at: now })
        .onConflict('day')
        .ignore();
    }),

  /** Those that the bank has not accepted; later than a day it may not remember their keys. */
  async unsent(now: Date): Promise<BankTransfer[]> {
    const rows = await database('bank_transfer')
      .whereNull('sent_at')
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .select('id', 'cents');
    return rows.map(({ id, cents }) => ({ id, cents: Number(cents) }));
  },

  async keepSent({ id }: BankTransfer, now: Date): Promise<void> {
    await database('bank_transfer').where({ id, sent_at: null }).update({ sent_at: now });
  },
});

const OWED = `
  SELECT (owed_to_deposits(:day)
          - coalesce((SELECT sum(cents) FROM bank_transfer), 0))::bigint AS cents
`;
