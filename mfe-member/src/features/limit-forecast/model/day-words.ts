import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { expenseName } from '#features/recurring-expenses/recurring-expenses.ts';
import { shownLimitCents } from '#features/spending-limit/spending-limit.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { Forecast, ForecastDay } from '../api/get-forecast.ts';
import { t } from '../forecast-messages.ts';

type Bills = Forecast['bills'];

/** Why a day is as it is, in a sentence or two; null where nothing happens on it. */
export function dayWords(
  day: ForecastDay,
  before: ForecastDay | undefined,
  bills: Bills,
): string | null {
  if (!before) return t('day.now');
  const cents = shownLimitCents(day.amount) - shownLimitCents(before.amount);
  const due = day.dueBills.map((id) => nameOf(bills, id)).join(', ');
  const said = due ? ` ${t('day.due', { bills: due })}` : '';
  if (cents === 0 && day.shifts.length === 0 && !due) return null;
  if (cents === 0) return `${t(day.shifts.length > 0 ? 'day.held' : 'day.same')}${said}`;
  const why = day.changes
    .map((change) => whyWords(change, day, bills))
    .reduce((first, second) => t('and', { first, second }));
  const amount = changeWords(cents);
  return `${t(cents > 0 ? 'day.more' : 'day.less', { amount, why })}${said}`;
}

/** By how much a limit changes, up or down, as the difference of what is shown. */
export const changeWords = (cents: number): string =>
  formatMoney(Math.abs(cents), { isWhole: cents % 100 === 0 });

function whyWords(
  { reason, amount }: ForecastDay['changes'][number],
  day: ForecastDay,
  bills: Bills,
): string {
  switch (reason) {
    case 'pay':
      return amount < 0 ? t('why.paid') : shiftWords(day.shifts);
    case 'bills':
      return amount < 0 ? billWords(day.countedBills, bills) : t('why.billLater');
    case 'repayments':
    case 'credit_taken_back':
    case 'period_over':
    case 'refund_over':
      return t(`why.${reason}`);
    // A service may be newer than this page.
    default:
      return t('why.other');
  }
}

const shiftWords = (shifts: ForecastDay['shifts']): string =>
  shifts.length === 0
    ? t('why.dayOver')
    : shifts
        .map(({ kind, hours }) => t(`why.${kind}`, { hours }))
        .reduce((first, second) => t('and', { first, second }));

function billWords(counted: ForecastDay['countedBills'], bills: Bills): string {
  const [first, ...others] = counted;
  if (!first) return t('why.billSooner');
  const cents = counted
    .map(({ id }) => bills.find((bill) => bill.id === id)?.averageAmount ?? 0)
    .reduce((total, amount) => total + toCents(amount), 0);
  const amount = formatDollars(cents / 100);
  return others.length === 0
    ? t('why.bill', { name: nameOf(bills, first.id), amount })
    : t('why.bills', { count: counted.length, amount });
}

/** How a bill is called. */
export function nameOf(bills: Bills, id: string): string {
  const bill = bills.find((one) => one.id === id);
  return (bill && expenseName(bill)) ?? t('unnamed');
}
