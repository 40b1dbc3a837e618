import type { IncomeTaxReturn } from '../src/tax-filing/get-income-tax-returns.ts';

/** A federal return that is accepted, with an advance on it. */
export const makeReturn = (changes: Partial<IncomeTaxReturn> = {}): IncomeTaxReturn => ({
  jurisdiction: 'Federal',
  taxYear: 2025,
  refundAmount: 1_840,
  refundFiled: changes.refundAmount ?? 1_840,
  refundReceived: null,
  refundRepaid: null,
  refundRepaidLater: null,
  refundForwardedBy: null,
  refundOnItsWay: null,
  refundAwaitedUntil: null,
  refundAdvanceEligible: true,
  refundAdvanceAmount: 613.5,
  refundAdvanceSpent: 0,
  acceptedOn: changes.taxReturnStatus === 'submitted' ? null : '2026-02-05',
  taxReturnStatus: 'accepted',
  ...changes,
});
