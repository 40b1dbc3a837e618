// What tax returns come to: values and rules, which need no browser.
export { isAdvanceSeason } from './advance-season.ts';
export {
  advanceState,
  isAcceptedInSeason,
  isAdvanceOffered,
  isCardOffered,
  isLargeEnough,
  mayHaveAdvance,
  mayVisitorHaveAdvance,
  spentAdvance,
  stateWithoutAdvance,
  type AdvanceState,
  type SpentAdvance,
} from './advance-state.ts';
export { advanceSummary, FEDERAL, federalOf, type AdvanceSummary } from './advance-summary.ts';
export { receivedRefund, type ReceivedRefund } from './received-refund.ts';
export type { IncomeTaxReturn } from './get-income-tax-returns.ts';
export {
  awaitedUntil,
  centsToPay,
  hasRefundToCome,
  isAnyRejected,
  isBalanceDue,
  isOpen,
  isOver,
  isRefundSent,
  ofNewestYear,
  owedDollars,
  receivedDollars,
  refundDollars,
  rejectedReturns,
  returnsStanding,
  toldStatus,
  totalCentsToPay,
  totalNotAccepted,
  totalOwed,
  totalOwedNotAccepted,
  totalRefund,
  wholeDollars,
  type ReturnsStanding,
} from './returns-standing.ts';
