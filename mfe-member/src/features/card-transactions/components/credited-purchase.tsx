import { useQuery } from '@tanstack/react-query';
import { formatDay, localDate } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import { cardTransactionsQuery, type CardTransaction } from '../api/get-card-transactions.ts';
import { useTransactionMessages } from '../transaction-messages.ts';

const OF_DISPUTE: ReadonlySet<CardTransaction['kind']> = new Set<CardTransaction['kind']>([
  'dispute_credit',
  'dispute_reversal',
]);

/** Of which purchase a dispute's credit is, or the credit that was taken back; nothing for all others. */
export function CreditedPurchase({ transaction }: { transaction: CardTransaction }) {
  return OF_DISPUTE.has(transaction.kind) ? <OfPurchase id={transaction.purchaseId} /> : null;
}

function OfPurchase({ id }: { id: string | null }) {
  const said = useTransactionMessages();
  const { data: purchase } = useQuery({
    ...cardTransactionsQuery,
    select: (transactions) => transactions.find((one) => one.id === id),
  });
  if (!purchase) return null;
  const { amount, merchantName: merchant, createdAt } = purchase;
  const date = formatDay(localDate(new Date(createdAt)));
  return <span>{said('ofPurchase', { amount: formatDollars(amount), merchant, date })}</span>;
}
