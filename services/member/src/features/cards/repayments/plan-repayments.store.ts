import { type Database, newId, queryPrepared } from '@reset/service-kit';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import {
  effectiveForPayday,
  nextDueOn,
  awaitsPayAfter,
  type Planned,
  type Situation,
} from './instances.ts';
import { cancelObsolete } from './representments.store.ts';
import { activeSchedulesOf } from './schedules.store.ts';
import { nextRepayment } from './schedule.ts';

const MAX_INSTANCES = 200;

/**
 * Plans the next repayment of members who owe something and repay from their banks: of some, in the
 * order of their ids, those behind `after`.
 * @returns whom it looked at
 */
export async function planRepayments(
  database: Database,
  after: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: PlannableRow[] }>(
    plannable('c.user_id > ?', '?', '?'),
    [dayOf(now), after, MAX_INSTANCES],
  );
  await planEach(database, rows, now);
  return rows.map((row) => row.user_id);
}

/**
 * Plans the next repayment of one member, so that she sees it as soon as she looks, and cancels what it
 * leaves nothing to.
 */
export async function planRepaymentOf(
  database: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const rows = await queryPrepared<PlannableRow>(database, {
    name: 'plannable repayments',
    text: plannable('c.user_id = $1', '1', '$2'),
    values: [userId, dayOf(now)],
  });
  if (rows.length > 0) await planEach(database, rows, now);
  await cancelObsolete(database, now, userId);
}

async function planEach(
  database: Database,
  rows: readonly PlannableRow[],
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const schedules = await activeSchedulesOf(
    database,
    rows.map((row) => row.user_id),
  );
  const planned = rows.flatMap((row) => {
    const doneWith = latestOf(row.last_due_on, today);
    const days = (schedules.get(row.user_id) ?? []).map((schedule) => {
      const { recursOn: dueOn, effectiveOn } = nextRepayment(schedule, { after: doneWith, today });
      return { scheduleId: schedule.id, dueOn, effectiveOn };
    });
    const situation = toSituation(
      row,
      days.map((day) => day.dueOn),
    );
    const dueOn = nextDueOn(situation, today);
    if (dueOn === null) return [];
    const day = days.find((one) => one.dueOn === dueOn);
    return [
      {
        id: row.planned_id ?? newId(),
        user_id: row.user_id,
        schedule_id: day?.scheduleId ?? null,
        due_on: dueOn,
        effective_on: day?.effectiveOn ?? effectiveForPayday(dueOn, situation.planned, today),
        paid_after: awaitsPayAfter(situation, today),
        move_id: newId(),
      },
    ];
  });
  if (planned.length === 0) return;
  const known = rows.flatMap((row) => row.planned_id ?? []);
  await database.raw(PLAN, { planned: JSON.stringify(planned), known, now });
}

const latestOf = (one: CalendarDate | null, other: CalendarDate): CalendarDate =>
  one !== null && one > other ? one : other;

type PlannableRow = {
  user_id: string;
  payday: CalendarDate | null;
  owes_since: CalendarDate;
  paid_on: CalendarDate | null;
  last_due_on: CalendarDate | null;
  planned_id: string | null;
  planned_due_on: CalendarDate | null;
  planned_effective_on: CalendarDate | null;
  paid_after: CalendarDate | null;
  is_fixed: boolean;
};

/**
 * She moved the debit of a payday before it: what she buys until then is repaid on the payday itself,
 * and not a period later.
 */
const IS_BEFORE_PAYDAY = `(i.moved_from IS NOT NULL AND i.effective_on < i.moved_from
  AND (i.state = 'processed' OR i.because = 'nothing_owed'))`;

