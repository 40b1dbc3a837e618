/** What other features may use of this one. */
export { CancelApplication } from './components/cancel-application.tsx';
export { Cancelled } from './components/cancelled.tsx';
