import { EmptyState, PageLayout, type Column } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FilterLinks, PagedList } from '#features/lists/lists.ts';
import { personColumns, type AdminUser } from '#features/users/users.ts';
import { useMessages } from '#messages.ts';
import { Day } from '#moments/day.tsx';
import { pageQuery, readPage } from '#paging/page.ts';
import { sayWord } from '#words/say-word.ts';
import { repayingUsersQuery } from '../api/get-repaying-users.ts';
import { PayDates } from '../components/pay-dates.tsx';
import {
  filterQuery,
  readRepaymentFilter,
  repaymentFilters,
  whoRepayBy,
  type RepaymentFilter,
} from '../model/repayment-filter.ts';

/** /admin/repayment-schedule: people by their pay date, page and filter in the address. */
export function RepaymentSchedulePage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const page = readPage(search);
  const filter = readRepaymentFilter(search);
  const query = useQuery(repayingUsersQuery(page, filter));
  return (
    <PageLayout title={t('repayments.title')}>
      <FilterLinks
        label={t('users.filters')}
        chosen={filter ?? 'all'}
        filters={repaymentFilters.map((id) => ({
          id: id ?? 'all',
          label: id === null ? t('repayments.all') : sayWord(id),
          href: addressOf(1, id),
        }))}
      />
      <PagedList
        caption={t('repayments.title')}
        query={query}
        rowsOf={({ users }) => whoRepayBy(filter, users)}
        rowKey={({ id }) => id}
        columns={columns(t)}
        page={page}
        hrefOf={(to) => addressOf(to, filter)}
        failure={t('repayments.failed')}
        empty={<EmptyState message={t('repayments.nobody')} />}
      />
    </PageLayout>
  );
}

const addressOf = (page: number, filter: RepaymentFilter) => pageQuery(page, filterQuery(filter));

const columns = (t: ReturnType<typeof useMessages>): Column<AdminUser>[] => [
  ...personColumns(t),
  {
    key: 'admin',
    header: t('repayments.admin'),
    render: ({ admin }) => t(admin ? 'repayments.yes' : 'repayments.no'),
  },
  {
    key: 'method',
    header: t('repayments.method'),
    render: ({ userConfig: { repaymentMethod } }) =>
      repaymentMethod ? sayWord(repaymentMethod) : t('none'),
  },
  {
    key: 'payDate',
    header: t('repayments.payDate'),
    align: 'end',
    render: ({ payDate }) => <Day on={payDate} />,
  },
  {
    key: 'payDates',
    header: t('repayments.payDates'),
    render: ({ payDates }) => <PayDates payDates={payDates} />,
  },
];
