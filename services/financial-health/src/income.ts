/** How often an income comes. These are the budget's; pay schedules have others (decision C-024). */
export const INCOME_FREQUENCIES = [
  'WEEKLY',
  'BIWEEKLY',
  'SEMIMONTHLY',
  'MONTHLY',
  'ANNUALLY',
] as const;
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/** What an income comes to in a year, in the unit of the amount (specification 2, section 9). */
export function annualIncome(amount: number, frequency: IncomeFrequency): number {
  switch (frequency) {
    case 'WEEKLY':
      return (amount * 365) / 7;
    case 'BIWEEKLY':
      return (amount * 365) / 14;
    case 'SEMIMONTHLY':
      return amount * 24;
    case 'MONTHLY':
      return amount * 12;
    case 'ANNUALLY':
      return amount;
  }
}

/**
 * A year's income as that of a month in whole dollars (decision C-032); at least 1, because a link
 * without an income opens no results.
 */
export const monthlyIncome = (annual: number): number => Math.max(1, Math.round(annual / 12));
