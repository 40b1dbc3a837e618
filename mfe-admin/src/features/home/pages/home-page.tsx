import { searchBanks, searchPlatforms, searchText } from '@reset/remote-sdk/institutions';
import { PageLayout, Section } from '@reset/shared-ui';
import { Business } from '#features/business/business.ts';
import { useMessages } from '#messages.ts';
import { InstitutionSearch } from '../components/institution-search.tsx';
import styles from './home-page.module.css';

/** /admin: how the business stands, and what institutions can tell of their people. */
export function HomePage() {
  const t = useMessages();
  return (
    <PageLayout title={t('home.title')} intro={t('home.intro')}>
      <Business />
      <Section title={t('home.institutions')} intro={t('home.institutionsIntro')}>
        <div className={styles.searches}>
          {(['payroll', 'attendance', 'bank'] as const).map((kind) => (
            <InstitutionSearch key={kind} label={t(`home.${kind}`)} source={SOURCES[kind]} />
          ))}
        </div>
      </Section>
    </PageLayout>
  );
}

// A search begins anew with another source, so each is made once.
const SOURCES = {
  payroll: (typed: string) => searchPlatforms(searchText(typed), 'payroll'),
  attendance: (typed: string) => searchPlatforms(typed, 'time_and_attendance'),
  bank: (typed: string) => searchBanks(typed),
};
