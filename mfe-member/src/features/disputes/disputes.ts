/** What other features may use of this one. */
export { DisputeCharge } from './components/dispute-charge.tsx';
export { DisputeMark } from './components/dispute-mark.tsx';
