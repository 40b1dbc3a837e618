import { EmptyState, PageLayout } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FilterLinks, FoldedFilters, PagedList } from '#features/lists/lists.ts';
import { casesQuery } from '../api/get-cases.ts';
import { caseColumns } from '../components/case-columns.tsx';
import styles from '../components/cases.module.css';
import { useMessages } from '../messages.ts';
import {
  caseFiltersQuery,
  caseKinds,
  caseViews,
  readCaseFilters,
  type CaseFilters,
} from '../model/case-filters.ts';

/** /admin/cases: what waits for staff, its filters and its page in the address. */
export function CasesPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const filters = readCaseFilters(search);
  const query = useQuery(casesQuery(filters));
  return (
    <PageLayout title={t('title')} intro={t('intro')}>
      <FoldedFilters count={Number(filters.view !== 'open') + Number(filters.kind !== 'all')}>
        {() => <CaseFilterLinks filters={filters} />}
      </FoldedFilters>
      <PagedList
        caption={t('title')}
        query={query}
        rowsOf={({ cases }) => cases}
        rowKey={({ id }) => id}
        columns={caseColumns(t, { isClosed: filters.view === 'closed' })}
        page={filters.page}
        hrefOf={(page) => caseFiltersQuery({ ...filters, page })}
        failure={t('failed')}
        empty={<EmptyState message={t('none')} />}
      />
    </PageLayout>
  );
}

function CaseFilterLinks({ filters }: { filters: CaseFilters }) {
  const t = useMessages();
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={t('views')}
        chosen={filters.view}
        filters={caseViews.map((view) => ({
          id: view,
          label: t(`view.${view}`),
          href: caseFiltersQuery({ ...filters, view, page: 1 }),
        }))}
      />
      <FilterLinks
        label={t('kinds')}
        chosen={filters.kind}
        filters={(['all', ...caseKinds] as const).map((kind) => ({
          id: kind,
          label: t(`kind.${kind}`),
          href: caseFiltersQuery({ ...filters, kind, page: 1 }),
        }))}
      />
    </div>
  );
}
