/** What other features may use of this one. */
export { cardTransactionsQuery } from './api/get-card-transactions.ts';
