import { formatDollars, toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';

type Amounts = Pick<
  CardTransaction,
  'amount' | 'repaidAmount' | 'refundedAmount' | 'creditedAmount' | 'disputeCredit'
>;

/** What a purchase cost, what of it is repaid, given back or credited, what its dispute credited in all, and what is left of it, as it is read. */
export const amountWords = ({
  amount,
  repaidAmount,
  refundedAmount,
  creditedAmount,
  disputeCredit,
}: Amounts) => ({
  amount: formatDollars(amount),
  repaid: formatDollars(repaidAmount),
  refunded: formatDollars(refundedAmount),
  credited: formatDollars(creditedAmount),
  disputeCredit: formatDollars(disputeCredit ?? 0),
  left: formatDollars((toCents(amount) - toCents(repaidAmount)) / 100),
});
