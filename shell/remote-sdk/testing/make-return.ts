import type { IncomeTaxReturn } from '../src/tax-filing/get-income-tax-returns.ts';

/** A federal return that is accepted, with an advance on it. */
export const makeReturn = (changes: Partial<IncomeTaxReturn> = {}): IncomeTaxReturn => ({
  jurisdiction: 'Federal',
  taxYear: 2025,
  refundAmount: 1_840,
  refundAdvanceEligible: true,
  refundAdvanceAmount: 613.5,
  taxReturnStatus: 'accepted',
  ...changes,
});
