import type { AddJob, Database } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { IssuedDebit } from '#providers/debits.ts';
import type { Debit, Ending } from './debits.ts';
import { endDebit } from './end-debit.store.ts';

const MAX_DEBITS = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after it settled a debit may come back: a forbidden one for 60 days. */
const RETURNABLE_MS = 65 * DAY_MS;

/** A debit with what serves to send it. */
export type SentDebit = Debit & { userId: string; personId: string; issuerAccountId: string };

/** What members repay on its way from their banks, in the database. */
export const debitStore = (database: Database, add: AddJob) => ({
  /** Debits that are to be sent, looked for or read again, what was not looked at for longest first. */
  async unfinished(now: Date): Promise<string[]> {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const rows = await database('debit')
      .where((reserved) =>
        reserved
          .where({ status: 'reserved' })
          .whereRaw('(sent_at > ? OR checked_at <= ?) IS NOT FALSE', [ago(DAY_MS), ago(HOUR_MS)]),
      )
      .orWhere((sent) => sent.where({ status: 'sent' }).where('checked_at', '<=', ago(HOUR_MS)))
      .orWhere((settled) =>
        settled
          .where({ status: 'settled' })
          .where('settled_at', '>', ago(RETURNABLE_MS))
          .where('checked_at', '<=', ago(DAY_MS)),
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

  /** Reads one, and remembers that it is looked at now. */
  async take(id: string, now: Date): Promise<SentDebit | null> {
    const [row] = await database('debit').where({ id }).update({ checked_at: now }, ['id']);
    if (!row) return null;
    const found = await database('debit as d')
      .join('card_account as c', 'c.id', 'd.card_account_id')
      .where('d.id', id)
      .first('d.*', 'c.user_id', 'c.synctera_person_id', 'c.synctera_account_id');
    return {
      ...toDebit(found),
      userId: found.user_id,
      personId: found.synctera_person_id,
      issuerAccountId: found.synctera_account_id,
    };
  },

  /** Remembers what is debited, and that it is sent from now on. */
  async keepSource({ id }: Debit, sourceId: string, now: Date): Promise<void> {
    await database('debit').where({ id }).update({ source_id: sourceId, sent_at: now });
  },

  /** The issuer has accepted it. */
  async keepSent({ id }: Debit, { id: issuerId, settlesOn }: IssuedDebit): Promise<void> {
    await database('debit')
      .where({ id, status: 'reserved' })
      .update({ status: 'sent', issuer_id: issuerId, settles_on: settlesOn });
  },

  /**
   * Posts that the money is here, that there is none, or that it was sent back, once: nothing happens
   * where the debit has another status by now. Of what was sent back she is mailed.
   * @param code why her bank sent it back; null otherwise
   */
  end: (
    debit: Debit,
    ended: { ending: Ending; code: string | null },
    now: Date,
  ): Promise<boolean> =>
    database.transaction((transaction) => endDebit(transaction, debit, { ...ended, now, add })),
});

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
