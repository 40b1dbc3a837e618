import { ApiError } from '@reset/remote-sdk';
import { NotFound, PageLayout, QueryPanel, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { useDocumentTitle } from '#navigation/use-document-title.ts';
import { AmountRowsSkeleton } from '#rows/amount-row.tsx';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { TransactionDetails } from '../components/transaction-details.tsx';
import { useTransactionLook } from '../components/use-transaction-look.ts';
import { GONE } from '../model/gone.ts';
import { useTransactionMessages } from '../transaction-messages.ts';

/** One transaction, out of the list that has them all. */
export function TransactionPage() {
  const t = useMessages();
  const said = useTransactionMessages();
  const { id } = useParams();
  const transactions = useQuery(cardTransactionsQuery);
  const { data, error, isFetching } = transactions;
  const transaction = data?.find((each) => each.id === id);
  const look = useTransactionLook();
  const title = transaction && look(transaction).title;
  // Without a card there is no list that could have it.
  const isMissing = error instanceof ApiError && error.status === 404 && !data;
  useDocumentTitle(isMissing ? t('notFound') : title);
  if (isMissing) return <NotFound />;
  // What pays a purchase is listed anew when that changes, and then has another address.
  if (data && !transaction && !isFetching)
    return <Navigate to="/card-transactions" replace state={GONE} />;
  return (
    <PageLayout title={title ?? said('title')}>
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
          {(found) => <TransactionDetails transaction={found} transactions={data ?? []} />}
        </QueryPanel>
      </Tile>
    </PageLayout>
  );
}
