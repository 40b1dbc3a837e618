/** What other features may use of this one. */
export { prepareResultsMail } from './components/results-mail-form.tsx';
export { ResultsMailForm } from './components/results-mail-form.tsx';
export type { Recipient } from './model/recipient.ts';
