/** What other features may use of this one. */
export { taxReturnsQuery } from './api/get-tax-returns.ts';
export { AcceptedReturn } from './components/accepted-return.tsx';
export { ReturnsFailure } from './components/returns-failure.tsx';
export { useEndedAdvance, type EndedAdvance } from './components/use-ended-advance.ts';
export { useRefundRest } from './components/use-refund-rest.ts';
export { RejectedReturn } from './components/rejected-return.tsx';
