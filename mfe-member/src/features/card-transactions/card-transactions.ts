/** What other features may use of this one. */
export { cardTransactionsQuery, type CardTransaction } from './api/get-card-transactions.ts';
