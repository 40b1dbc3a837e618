/** What other features may use of this one. */
export { AccountLinkDialog } from './components/account-link-dialog.tsx';
export { BankStep } from './components/link-step.tsx';
export { IntegrationErrors } from './components/integration-errors.tsx';
export { LinksBroken } from './components/links-broken.tsx';
export { PayrollStep } from './components/link-step.tsx';
