/** What other features may use of this one. */
export { cardIssuanceQuery } from './api/get-card-issuance.ts';
export { CardIssuanceWait } from './components/card-issuance-wait.tsx';
export { CardReveal } from './components/card-reveal.tsx';
