import type { CardTransaction } from '#features/card-transactions/card-transactions.ts';
import { formatDollars } from '#money/money.ts';
import { claimOf } from './dispute-state.ts';

type Charge = Pick<
  CardTransaction,
  'id' | 'merchantName' | 'amount' | 'pendingAmount' | 'refundedAmount'
>;

/** What is asked of people of ours, as staff read it: that is why it is in no catalogue. */
export const disputeRequest = (charge: Charge): string =>
  `I dispute the charge of ${formatDollars(claimOf(charge))} by ${charge.merchantName} (transaction ${charge.id}).`;
