/** What other features may use of this one. */
export { RepaymentStep } from './components/repayment-step.tsx';
