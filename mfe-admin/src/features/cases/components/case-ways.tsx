import { FilterLinks } from '#features/lists/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import { caseFiltersQuery, type CaseView } from '../model/case-filters.ts';
import styles from './cases.module.css';

/** The ways to the cases that wait, with how many they are as soon as that is known. */
export function CaseWays() {
  const t = useMessages();
  const { data } = useQuery(countsQuery);
  const way = (view: CaseView, count?: number) => ({
    id: view,
    label: count === undefined ? t(`view.${view}`) : `${t(`view.${view}`)}: ${count}`,
    href: `/admin/cases${caseFiltersQuery({ view, kind: 'all', page: 1 })}`,
  });
  return (
    <div className={styles.ways}>
      <FilterLinks
        label={t('title')}
        chosen={null}
        filters={[way('open', data?.open), way('overdue', data?.overdue), way('mine')]}
      />
    </div>
  );
}
