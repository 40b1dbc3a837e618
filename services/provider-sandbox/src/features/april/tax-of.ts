import type { FilingForm } from './april-schemas.ts';

const DEDUCTION: Readonly<Record<FilingForm['filing_status'], number>> = {
  single: 15_000,
  married_joint: 30_000,
  head_of_household: 22_500,
};
const RATE = 0.12;
const STATE_RATE = 0.03;
const WITHOUT_INCOME_TAX = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'];

/** What comes back, in cents: negative is owed. Plain enough to be reckoned in the head. */
export function refundsOf({ filing_status, wages, withheld, state }: FilingForm) {
  const taxed = Math.max(0, Number(wages) - DEDUCTION[filing_status]);
  const stateTax = WITHOUT_INCOME_TAX.includes(state) ? 0 : taxed * STATE_RATE;
  // A tenth of what was withheld went to the state.
  const toState = WITHOUT_INCOME_TAX.includes(state) ? 0 : Number(withheld) / 10;
  return {
    federalCents: Math.round((Number(withheld) - toState - taxed * RATE) * 100),
    /** null for a state without an income tax. */
    stateCents: WITHOUT_INCOME_TAX.includes(state) ? null : Math.round((toState - stateTax) * 100),
  };
}
