import type { AddJob, Database, Transaction } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { textConsentStore } from '#features/text-messages/text-messages.store.ts';
import { FROM_PAY, leftTo, OWED } from './owed-shares.store.ts';
import { isPaydayMoved } from './repayment-moves.store.ts';
import {
  remindedUntil,
  REPAYMENT_MAIL_QUEUE,
  REPAYMENT_TEXT_QUEUE,
  type RepaymentTextJob,
  type ToldByMail,
  toMailJob,
} from './repayment-notices.ts';
import { type NoticeRow, toNotice } from './standing-notices.store.ts';

const MAX_REMINDED = 200;

type CancelledRow = Omit<NoticeRow, 'kind' | 'because' | 'amount_cents'> & {
  cents: number;
  owed_cents: number;
  was_told: boolean;
};
type ReminderRow = NoticeRow & {
  day: CalendarDate;
  is_movable: boolean;
  is_fixed: boolean;
  beside_cents: number;
  told_day: CalendarDate | null;
};

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
 * each day, and that a day that they were told of is another one, however far that is, as their payday
 * is: of some, as many as it answers. Whoever was told of the day as it was put off or came back, or
 * asked for it herself, is not told again.
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
      const { user_id: userId, is_movable: isMovable, is_fixed: isFixed } = row;
      const besideCents = Number(row.beside_cents);
      const told = { userId, isMovable, isFixed, besideCents, ...toNotice(row), ...movedFrom(row) };
      await tellByMail(transaction, add, told);
      if (texted.has(userId)) await add(transaction, REPAYMENT_TEXT_QUEUE, toTextJob(row));
    }
    return rows.length;
  });

/** That it was told for another day, from which her payday moved it. */
const movedFrom = ({ told_day: day }: ReminderRow) =>
  day === null ? {} : ({ kind: 'payday_moved', movedFrom: day } as const);

const toTextJob = ({ user_id, amount_cents, day }: ReminderRow): RepaymentTextJob => ({
  user_id,
  amount_cents: Number(amount_cents),
  day,
});

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
    FROM (SELECT p.id, p.user_id, ${TOLD}, ${BESIDE} AS beside_cents,
                 CASE WHEN p.moved_from IS NULL THEN p.reminded_for END AS told_day
            ${WITH_BANK}
           WHERE p.state = 'scheduled' AND p.purpose IN ('payday', 'staff')
             AND p.times_put_off = 0
             AND p.effective_on > :today
             AND (p.effective_on <= :soon OR p.reminded_for IS NOT NULL AND p.moved_from IS NULL)
             AND p.reminded_for IS DISTINCT FROM p.effective_on
             AND NOT EXISTS (SELECT FROM debit_stop s WHERE s.bank_link_id = b.id)
           ORDER BY p.id LIMIT :limit
             FOR UPDATE OF p SKIP LOCKED) due
   WHERE i.id = due.id
  RETURNING i.id, i.user_id, 'due' AS kind, CAST(NULL AS text) AS because,
            due.cents AS amount_cents, due.institution_name AS bank_name, due.mask AS bank_mask,
            i.effective_on AS day, due.beside_cents, due.told_day, i.purpose = 'payday' AND NOT ${isPaydayMoved('i')} AS is_movable,
            i.amount_cents IS NOT NULL AS is_fixed
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
