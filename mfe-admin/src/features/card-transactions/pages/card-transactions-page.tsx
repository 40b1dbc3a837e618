import { EmptyState, PageLayout } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PagedList } from '#features/lists/lists.ts';
import { sayDayOf } from '#moments/say-moment.ts';
import { pageQuery, readPage } from '#paging/page.ts';
import { cardTransactionsQuery } from '../api/get-card-transactions.ts';
import { transactionColumns } from '../components/transaction-columns.tsx';
import { useMessages } from '../messages.ts';

/** /admin/card-transactions: the purchases of all by the day they were recorded on, the page in the address. */
export function CardTransactionsPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(cardTransactionsQuery(page));
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <PagedList
        caption={t('title')}
        query={query}
        rowsOf={({ cardTransactions }) => cardTransactions}
        rowKey={({ id }) => id}
        columns={transactionColumns(t)}
        groupOf={({ recordedAt }) =>
          recordedAt == null ? null : t('recorded', { day: sayDayOf(recordedAt) })
        }
        page={page}
        hrefOf={pageQuery}
        failure={t('failed')}
        empty={<EmptyState message={t('empty')} />}
      />
    </PageLayout>
  );
}
