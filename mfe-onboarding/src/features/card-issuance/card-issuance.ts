/** What other features may use of this one. */
export { CardIssuanceWait } from './components/card-issuance-wait.tsx';
export { CardReveal } from './components/card-reveal.tsx';
