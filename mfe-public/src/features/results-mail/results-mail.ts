/** What other features may use of this one. */
export { ResultsMailForm } from './components/results-mail-form.tsx';
export type { Recipient } from './model/recipient.ts';
