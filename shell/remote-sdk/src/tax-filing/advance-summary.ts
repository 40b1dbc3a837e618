import { isAdvanceSeason } from './advance-season.ts';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import { isOver, ofNewestYear, totalRefund } from './returns-standing.ts';

/** Her returns of the newest year, and what of them is hers early. */
export interface AdvanceSummary {
  taxReturns: readonly IncomeTaxReturn[];
  /** Cents, of what each return has of it by the service, which alone reckons it. */
  refundAdvanceAmount: number;
  /** What came back or is to come by all of them, in whole dollars. */
  refundAmount: number;
  hasEligibleReturns: boolean;
  /** One that counts is accepted. */
  isAvailable: boolean;
}

export const FEDERAL = 'Federal';

/** @param asOf the product's time, of an answer's `as_of` */
export function advanceSummary(returns: readonly IncomeTaxReturn[], asOf: string): AdvanceSummary {
  const taxReturns = ofNewestYear(returns);
  const eligible = taxReturns.filter((one) => isEligible(one, asOf));
  return {
    taxReturns,
    refundAdvanceAmount: eligible
      .map(({ refundAdvanceAmount = 0 }) => Math.round(refundAdvanceAmount * 100))
      .reduce((total, cents) => total + cents, 0),
    refundAmount: totalRefund(taxReturns),
    hasEligibleReturns: eligible.length > 0,
    isAvailable: eligible.some(({ taxReturnStatus }) => taxReturnStatus === 'accepted'),
  };
}

/** Whether a return counts for an advance: none of which nothing more comes does. */
const isEligible = (one: IncomeTaxReturn, asOf: string): boolean =>
  one.refundAdvanceEligible && !isOver(one) && isAdvanceSeason(asOf);

export const federalOf = (returns: readonly IncomeTaxReturn[]): IncomeTaxReturn | undefined =>
  returns.find(({ jurisdiction }) => jurisdiction === FEDERAL);
