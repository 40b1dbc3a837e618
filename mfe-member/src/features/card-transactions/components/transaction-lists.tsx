import { EmptyState, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { isCurrent } from '../model/transaction-state.ts';
import { TransactionList } from './transaction-list.tsx';

interface Props {
  transactions: CardTransaction[];
}

/** What is still to be repaid, then what is over. */
export function TransactionLists({ transactions }: Props) {
  const t = useMessages();
  const { current = [], past = [] } = Object.groupBy(transactions, ({ customerState }) =>
    isCurrent(customerState) ? 'current' : 'past',
  );
  return (
    <>
      {current.length > 0 ? (
        <TransactionList title={t('transactions.outstanding')} transactions={current} />
      ) : (
        <Tile title={t('transactions.outstanding')}>
          <EmptyState message={t('transactions.empty')} />
        </Tile>
      )}
      {past.length > 0 && <TransactionList title={t('transactions.past')} transactions={past} />}
    </>
  );
}
