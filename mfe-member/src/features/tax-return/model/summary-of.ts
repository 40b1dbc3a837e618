import { productDate } from '#dates/calendar-date.ts';
import { receiptColumn, type Overview } from '#features/spending-limit/spending-limit.ts';
import {
  advanceSummary,
  federalOf,
  ofNewestYear,
  type AdvancedReturn,
  type AdvanceSummary,
  type IncomeTaxReturn,
} from './advance-summary.ts';

/** The advance summary of her returns, beside the limit that holds the advance. */
export const summaryOf = (
  returns: readonly IncomeTaxReturn[],
  overview: Overview,
): AdvanceSummary => advanceSummary(advancedReturns(returns, overview), productDate(overview.asOf));

/** The advance is of the newest federal return; what it comes to, the limit says and nobody else. */
function advancedReturns(
  returns: readonly IncomeTaxReturn[],
  overview: Overview,
): AdvancedReturn[] {
  const step = receiptColumn(overview).changes.find(({ reason }) => reason === 'refund');
  const newest = federalOf(ofNewestYear(returns));
  return returns.map((one) => ({
    ...one,
    refundAdvanceCents: one === newest ? (step?.cents ?? 0) : 0,
  }));
}
