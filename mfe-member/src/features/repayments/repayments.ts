/** What other features may use of this one. */
export { NextRepaymentRow, NextRepaymentRowSkeleton } from './components/next-repayment-row.tsx';
export { RepaymentNotices } from './components/repayment-notices.tsx';
export {
  nextRepaymentWords,
  type NextRepaymentWords,
  takeBackWords,
} from './model/next-repayment-words.ts';
export { repaidFromWords } from './model/repayment-words.ts';
