import { EmptyState, PageLayout } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PagedList } from '#features/lists/lists.ts';
import { useMessages } from '#messages.ts';
import { pageQuery, readPage } from '#paging/page.ts';
import { waitlistQuery } from '../api/get-waitlist.ts';
import { waitlistColumns } from '../components/waitlist-columns.tsx';

/** /admin/waitlists: who waits, and why, the page in the address. */
export function WaitlistPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(waitlistQuery(page));
  return (
    <PageLayout title={t('waitlist.title')}>
      <PagedList
        caption={t('waitlist.title')}
        query={query}
        rowsOf={({ entries }) => entries}
        rowKey={({ id }) => id}
        columns={waitlistColumns(t)}
        page={page}
        hrefOf={pageQuery}
        failure={t('waitlist.failed')}
        empty={<EmptyState message={t('waitlist.nobody')} />}
      />
    </PageLayout>
  );
}
