/** What other features may use of this one. */
export { beginIn, StepPlace, useStepPart } from './components/step-place.tsx';
export { expectArrival } from './model/arrival.ts';
