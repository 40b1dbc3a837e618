import { type Database, queryPrepared } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { cannotReceive } from '#features/cards/payouts/payout-obstacles.ts';
import type { NamedTakeBack } from '#features/disputes/disputes.ts';
import { readTakeBacks } from '#features/dispute-marks/dispute-marks.store.ts';
import { FROM_PAY, isOf, leftTo, OWED } from './owed-shares.store.ts';
import {
  type NoticeCause,
  type NoticeKind,
  remindedUntil,
  type RepaymentNotice,
} from './repayment-notices.ts';

/** A notice as the database returns it. */
export type NoticeRow = {
  id: string;
  user_id: string;
  kind: NoticeKind;
  because: NoticeCause | null;
  amount_cents: number;
  bank_name: string | null;
  bank_mask: string | null;
  day: CalendarDate | null;
};

/**
 * What a member is to be told of her repayments now, the soonest first. Each is over by itself once
 * it is mended: it is read from how her repayments, her debits and her bank stand, and kept nowhere.
 */
export async function repaymentNotices(
  database: Database,
  userId: string,
  now: Date,
): Promise<RepaymentNotice[]> {
  const soon = remindedUntil(dayOf(now));
  const rows = await queryPrepared<NoticeRow>(database, {
    name: 'repayment notices',
    text: NOTICES,
    values: [userId, soon],
  });
  const takenBack = await readTakeBacks(database, userId);
  const notices = [
    ...rows.map((row) => ({ ...toNotice(row), merchantName: null })),
    ...takenBack.map(ofTakeBack),
  ];
  return notices.toSorted((one, other) => (one.day ?? NEVER).localeCompare(other.day ?? NEVER));
}

/** After each day. */
const NEVER = '9999-12-31';

const ofTakeBack = (back: NamedTakeBack): RepaymentNotice => ({
  id: back.purchaseId,
  kind: 'credit_taken_back',
  because: null,
  amountCents: back.cents,
  bankName: null,
  bankMask: null,
  day: back.day,
  merchantName: back.merchantName,
});

export const toNotice = (row: NoticeRow) => ({
  id: row.id,
  kind: row.kind,
  because: row.because,
  amountCents: Number(row.amount_cents),
  bankName: row.bank_name,
  bankMask: row.bank_mask,
  day: row.day,
});

/** Why a repayment `i` was put off is over once her bank, or another one, may be debited. */
const IS_PUT_OFF = `(i.times_put_off > 0
  AND NOT (i.because = 'no_bank' AND b.owner_status IS NOT DISTINCT FROM 'verified'))`;

/*
 * A debit that came back, or was not made, is over with the next one; of several that were under way together each
 * is told. What is presented again is told as that, or as put off; an account that may not be debited, until another
 * one is linked.
 */
const NOTICES = `
  WITH owing AS (
    SELECT c.id AS card_account_id, c.user_id, ${OWED} AS cents, ${FROM_PAY} AS from_pay
      FROM card_account c
      JOIN member m ON m.user_id = c.user_id AND m.repayment_method = 'ach_debit_flow'
      JOIN ledger.account a ON a.id = c.receivable
     WHERE c.user_id = $1 AND ${OWED} > 0
  ), scheduled AS (
    SELECT i.id, i.user_id,
           CASE WHEN ${IS_PUT_OFF} THEN 'put_off'
                WHEN i.purpose = 'representment' THEN 'presented_again'
                ELSE 'due' END AS kind,
           CASE WHEN ${IS_PUT_OFF} THEN i.because END AS because,
           least(i.amount_cents, ${leftTo('i', 'o.cents', 'o.from_pay')}) AS amount_cents,
           b.institution_name AS bank_name, b.mask AS bank_mask, i.effective_on AS day
      FROM repayment_instance i
      JOIN owing o ON o.user_id = i.user_id
      LEFT JOIN bank_link b ON b.user_id = i.user_id
     WHERE i.state = 'scheduled' AND ${leftTo('i', 'o.cents', 'o.from_pay')} > 0
       -- Of an account that may not be debited she is told that.
       AND NOT EXISTS (SELECT FROM debit_stop s WHERE s.bank_link_id = b.id)
       AND (${IS_PUT_OFF} OR i.purpose = 'representment'
            OR (i.purpose IN ('payday', 'staff') AND i.effective_on <= $2))
  ), given_up AS (
    SELECT i.id, i.user_id, 'given_up', i.because, ${isOf('i', 'o.cents', 'o.from_pay')},
           b.institution_name, b.mask, CAST(NULL AS date)
      FROM repayment_instance i
      JOIN owing o ON o.user_id = i.user_id
      LEFT JOIN bank_link b ON b.user_id = i.user_id
     WHERE i.state = 'cancelled' AND i.because IN ('no_bank', 'short_balance')
       AND ${isOf('i', 'o.cents', 'o.from_pay')} > 0
       AND NOT EXISTS (SELECT FROM debit_stop s WHERE s.bank_link_id = b.id)
       AND NOT EXISTS (SELECT FROM debit d WHERE d.card_account_id = o.card_account_id
                          AND d.status <> 'refused' AND d.created_at > i.ended_at)
     ORDER BY i.ended_at DESC LIMIT 1
  ), returned AS (
    SELECT d.id, o.user_id,
           CASE WHEN d.status = 'refused' THEN 'failed'
                WHEN s.debit_id IS NULL THEN 'returned' ELSE 'stopped' END,
           CAST(NULL AS text), d.amount_cents,
           d.bank_name, d.bank_mask, d.effective_on
      FROM debit d
      JOIN owing o ON o.card_account_id = d.card_account_id
      LEFT JOIN (debit_stop s JOIN bank_link b ON b.id = s.bank_link_id) ON s.debit_id = d.id
     WHERE d.status IN ('returned', 'refused')
       AND (s.debit_id IS NOT NULL
            OR NOT EXISTS (SELECT FROM debit n WHERE n.card_account_id = d.card_account_id
                              AND n.created_at > d.ended_at))
       AND NOT EXISTS (SELECT FROM repayment_instance i
                        WHERE i.represents = d.id AND i.state = 'scheduled')
  ), kept AS (
    SELECT coalesce(p.id, c.id), c.user_id,
           CASE WHEN p.id IS NULL THEN 'payout_needs_bank' ELSE 'payout_returned' END,
           CAST(NULL AS text), a.credits_posted - a.debits_posted - a.debits_pending,
           b.institution_name, b.mask, CAST(NULL AS date)
      FROM card_account c
      JOIN ledger.account a ON a.id = c.deposit
      LEFT JOIN bank_link b ON b.user_id = c.user_id
      LEFT JOIN LATERAL (SELECT id FROM payout
                          WHERE card_account_id = c.id AND status = 'returned'
                            AND bank_link_id = b.id
                          ORDER BY ended_at DESC, id DESC LIMIT 1) p ON true
     WHERE c.user_id = $1 AND a.credits_posted > a.debits_posted + a.debits_pending
       AND (p.id IS NOT NULL OR b.id IS NULL OR b.owner_status = 'failed' OR ${cannotReceive('c.id', 'b.id')})
  )
  SELECT * FROM scheduled UNION ALL SELECT * FROM given_up UNION ALL SELECT * FROM returned
   UNION ALL SELECT * FROM kept
   ORDER BY id
`;
