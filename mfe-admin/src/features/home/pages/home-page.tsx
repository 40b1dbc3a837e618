import { searchBanks, searchPlatforms, searchText } from '@reset/remote-sdk/institutions';
import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { InstitutionSearch } from '../components/institution-search.tsx';
import styles from './home-page.module.css';

/** /admin: what can be linked, and what it tells. */
export function HomePage() {
  const t = useMessages();
  return (
    <PageLayout title={t('home.title')} intro={t('home.intro')}>
      <div className={styles.searches}>
        {(['payroll', 'attendance', 'bank'] as const).map((kind) => (
          <InstitutionSearch key={kind} label={t(`home.${kind}`)} source={SOURCES[kind]} />
        ))}
      </div>
    </PageLayout>
  );
}

// A search begins anew with another source, so each is made once.
const SOURCES = {
  payroll: (typed: string) => searchPlatforms(searchText(typed), 'payroll'),
  attendance: (typed: string) => searchPlatforms(typed, 'time_and_attendance'),
  bank: (typed: string) => searchBanks(typed),
};
