/** What other features may use of this one. */
export { StepPlace, useStepPart } from './components/step-place.tsx';
export { expectArrival } from './model/arrival.ts';
