import type { Database, Transaction } from '@reset/service-kit';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { PayOverrides, Payroll } from '#features/payroll/payroll.ts';
import type { RecurringIncome } from '#providers/income-data.ts';
import { type PayDates, payDatesOf, payDatesUntil } from './pay-dates.ts';

/** When each of these members is paid and repays next, today, of what is stored at one moment. */
export async function readPayDates(
  database: Database,
  userIds: readonly string[],
  today: CalendarDate,
): Promise<Map<string, PayDates>> {
  const { rows } = await database.raw<{ rows: Row[] }>(READ, { userIds, today });
  return new Map(rows.map((row) => [row.user_id, payDatesOf(toSources(row), today)]));
}

/** The same of one person; of who is no member, that none is known. */
export async function readPayDatesOf(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<PayDates> {
  const dates = await readPayDates(database, [userId], today);
  return dates.get(userId) ?? payDatesOf(NO_SOURCES, today);
}

const NO_SOURCES = { payroll: null, paystubDates: [], incomes: [], debitDates: [] };

/** Keeps them for what is published of these members. */
export async function keepPayDates(
  transaction: Transaction,
  dates: ReadonlyMap<string, PayDates>,
): Promise<void> {
  const rows = [...dates].map(([user_id, known]) => ({
    user_id,
    ...known,
    until: payDatesUntil(known),
  }));
  await transaction.raw(KEEP, [JSON.stringify(rows)]);
}

/** Marks the members whose dates have passed, or were never read. */
export async function markPassedPayDates(database: Database, today: CalendarDate): Promise<void> {
  await database.raw(MARK_PASSED, [today]);
}

type Row = {
  user_id: string;
  has_payroll: boolean;
  pay_frequency: Payroll['payFrequency'];
  period_start_on: CalendarDate | null;
  period_made_at: Date;
  period_made_on: CalendarDate;
  last_pay_days: CalendarDate[] | null;
  announced_pay_on: CalendarDate | null;
  debit_on: CalendarDate | null;
  incomes: RecurringIncome[] | null;
};

const READ = `
  SELECT m.user_id, payroll.user_id IS NOT NULL AS has_payroll,
         CASE WHEN pay.user_id IS NULL THEN payroll.pay_frequency ELSE pay.pay_frequency END
           AS pay_frequency,
         period.period_start_on, period.made_at AS period_made_at, period.made_on AS period_made_on,
         stubs.last_pay_days, stubs.announced_pay_on, planned.debit_on, reading.incomes
    FROM member m
    LEFT JOIN payroll_link payroll ON payroll.user_id = m.user_id AND payroll.synced_at IS NOT NULL
    LEFT JOIN pay_override pay
      ON pay.user_id = m.user_id AND pay.kind = 'compensation' AND pay.ended_at IS NULL
    LEFT JOIN pay_override period
      ON period.user_id = m.user_id AND period.kind = 'pay_period' AND period.ended_at IS NULL
    LEFT JOIN bank_link bank ON bank.user_id = m.user_id
    LEFT JOIN income_reading reading ON reading.link_id = bank.id
    CROSS JOIN LATERAL (
      SELECT to_json((array_agg(DISTINCT pay_on ORDER BY pay_on DESC)
                        FILTER (WHERE pay_on <= :today))[1:3]) AS last_pay_days,
             min(pay_on) FILTER (WHERE pay_on > :today) AS announced_pay_on
        FROM paystub s WHERE s.user_id = m.user_id) stubs
    CROSS JOIN LATERAL (
      SELECT min(effective_on) AS debit_on FROM repayment_instance i
       WHERE i.user_id = m.user_id AND i.state = 'scheduled' AND i.effective_on >= :today) planned
   WHERE m.user_id = ANY (CAST(:userIds AS uuid[]))
`;

const toSources = (row: Row): Parameters<typeof payDatesOf>[0] => ({
  payroll: row.has_payroll
    ? { payFrequency: row.pay_frequency, overrides: toOverrides(row) }
    : null,
  paystubDates: [...(row.last_pay_days ?? []), row.announced_pay_on].filter((day) => day !== null),
  incomes: row.incomes ?? [],
  debitDates: row.debit_on === null ? [] : [row.debit_on],
});

const toOverrides = (row: Row): PayOverrides => ({
  // Of a compensation that staff have set, how often it is paid counts here, which is read above.
  compensation: null,
  period:
    row.period_start_on === null
      ? null
      : {
          startOn: row.period_start_on,
          madeAt: row.period_made_at,
          madeOn: row.period_made_on,
        },
});

const KEEP = `
  INSERT INTO member_published (user_id, standing, pay_date, pay_dates, pay_dates_until)
  SELECT user_id, '{}', pay_date, pay_dates, coalesce(until, 'infinity')
    FROM jsonb_to_recordset(?) AS known (user_id uuid, pay_date date, pay_dates jsonb, until date)
  ON CONFLICT (user_id) DO UPDATE SET pay_date = excluded.pay_date, pay_dates = excluded.pay_dates,
    pay_dates_until = excluded.pay_dates_until
`;

const MARK_PASSED = `
  INSERT INTO member_stale (user_id)
  SELECT user_id FROM member_published JOIN member USING (user_id) WHERE pay_dates_until <= ?
`;
