/** What other features may use of this one. */
export { requestNotice } from './api/availability-notice.ts';
export { DirectDepositNotFound } from './components/direct-deposit-not-found.tsx';
export { Refused } from './components/refused.tsx';
export { IncomeWait } from './components/income-wait.tsx';
export { Ineligible } from './components/ineligible.tsx';
export { ThanksForLinking } from './components/thanks-for-linking.tsx';
export { UnsupportedBank } from './components/unsupported-bank.tsx';
export { Waitlisted } from './components/waitlisted.tsx';
