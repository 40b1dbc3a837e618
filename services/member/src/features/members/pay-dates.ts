import type { MemberEvent } from '@reset/api-contract/member/member-events.ts';
import { plusDays, type CalendarDate } from '#calendar/calendar-date.ts';
import { nextPayday, overriddenStart, type Payroll } from '#features/payroll/payroll.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

type Sources = {
  payroll: Pick<Payroll, 'payFrequency' | 'overrides'> | null;
  /** Of paystubs: the three newest that were paid, and the soonest to come, are enough. */
  paystubDates: readonly CalendarDate[];
  incomes: readonly RecurringIncome[];
  /** The days on which her bank is to be debited. */
  debitDates: readonly CalendarDate[];
};

/** When she repays next, and by each source that says so when she is paid; null of one that does not. */
export type PayDates = Pick<MemberEvent['payload'], 'pay_date' | 'pay_dates'>;

/**
 * When she repays next: on the day of the debit that is planned, else when her payroll pays her next, as
 * her dashboard says it (`nextPayday`), else when her bank shows that she is paid.
 */
export function payDatesOf(sources: Sources, today: CalendarDate): PayDates {
  const dates = datesOf(sources, today);
  return {
    pay_date:
      dates.system_chosen_debit_date ??
      dates.pinwheel_derived ??
      dates.payroll_account_pay_period_start_date_derived ??
      dates.reset_paystub_derived ??
      dates.pave_derived,
    pay_dates: dates,
  };
}

/** The first day on which the same sources say something else; null where they never do. */
export function payDatesUntil({ pay_dates: dates }: PayDates): CalendarDate | null {
  const { pinwheel_derived: announced, ...others } = dates;
  // A payday that was announced is paid when it comes; all others are still to come on their day.
  const ends = Object.values(others).flatMap((day) => (day === null ? [] : [plusDays(day, 1)]));
  return [...ends, ...(announced === null ? [] : [announced])].toSorted()[0] ?? null;
}

function datesOf(
  { payroll, paystubDates, incomes, debitDates }: Sources,
  today: CalendarDate,
): PayDates['pay_dates'] {
  const salaries = incomes.filter(({ kind, isActive }) => kind === 'payroll' && isActive);
  const paid = paystubDates.filter((day) => day <= today);
  return {
    system_chosen_debit_date: soonest(debitDates, today),
    pave_derived: soonest(
      salaries.flatMap(({ nextOn }) => nextOn ?? []),
      today,
    ),
    // A paystub that the payroll has announced.
    pinwheel_derived: soonest(
      paystubDates.filter((day) => day > today),
      today,
    ),
    // Counted on from the newest paystub that was paid.
    reset_paystub_derived:
      payroll && nextPayday({ payFrequency: payroll.payFrequency }, paid, today),
    // Counted on from the beginning of her pay period, where staff have set one.
    payroll_account_pay_period_start_date_derived:
      payroll?.overrides && overriddenStart(payroll.overrides, paid, today) !== null
        ? nextPayday(payroll, paid, today)
        : null,
  };
}

const soonest = (days: readonly CalendarDate[], today: CalendarDate): CalendarDate | null =>
  days.filter((day) => day >= today).toSorted()[0] ?? null;
