import type { MemberStaffView } from '@reset/api-contract/admin/user-owners.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';
import { nextPayday, overriddenStart, type Payroll } from '#features/payroll/payroll.ts';
import type { RecurringIncome } from '#providers/income-data.ts';

type Sources = {
  payroll: Pick<Payroll, 'payFrequency' | 'overrides'> | null;
  /** Of paystubs, past and to come. */
  paystubDates: readonly CalendarDate[];
  incomes: readonly RecurringIncome[];
  /** The days on which her bank is to be debited. */
  debitDates: readonly CalendarDate[];
};

/** When she is paid next, by each source that says so; null of one that does not. */
export function payDatesOf(
  { payroll, paystubDates, incomes, debitDates }: Sources,
  today: CalendarDate,
): NonNullable<MemberStaffView['pay_dates']> {
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
