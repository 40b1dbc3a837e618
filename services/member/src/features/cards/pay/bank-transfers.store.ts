import type { Database } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import type { TransferStatus } from '#features/cards/ach/ach-transfer.ts';
import type { AskedDebit, BankTransfer, MadeDebit } from './pay.ts';

/** The debits of her bank since, however they stand, the newest first. */
export async function madeDebits(
  database: Database,
  userId: string,
  since: Date,
): Promise<MadeDebit[]> {
  const { rows } = await database.raw<{ rows: MadeDebitRow[] }>(MADE, [userId, since]);
  return rows.map((row) => {
    const endedAt = row.ended_at ?? row.settled_at;
    return {
      ...toTransfer(row),
      status: row.status,
      endedOn: endedAt && dayOf(endedAt),
      repaidCents: Number(row.repaid_cents),
      askedOn: row.asked_at && dayOf(row.asked_at),
    };
  });
}

/** What she has asked for herself and is to come, presented again too, by the days. */
export async function askedDebits(database: Database, userId: string): Promise<AskedDebit[]> {
  const { rows } = await database.raw<{ rows: AskedRow[] }>(ASKED, [userId]);
  return rows.map((row) => ({
    day: row.effective_on,
    amountCents: row.amount_cents,
    askedOn: dayOf(row.asked_at),
  }));
}

/** The payouts to her bank since that arrived and were not sent back, the newest first. */
export async function arrivedPayouts(
  database: Database,
  userId: string,
  since: Date,
): Promise<BankTransfer[]> {
  const rows: TransferRow[] = await database('payout as p')
    .join('card_account as c', 'c.id', 'p.card_account_id')
    .where({ 'c.user_id': userId, 'p.status': 'settled' })
    .where('p.created_at', '>=', since)
    .orderBy('p.created_at', 'desc')
    .select('p.arrives_on as day', 'p.created_at', 'p.amount_cents', 'p.bank_name', 'p.bank_mask');
  return rows.map(toTransfer);
}

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

const toTransfer = (row: TransferRow): BankTransfer => ({
  day: row.day,
  begunAt: row.created_at,
  amountCents: row.amount_cents,
  bankName: row.bank_name,
  bankMask: row.bank_mask,
});

type TransferRow = {
  day: CalendarDate;
  created_at: Date;
  amount_cents: number;
  bank_name: string;
  bank_mask: string | null;
};

type MadeDebitRow = TransferRow & {
  status: TransferStatus;
  settled_at: Date | null;
  ended_at: Date | null;
  repaid_cents: bigint;
  asked_at: Date | null;
};

type AskedRow = { effective_on: CalendarDate; amount_cents: number; asked_at: Date };

/** When a member asked for an instance `i`, or for the first of those that it presents again; else null. */
const ASKED_AT = `
  (WITH RECURSIVE presented AS (
     SELECT i.purpose, i.created_at, i.represents
     UNION ALL
     SELECT earlier.purpose, earlier.created_at, earlier.represents
       FROM presented p
       JOIN debit d ON d.id = p.represents
       JOIN repayment_instance earlier ON earlier.id = d.instance_id
   )
   SELECT created_at FROM presented WHERE purpose = 'member')
`;

const MADE = `
  SELECT d.effective_on AS day, d.created_at, d.amount_cents, d.bank_name, d.bank_mask, d.status,
         d.settled_at, d.ended_at, ${ASKED_AT} AS asked_at,
         (SELECT coalesce(sum(a.amount_cents), 0) FROM allocation a
           WHERE a.repayment_id = d.id AND a.reversed_by IS NULL) AS repaid_cents
    FROM card_account c
    JOIN debit d ON d.card_account_id = c.id
    JOIN repayment_instance i ON i.id = d.instance_id
   WHERE c.user_id = ? AND d.created_at >= ?
   ORDER BY d.created_at DESC
`;

const ASKED = `
  SELECT effective_on, amount_cents, asked_at
    FROM (SELECT i.effective_on, i.amount_cents, ${ASKED_AT} AS asked_at
            FROM repayment_instance i
           WHERE i.user_id = ? AND i.state = 'scheduled') planned
   WHERE asked_at IS NOT NULL
   ORDER BY effective_on
`;
