import { ApiError } from '@reset/remote-sdk';
import { NotFound, PageLayout, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { TransactionDetails } from '../components/transaction-details.tsx';
import { useTransactionMessages } from '../transaction-messages.ts';

/** One transaction, out of the list that has them all. */
export function TransactionPage() {
  const t = useMessages();
  const said = useTransactionMessages();
  const { id } = useParams();
  const transactions = useQuery(cardTransactionsQuery);
  const { data, error } = transactions;
  const transaction = data?.find((each) => each.id === id);
  // Without a card there is no list that could have it.
  const isMissing = data ? !transaction : error instanceof ApiError && error.status === 404;
  useDocumentTitle(isMissing ? t('notFound') : transaction?.merchantName);
  if (isMissing) return <NotFound />;
  return (
    <PageLayout title={transaction?.merchantName ?? said('title')}>
      <Tile>
        <QueryPanel
          query={{ ...transactions, data: transaction }}
          failure={t('transactions.failed')}
          loading={
            <Skeleton>
              <AmountRowsSkeleton count={3} />
            </Skeleton>
          }
        >
          {(found) => <TransactionDetails transaction={found} />}
        </QueryPanel>
      </Tile>
    </PageLayout>
  );
}
