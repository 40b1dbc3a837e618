/** What other features may use of this one. */
export { BelowNextStep } from './components/below-next-step.tsx';
export { useHasCardOffer } from './components/use-card-offer.ts';
export { useHasStopped } from './components/use-has-stopped.ts';
