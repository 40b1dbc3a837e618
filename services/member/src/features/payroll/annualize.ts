import type { AnnualizedIncome } from '@reset/api-contract/admin/user-sections.ts';
import type { CalendarDate } from '#calendar/calendar-date.ts';

type Paid = { payOn: CalendarDate; grossCents: number; netCents: number };

/**
 * What pay of this amount comes to in a year, by the specification's document 3, section 5; rounded
 * down to the cent.
 * @param period as payrolls and their provider word it: `bi_weekly` and `biweekly` are the same
 * @returns null for a period that has no such formula, as an hour
 */
export function annualizedCents(cents: number, period: string | null): number | null {
  switch (period?.replaceAll('_', '')) {
    case 'weekly':
      return Math.floor((cents * 365) / 7);
    case 'biweekly':
      return Math.floor((cents * 365) / 14);
    case 'semimonthly':
      return cents * 24;
    case 'monthly':
      return cents * 12;
    case 'annually':
      return cents;
    default:
      return null;
  }
}

/** What the net pay of paystubs comes to in a year, by the smallest, the largest and the average. */
export function annualizedIncome(
  paystubs: readonly Paid[],
  { payFrequency, today }: { payFrequency: string | null; today: CalendarDate },
): AnnualizedIncome {
  const paid = paystubs.filter(({ payOn }) => payOn <= today);
  const amounts = paid.map(({ netCents }) => netCents).toSorted((one, other) => one - other);
  const ratios = paid
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ netCents, grossCents }) => Math.floor((netCents * 10_000) / grossCents) / 10_000)
    .toSorted((one, other) => one - other);
  const sum = amounts.reduce((total, cents) => total + cents, 0);
  const yearly = (cents: number | undefined) =>
    cents === undefined ? null : annualizedCents(cents, payFrequency);
  return {
    annualized_pay_with_min: yearly(amounts[0]),
    annualized_pay_with_max: yearly(amounts.at(-1)),
    annualized_pay_with_avg: yearly(paid.length > 0 ? Math.floor(sum / paid.length) : undefined),
    sorted_net_pay_amounts: amounts,
    sorted_net_pay_ratios: ratios,
  };
}
