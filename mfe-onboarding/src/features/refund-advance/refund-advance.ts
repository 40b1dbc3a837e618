/** What other features may use of this one. */
export { useAdvance, type Advance } from './components/use-advance.ts';
export { useRepaidByRefund } from './components/use-repaid-by-refund.ts';
