// What tax returns come to: values and rules, which need no browser.
export { isAdvanceSeason } from './advance-season.ts';
export {
  advanceState,
  isAdvanceOffered,
  isCardOffered,
  mayHaveAdvance,
  type AdvanceState,
} from './advance-state.ts';
export { advanceSummary, FEDERAL, type AdvanceSummary } from './advance-summary.ts';
export type { IncomeTaxReturn } from './get-income-tax-returns.ts';
export {
  filedDollars,
  hasRefundToCome,
  isAnyRejected,
  isOpen,
  isOver,
  ofNewestYear,
  owedDollars,
  refundDollars,
  rejectedReturns,
  returnsStanding,
  totalNotAccepted,
  totalOwed,
  totalRefund,
  wholeDollars,
  type ReturnsStanding,
} from './returns-standing.ts';
