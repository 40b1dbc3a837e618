/** What other features may use of this one. */
export { RepaymentNotices } from './components/repayment-notices.tsx';