/** Who owes something that a payday repays, and repays by debits, with what is planned already. */
const plannable = (
  whom: 'c.user_id > ?' | 'c.user_id = $1',
  most: '?' | '1',
  today: '?' | '$2',
) => `
  SELECT c.user_id, l.payday, owed.since AS owes_since, over.due_on AS last_due_on,
         (SELECT max(s.pay_on) FROM paystub s
           WHERE s.user_id = c.user_id AND s.pay_on <= ${today}) AS paid_on,
         p.id AS planned_id, p.due_on AS planned_due_on,
         p.effective_on AS planned_effective_on, p.paid_after,
         coalesce(p.moved_from IS NOT NULL OR p.times_put_off > 0, false) AS is_fixed
    FROM card_account c
    JOIN member m ON m.user_id = c.user_id AND m.repayment_method = 'ach_debit_flow'
    JOIN ledger.account a ON a.id = c.receivable
    JOIN LATERAL (SELECT (min(occurred_at) AT TIME ZONE 'America/Los_Angeles')::date AS since
                    FROM card_transaction t
                   WHERE t.card_account_id = c.id
                     AND t.posted_cents + t.held_cents > t.repaid_cents) owed
      ON owed.since IS NOT NULL
    LEFT JOIN limit_state l ON l.user_id = c.user_id
    LEFT JOIN repayment_instance p
      ON p.user_id = c.user_id AND p.purpose = 'payday' AND p.state = 'scheduled'
    LEFT JOIN LATERAL (SELECT max(due_on) AS due_on FROM repayment_instance i
                        WHERE i.user_id = c.user_id AND i.purpose = 'payday'
                          AND i.state <> 'scheduled' AND NOT ${IS_BEFORE_PAYDAY}) over ON true
   WHERE ${whom}
     AND a.debits_posted + a.debits_pending > a.credits_posted + a.credits_pending + spent_of_refund(a)
   ORDER BY c.user_id LIMIT ${most}
`;

function toPlanned(row: PlannableRow): Planned | null {
  const { planned_id: id, planned_due_on: dueOn, planned_effective_on: effectiveOn } = row;
  if (id === null || dueOn === null || effectiveOn === null) return null;
  return { id, dueOn, effectiveOn, paidAfter: row.paid_after, isFixed: row.is_fixed };
}

const toSituation = (row: PlannableRow, scheduled: CalendarDate[]): Situation => ({
  scheduled,
  payday: row.payday,
  owesSince: row.owes_since,
  paidOn: row.paid_on,
  lastDueOn: row.last_due_on,
  planned: toPlanned(row),
});

/**
 * One that is planned is moved, which is kept; a day on which somebody repays already stays as it is.
 * Which are planned is said beside it, so that each is found by its key, however many there are.
 */
const PLAN = `
  WITH planned AS (
    SELECT * FROM jsonb_to_recordset(CAST(:planned AS jsonb))
      AS p (id uuid, user_id uuid, schedule_id uuid, due_on date, effective_on date,
            paid_after date, move_id uuid)
  ), moved AS (
    UPDATE repayment_instance i
       SET schedule_id = p.schedule_id, due_on = p.due_on, effective_on = p.effective_on,
           paid_after = p.paid_after
      FROM planned p JOIN repayment_instance was ON was.id = p.id
     WHERE i.id = p.id AND i.id = ANY (CAST(:known AS uuid[])) AND i.state = 'scheduled'
       AND i.moved_from IS NULL AND i.times_put_off = 0
       AND NOT EXISTS (SELECT FROM repayment_instance o
                        WHERE o.user_id = p.user_id AND o.effective_on = p.effective_on
                          AND o.purpose = 'payday' AND o.id <> i.id)
    RETURNING i.id, p.move_id, was.effective_on AS from_on, i.effective_on AS to_on
  ), kept AS (
    INSERT INTO repayment_move (id, instance_id, from_on, to_on, because, moved_at)
    SELECT move_id, id, from_on, to_on, 'payday', CAST(:now AS timestamptz) FROM moved
     WHERE from_on <> to_on
  )
  INSERT INTO repayment_instance
    (id, user_id, schedule_id, purpose, due_on, effective_on, paid_after, created_at)
  SELECT p.id, p.user_id, p.schedule_id, 'payday', p.due_on, p.effective_on, p.paid_after, :now
    FROM planned p
   WHERE p.id <> ALL (CAST(:known AS uuid[]))
  ON CONFLICT DO NOTHING
`;
