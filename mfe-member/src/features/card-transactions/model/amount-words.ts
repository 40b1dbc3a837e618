import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDollars, toCents } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { pendingCents } from './transaction-state.ts';

type Amounts = Pick<
  CardTransaction,
  | 'customerState'
  | 'amount'
  | 'pendingAmount'
  | 'repaidAmount'
  | 'refundedAmount'
  | 'creditedAmount'
  | 'disputeCredit'
>;

/** What a purchase cost as far as it is collected, what else is pending, what of it is repaid, given back or credited, what its dispute credited in all, and what is left of it, as it is read. */
export function amountWords(transaction: Amounts) {
  const { repaidAmount, refundedAmount, creditedAmount, disputeCredit } = transaction;
  const cents = toCents(transaction.amount) - pendingCents(transaction);
  return {
    amount: formatMoney(cents),
    pending: formatMoney(pendingCents(transaction)),
    repaid: formatDollars(repaidAmount),
    refunded: formatDollars(refundedAmount),
    credited: formatDollars(creditedAmount),
    disputeCredit: formatDollars(disputeCredit ?? 0),
    left: formatMoney(cents - toCents(repaidAmount)),
  };
}
