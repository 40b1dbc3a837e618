import type { CardTransaction } from '#features/card-transactions/card-transactions.ts';
import { formatDollars } from '#money/money.ts';

type Charge = Pick<CardTransaction, 'id' | 'merchantName' | 'amount'>;

/** What is asked of people of ours, as staff read it: that is why it is in no catalogue. */
export const disputeRequest = ({ id, merchantName, amount }: Charge): string =>
  `I dispute the charge of ${formatDollars(amount)} by ${merchantName} (transaction ${id}).`;
