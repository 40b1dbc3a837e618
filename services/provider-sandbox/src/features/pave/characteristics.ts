import { dayNumber, type CalendarDay } from '#personas/calendar-day.ts';
import type { Characteristics, RecurringIncome } from './pave-schemas.ts';
import type { PaveUser } from './pave-users.ts';
import { inCents } from './recurring-incomes.ts';

const MONTHS_LOOKED_AT = 3;
const DAYS_LOOKED_AT = 90;

export function characteristicsOf(
  { transactions, balances }: PaveUser,
  incomes: readonly RecurringIncome[],
  today: CalendarDay,
): Characteristics {
  const all = Object.values(transactions);
  const lately = all
    .filter(({ date, pending }) => !pending && dayNumber(today) - dayNumber(date) < DAYS_LOOKED_AT)
    .map(({ amount }) => amount);
  const active = incomes.filter((income) => income.is_active);
  const known = Object.values(balances).flatMap(({ current }) => current ?? []);
  const next = active.flatMap(({ next_date }) => next_date ?? []).toSorted()[0];
  const first = all.map(({ date }) => date).toSorted()[0];
  return {
    days_of_history: first === undefined ? 0 : dayNumber(today) - dayNumber(first),
    transaction_count: all.length,
    recurring_income_monthly: inCents(sumOf(active.map(({ monthly_amount }) => monthly_amount))),
    recurring_income_count: active.length,
    days_until_next_income: next === undefined ? null : dayNumber(next) - dayNumber(today),
    inflow_monthly: inCents(-sumOf(lately.filter((amount) => amount < 0)) / MONTHS_LOOKED_AT),
    outflow_monthly: inCents(sumOf(lately.filter((amount) => amount > 0)) / MONTHS_LOOKED_AT),
    current_balance: known.length === 0 ? null : inCents(sumOf(known)),
  };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
