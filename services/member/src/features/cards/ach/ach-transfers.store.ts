import type { Knex } from 'knex';
import type { Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { AchTransfer, SentTransfer } from './ach-transfer.ts';

const MAX_TRANSFERS = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** How long after it arrived a return is looked for: a forbidden debit may come back for 60 days. */
export const RETURNABLE_DAYS = 65;

/** Where transfers of one kind are kept. */
export type TransferTable = {
  table: 'payout' | 'debit';
  /** The column of the issuer's id of her bank account. */
  bankAccount: 'recipient_id' | 'source_id';
  /** The columns of the day on which it arrives, and of when it did. */
  arrivesOn: 'arrives_on' | 'settles_on';
  settledAt: 'ended_at' | 'settled_at';
  /** For so many days after it arrived a return is looked for each day, and each week later. */
  readDailyDays: number;
};

/** Transfers of one kind between members' banks and us, in the database. */
export function transferStore(database: Database, kind: TransferTable) {
  const { table, bankAccount, arrivesOn, settledAt, readDailyDays } = kind;
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
  const returnableSince = (now: Date) => ago(now, RETURNABLE_DAYS * DAY_MS);

  return {
    /**
     * Transfers that are to be sent, looked for or read again: some, those first that were not looked
     * at for longest.
     * @param among those that it asks about
     */
    async unfinished(now: Date, among: Knex.QueryBuilder = database(table)): Promise<string[]> {
      const hourAgo = ago(now, HOUR_MS);
      const rows = await among
        .where((open) =>
          open
            .where((reserved) =>
              reserved
                .where({ status: 'reserved' })
                .whereRaw('(sent_at > ? OR checked_at <= ?) IS NOT FALSE', [
                  ago(now, DAY_MS),
                  hourAgo,
                ]),
            )
            .orWhere((sent) => sent.where({ status: 'sent' }).where('checked_at', '<=', hourAgo))
            .orWhere((settled) =>
              settled
                .where({ status: 'settled' })
                .where(settledAt, '>', returnableSince(now))
                .whereRaw('checked_at <= CASE WHEN ?? > ? THEN ? ELSE ? END ::timestamptz', [
                  settledAt,
                  ago(now, readDailyDays * DAY_MS),
                  ago(now, DAY_MS),
                  ago(now, WEEK_MS),
                ]),
            ),
        )
        .orderBy('checked_at')
        .limit(MAX_TRANSFERS)
        .select('id');
      return rows.map(({ id }: { id: string }) => id);
    },

    /** Those of one account that the issuer may have news of. */
    async ofAccount(accountId: string, now: Date): Promise<string[]> {
      const rows = await database(table)
        .where({ card_account_id: accountId })
        .whereIn('status', ['sent', 'settled'])
        .whereRaw('coalesce(?? > ?, true)', [settledAt, returnableSince(now)])
        .select('id');
      return rows.map(({ id }) => id);
    },

    /** Reads some, and remembers that they are looked at now. */
    async take<Row = TransferRow>(ids: readonly string[], now: Date) {
      const bindings = [table, now, [...ids], bankAccount];
      return (await database.raw<{ rows: (TransferRow & Row)[] }>(TAKE, bindings)).rows;
    },

    /** Remembers to or from which accounts they go, and that they are sent from now on. */
    async keepBankAccounts(
      transfers: readonly { id: string; bankAccountId: string }[],
      now: Date,
    ): Promise<void> {
      if (transfers.length === 0) return;
      await database.raw(KEEP_ACCOUNTS, [table, bankAccount, now, JSON.stringify(transfers)]);
    },

    /** The issuer has accepted them. */
    async keepSent(
      sent: readonly { id: string; issuerId: string; arrivesOn: CalendarDate }[],
    ): Promise<void> {
      if (sent.length === 0) return;
      await database.raw(KEEP_SENT, [table, arrivesOn, JSON.stringify(sent)]);
    },
  };
}

const TAKE = `
  UPDATE ?? t SET checked_at = ?
    FROM card_account c
   WHERE c.id = t.card_account_id AND t.id = ANY (?)
  RETURNING t.*, t.?? AS bank_account_id, c.user_id, c.synctera_person_id, c.synctera_account_id
`;

const KEEP_ACCOUNTS = `
  UPDATE ?? t SET ?? = s."bankAccountId", sent_at = ?
    FROM jsonb_to_recordset(?) AS s (id uuid, "bankAccountId" uuid)
   WHERE t.id = s.id
`;

const KEEP_SENT = `
  UPDATE ?? t SET status = 'sent', issuer_id = s."issuerId", ?? = s."arrivesOn"
    FROM jsonb_to_recordset(?) AS s (id uuid, "issuerId" uuid, "arrivesOn" date)
   WHERE t.id = s.id AND t.status = 'reserved'
`;

export type TransferRow = {
  id: string;
  card_account_id: string;
  amount_cents: number;
  status: AchTransfer['status'];
  bank_link_id: string;
  bank_name: string;
  bank_mask: string | null;
  bank_account_id: string | null;
  issuer_id: string | null;
  sent_at: Date | null;
  user_id: string;
  synctera_person_id: string;
  synctera_account_id: string;
};

export const toTransfer = (row: TransferRow): SentTransfer => ({
  id: row.id,
  accountId: row.card_account_id,
  amountCents: row.amount_cents,
  status: row.status,
  bankLinkId: row.bank_link_id,
  bankName: row.bank_name,
  bankMask: row.bank_mask,
  bankAccountId: row.bank_account_id,
  issuerId: row.issuer_id,
  sentAt: row.sent_at,
  userId: row.user_id,
  personId: row.synctera_person_id,
  issuerAccountId: row.synctera_account_id,
});
