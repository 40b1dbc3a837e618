import { EmptyState, PageLayout } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PagedList } from '#features/lists/lists.ts';
import { useMessages } from '#messages.ts';
import { pageQuery, readPage } from '#paging/page.ts';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { transactionColumns } from '../components/transaction-columns.tsx';

/** /admin/card-transactions: the purchases of all, the page in the address. */
export function CardTransactionsPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(cardTransactionsQuery(page));
  return (
    <PageLayout title={t('transactions.title')}>
      <PagedList
        caption={t('transactions.title')}
        query={query}
        rowsOf={({ cardTransactions }) => cardTransactions}
        rowKey={({ id }) => id}
        columns={transactionColumns(t)}
        page={page}
        hrefOf={pageQuery}
        failure={t('transactions.failed')}
        empty={<EmptyState message={t('transactions.none')} />}
      />
    </PageLayout>
  );
}
