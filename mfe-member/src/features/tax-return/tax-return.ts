/** What other features may use of this one. */
export { taxReturnsQuery } from './api/get-tax-returns.ts';
export { AcceptedReturn } from './components/accepted-return.tsx';
export { ReturnsFailure } from './components/returns-failure.tsx';
export { RejectedReturn } from './components/rejected-return.tsx';
