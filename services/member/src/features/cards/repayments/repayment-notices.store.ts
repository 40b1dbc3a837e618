import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { cannotReceive } from '#features/cards/payouts/payout-obstacles.ts';
import { textConsentStore } from '#features/text-messages/text-messages.store.ts';
import {
  type NoticeCause,
  type NoticeKind,
  remindedUntil,
  REPAYMENT_MAIL_QUEUE,
  REPAYMENT_TEXT_QUEUE,
  type RepaymentNotice,
  type RepaymentTextJob,
  type ToldByMail,
  toMailJob,
} from './repayment-notices.ts';

const MAX_REMINDED = 200;

type NoticeRow = {
  id: string;
  user_id: string;
  kind: NoticeKind;
  because: NoticeCause | null;
  amount_cents: number;
  bank_name: string | null;
  bank_mask: string | null;
  day: CalendarDate | null;
};
type CancelledRow = Omit<NoticeRow, 'kind' | 'because' | 'amount_cents'> & {
  cents: number;
  owed_cents: number;
  was_told: boolean;
};
type ReminderRow = NoticeRow & { day: CalendarDate; is_movable: boolean; beside_cents: number };

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
  const { rows } = await database.raw<{ rows: NoticeRow[] }>(NOTICES, { userId, soon });
  return rows.map(toNotice);
}

/** Sends a member one mail of what happened, if the transaction in which it happens is committed. */
export const tellByMail = (
  transaction: Transaction,
  add: AddJob,
  told: ToldByMail,
): Promise<void> => add(transaction, REPAYMENT_MAIL_QUEUE, toMailJob(told));

/**
 * Mails a member that she has moved a repayment, in the transaction in which she does. Of a day that is
 * near enough to remind of, that is the reminder.
 */
export async function tellOfMove(
  transaction: Transaction,
  add: AddJob,
  moved: { id: string; movedFrom: CalendarDate; now: Date },
): Promise<void> {
  const { id, movedFrom, now } = moved;
  const soon = remindedUntil(dayOf(now));
  const { rows } = await transaction.raw<{ rows: NoticeRow[] }>(MOVED, { id, soon });
  for (const row of rows.filter(({ amount_cents: cents }) => cents > 0)) {
    const told = { ...toNotice(row), kind: 'moved', movedFrom } as const;
    await tellByMail(transaction, add, { userId: row.user_id, ...told });
  }
}

/** Which repayments that are still to come: one of them, or all of a member's but what staff ask for. */
type ToCancel = { id: string } | { userId: string };

/**
 * Cancels repayments that are still to come, and mails a member of those that she was told of. Answers
 * whose they were.
 */
export async function cancelAndTell(
  transaction: Transaction,
  toCancel: ToCancel,
  { because, now, add }: { because: 'staff' | 'repays_from_pay'; now: Date; add: AddJob },
): Promise<string[]> {
  const which = { id: null, userId: null, ...toCancel };
  const { rows } = await transaction.raw<{ rows: CancelledRow[] }>(CANCEL, {
    ...which,
    because,
    now,
  });
  for (const row of rows.filter(({ was_told: wasTold, cents }) => wasTold && cents > 0)) {
    const notice = toNotice({ ...row, kind: 'due', because: null, amount_cents: row.cents });
    const owedCents = Number(row.owed_cents);
    await tellByMail(transaction, add, {
      ...notice,
      kind: 'cancelled',
      userId: row.user_id,
      owedCents,
    });
  }
  return rows.map((row) => row.user_id);
}

/**
 * Reminds members by mail, and who agreed to it by text too, of debits of the next two days, once of
 * each day: of some, as many as it answers. Whoever was told of the day as it was put off or came back, or asked for it herself, is
 * not told again.
 */
export const remindOfDebits = (database: Database, add: AddJob, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const today = dayOf(now);
    const { rows } = await transaction.raw<{ rows: ReminderRow[] }>(REMIND, {
      today,
      soon: remindedUntil(today),
      limit: MAX_REMINDED,
    });
    const due = rows.filter(({ amount_cents: cents }) => cents > 0);
    const texted = await textConsentStore(transaction).whoOptedIn(due.map((row) => row.user_id));
    for (const row of due) {
      const { user_id: userId, is_movable: isMovable } = row;
      const besideCents = Number(row.beside_cents);
      await tellByMail(transaction, add, { userId, isMovable, besideCents, ...toNotice(row) });
      if (texted.has(userId)) await add(transaction, REPAYMENT_TEXT_QUEUE, toTextJob(row));
    }
    return rows.length;
  });

const toTextJob = ({ user_id, amount_cents, day }: ReminderRow): RepaymentTextJob => ({
  user_id,
  amount_cents: Number(amount_cents),
  day,
});

const toNotice = (row: NoticeRow): RepaymentNotice => ({
  id: row.id,
  kind: row.kind,
  because: row.because,
  amountCents: Number(row.amount_cents),
  bankName: row.bank_name,
  bankMask: row.bank_mask,
  day: row.day,
});

/** What is owed on an account `a` of the ledger and not about to be repaid. */
const OWED = 'a.debits_posted - a.credits_posted - a.credits_pending';
/** What of that is repaid on a payday. */
const FROM_PAY = 'owed_from_pay(a)';

