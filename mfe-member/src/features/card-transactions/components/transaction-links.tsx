import { TextLink } from '@reset/shared-ui';
import { formatDay, localDate } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { isOwed, isRepaidByHer } from '../model/transaction-state.ts';
import { useTransactionMessages } from '../transaction-messages.ts';
import styles from './transaction-details.module.css';

interface Props {
  transaction: CardTransaction;
  /** All of them: what pays it, or what it pays, is among them. */
  transactions: readonly CardTransaction[];
}

/** From a transaction to its purchase, its refunds, its credit that was taken back, and her repayments. */
export function TransactionLinks({ transaction, transactions }: Props) {
  const said = useTransactionMessages();
  const purchase = transactions.find(({ id }) => id === transaction.purchaseId);
  const ofIt = transactions.filter(({ purchaseId }) => purchaseId === transaction.id);
  const links = [
    ...(purchase
      ? [[pageOf(purchase), said('seePurchase', { merchant: purchase.merchantName })] as const]
      : []),
    ...ofIt
      .filter(({ kind }) => kind === 'refund')
      .map((refund) => {
        const date = formatDay(localDate(new Date(refund.createdAt)));
        const words = said('seeRefund', { amount: formatDollars(-refund.amount), date });
        return [pageOf(refund), words] as const;
      }),
    ...ofIt
      .filter(({ kind }) => kind === 'dispute_reversal')
      .map((reversal) => [pageOf(reversal), said('seeReversal')] as const),
    ...(leadsToRepayments(transaction)
      ? [['/account/repayments', said('seeRepayments')] as const]
      : []),
  ];
  return links.map(([href, words]) => (
    <p key={href} className={styles.onward}>
      <TextLink href={href}>{words}</TextLink>
    </p>
  ));
}

const pageOf = ({ id }: CardTransaction) => `/card-transactions/${id}`;

/** What is still to be repaid, and what her repayments have paid of it. */
const leadsToRepayments = (transaction: CardTransaction): boolean =>
  isOwed(transaction) || transaction.kind === 'repayment' || isRepaidByHer(transaction);
