import type { AddJob, Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { IssuedDebit } from '#providers/debits.ts';
import type { Debit } from './debits.ts';
import { endDebit } from './end-debit.store.ts';
import { settleDebits } from './settle-debits.store.ts';

const MAX_DEBITS = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after it settled a debit may come back: a forbidden one for 60 days. */
const RETURNABLE_MS = 65 * DAY_MS;

/** A debit with what serves to send it. */
export type SentDebit = Debit & { userId: string; personId: string; issuerAccountId: string };

/** What members repay on its way from their banks, in the database. */
export const debitStore = (database: Database, add: AddJob) => ({
  /**
   * Debits that are to be sent, looked for or read again and were not looked at in this run, which
   * began at `now`: some, those first that were not looked at for longest.
   */
  async unfinished(now: Date): Promise<string[]> {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const rows = await database('debit')
      .where('checked_at', '<', now)
      .whereNull('ended_at')
      .where((open) =>
        open
          .where((reserved) =>
            reserved
              .where({ status: 'reserved' })
              .whereRaw('(sent_at > ? OR checked_at <= ?) IS NOT FALSE', [
                ago(DAY_MS),
                ago(HOUR_MS),
              ]),
          )
          .orWhere((sent) => sent.where({ status: 'sent' }).where('checked_at', '<=', ago(HOUR_MS)))
          .orWhere((settled) =>
            settled
              .where({ status: 'settled' })
              .where('settled_at', '>', ago(RETURNABLE_MS))
              .where('checked_at', '<=', ago(DAY_MS)),
          ),
      )
      .orderBy('checked_at')
      .limit(MAX_DEBITS)
      .select('id');
    return rows.map(({ id }) => id);
  },

  /** Those of one account that the issuer may have news of. */
  async ofAccount(accountId: string, now: Date): Promise<string[]> {
    const rows = await database('debit')
      .where({ card_account_id: accountId })
      .whereIn('status', ['sent', 'settled'])
      .whereRaw('coalesce(settled_at > ?, true)', [new Date(now.getTime() - RETURNABLE_MS)])
      .select('id');
    return rows.map(({ id }) => id);
  },

  /** Reads some, and remembers that they are looked at now. */
  async take(ids: readonly string[], now: Date): Promise<SentDebit[]> {
    const { rows } = await database.raw<{ rows: TakenRow[] }>(TAKE, [now, [...ids]]);
    return rows.map((row) => ({
      ...toDebit(row),
      userId: row.user_id,
      personId: row.synctera_person_id,
      issuerAccountId: row.synctera_account_id,
    }));
  },

  /** Remembers what is debited, and that it is sent from now on. */
  async keepSources(
    sources: readonly { id: string; sourceId: string }[],
    now: Date,
  ): Promise<void> {
    if (sources.length === 0) return;
    await database.raw(KEEP_SOURCES, [now, JSON.stringify(sources)]);
  },

  /** The issuer has accepted them. */
  async keepSent(sent: readonly { debit: Debit; issued: IssuedDebit }[]): Promise<void> {
    if (sent.length === 0) return;
    const wire = sent.map(({ debit: { id }, issued }) => ({
      id,
      issuer_id: issued.id,
      settles_on: issued.settlesOn,
    }));
    await database.raw(KEEP_SENT, [JSON.stringify(wire)]);
  },

  /** Posts that the money of debits of different accounts is here, once; of all or of none. */
  settle: (debits: readonly Debit[], now: Date): Promise<void> =>
    database.transaction((transaction) => settleDebits(transaction, debits, now)),

  /**
   * Posts that there is none, or that it was sent back, once: nothing happens where the debit has
   * another status by now. Of what was sent back she is mailed.
   * @param code why her bank sent it back; null otherwise
   */
  end: (
    debit: Debit,
    ended: { ending: 'refused' | 'returned'; code: string | null },
    now: Date,
  ): Promise<boolean> =>
    database.transaction((transaction) => endDebit(transaction, debit, { ...ended, now, add })),
});

const TAKE = `
  UPDATE debit d SET checked_at = ?
    FROM card_account c
   WHERE c.id = d.card_account_id AND d.id = ANY (?)
  RETURNING d.*, c.user_id, c.synctera_person_id, c.synctera_account_id
`;

const KEEP_SOURCES = `
  UPDATE debit d SET source_id = s."sourceId", sent_at = ?
    FROM jsonb_to_recordset(?) AS s (id uuid, "sourceId" uuid)
   WHERE d.id = s.id
`;

const KEEP_SENT = `
  UPDATE debit d SET status = 'sent', issuer_id = s.issuer_id, settles_on = s.settles_on
    FROM jsonb_to_recordset(?) AS s (id uuid, issuer_id uuid, settles_on date)
   WHERE d.id = s.id AND d.status = 'reserved'
`;

type TakenRow = DebitRow & {
  user_id: string;
  synctera_person_id: string;
  synctera_account_id: string;
};

type DebitRow = {
  id: string;
  card_account_id: string;
  instance_id: string;
  amount_cents: number;
  status: Debit['status'];
  bank_link_id: string;
  bank_name: string;
  bank_mask: string | null;
  effective_on: CalendarDate;
  source_id: string | null;
  issuer_id: string | null;
  sent_at: Date | null;
};

const toDebit = (row: DebitRow): Debit => ({
  id: row.id,
  accountId: row.card_account_id,
  instanceId: row.instance_id,
  amountCents: row.amount_cents,
  status: row.status,
  bankLinkId: row.bank_link_id,
  bankName: row.bank_name,
  bankMask: row.bank_mask,
  effectiveOn: row.effective_on,
  sourceId: row.source_id,
  issuerId: row.issuer_id,
  sentAt: row.sent_at,
});
