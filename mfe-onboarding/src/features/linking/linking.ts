/** What other features may use of this one. */
export { BankStep } from './components/link-step.tsx';
export { IntegrationErrors } from './components/integration-errors.tsx';
export { LinksBroken } from './components/links-broken.tsx';
export { PayrollLater } from './components/payroll-later.tsx';
export { PayrollStep } from './components/link-step.tsx';