/** What a repayment is of: who asks for one may repay all, a payday what is repaid on paydays. */
const isOf = (one: string, owed: string, fromPay: string): string =>
  `CASE WHEN ${one}.purpose IN ('staff', 'member') THEN ${owed} ELSE ${fromPay} END`;

/** First those that were asked for, then the others by their days, as `shareOwed` has them. */
const placeOf = (one: string): string =>
  `(${one}.purpose NOT IN ('staff', 'member'), ${one}.effective_on, ${one}.id)`;

/** What of that the repayments before `one` leave to it: no two take the same. */
const leftTo = (one: string, owed: string, fromPay: string): string => `
  greatest(${isOf(one, owed, fromPay)} - coalesce((SELECT sum(coalesce(e.amount_cents, ${owed}))
                                 FROM repayment_instance e
                                WHERE e.user_id = ${one}.user_id AND e.state = 'scheduled'
                                  AND ${placeOf('e')} < ${placeOf(one)}),
                              0), 0)`;

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
     WHERE c.user_id = :userId AND ${OWED} > 0
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
            OR (i.purpose IN ('payday', 'staff') AND i.effective_on <= :soon))
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
     WHERE c.user_id = :userId AND a.credits_posted > a.debits_posted + a.debits_pending
       AND (p.id IS NOT NULL OR b.id IS NULL OR b.owner_status = 'failed' OR ${cannotReceive('c.id', 'b.id')})
  )
  SELECT * FROM scheduled UNION ALL SELECT * FROM given_up UNION ALL SELECT * FROM returned
   UNION ALL SELECT * FROM kept
   ORDER BY day NULLS LAST, id
`;

/** What of a repayment `p` is told in a mail: what is debited, and of which bank. */
const TOLD = `least(p.amount_cents, ${leftTo('p', `(${OWED})`, FROM_PAY)}) AS cents, b.institution_name, b.mask`;
const WITH_BANK = `FROM repayment_instance p
            JOIN card_account c ON c.user_id = p.user_id
            JOIN ledger.account a ON a.id = c.receivable
            LEFT JOIN bank_link b ON b.user_id = p.user_id`;

/** What other repayments of hers than `p` debit on its day. */
const BESIDE = `
  coalesce((SELECT sum(greatest(least(q.amount_cents, ${leftTo('q', `(${OWED})`, FROM_PAY)}), 0))
              FROM repayment_instance q
             WHERE q.user_id = p.user_id AND q.state = 'scheduled'
               AND q.effective_on = p.effective_on AND q.id <> p.id), 0)`;

/** Marks as reminded, and answers what to say. A day that moves is reminded of again. */
const REMIND = `
  UPDATE repayment_instance i SET reminded_for = i.effective_on
    FROM (SELECT p.id, p.user_id, ${TOLD}, ${BESIDE} AS beside_cents
            ${WITH_BANK}
           WHERE p.state = 'scheduled' AND p.purpose IN ('payday', 'staff')
             AND p.times_put_off = 0
             AND p.effective_on > :today AND p.effective_on <= :soon
             AND p.reminded_for IS DISTINCT FROM p.effective_on
             AND NOT EXISTS (SELECT FROM debit_stop s WHERE s.bank_link_id = b.id)
           ORDER BY p.id LIMIT :limit
             FOR UPDATE OF p SKIP LOCKED) due
   WHERE i.id = due.id
  RETURNING i.id, i.user_id, 'due' AS kind, CAST(NULL AS text) AS because,
            due.cents AS amount_cents, due.institution_name AS bank_name, due.mask AS bank_mask,
            i.effective_on AS day, due.beside_cents, i.purpose = 'payday' AND i.moved_from IS NULL AS is_movable
`;

const MOVED = `
  UPDATE repayment_instance i
     SET reminded_for = CASE WHEN i.effective_on <= :soon THEN i.effective_on ELSE i.reminded_for END
    FROM (SELECT p.id, ${TOLD}
            ${WITH_BANK}
           WHERE p.id = :id) moved
   WHERE i.id = moved.id
  RETURNING i.id, i.user_id, CAST(NULL AS text) AS because, moved.cents AS amount_cents,
            moved.institution_name AS bank_name, moved.mask AS bank_mask, i.effective_on AS day
`;

const CANCEL = `
  UPDATE repayment_instance i
     SET state = 'cancelled', because = :because, ended_at = :now
    FROM (SELECT p.id, ${TOLD}, greatest(${OWED}, 0) AS owed_cents
            ${WITH_BANK}
           WHERE p.state = 'scheduled'
             AND (p.id = CAST(:id AS uuid)
                  OR p.user_id = CAST(:userId AS uuid) AND p.purpose <> 'staff')
             FOR UPDATE OF p) planned
   WHERE i.id = planned.id
  RETURNING i.id, i.user_id, planned.cents, planned.owed_cents,
            planned.institution_name AS bank_name, planned.mask AS bank_mask, i.effective_on AS day,
            i.purpose IN ('member', 'representment') OR i.times_put_off > 0
              OR i.moved_from IS NOT NULL
              OR i.reminded_for IS NOT DISTINCT FROM i.effective_on AS was_told
`;
