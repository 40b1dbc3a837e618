/** What other features may use of this one. */
export { BankStep } from './components/bank-step.tsx';
export { IntegrationErrors } from './components/integration-errors.tsx';
export { PayrollStep } from './components/payroll-step.tsx';
