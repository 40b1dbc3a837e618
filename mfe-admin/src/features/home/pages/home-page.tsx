import { searchBanks, searchPlatforms, searchText } from '@reset/remote-sdk/institutions';
import { PageLayout, Section } from '@reset/shared-ui';
import { Business } from '#features/business/business.ts';
import { CaseWays } from '#features/cases/cases.ts';
import { useMessages } from '#messages.ts';
import { InstitutionSearch } from '../components/institution-search.tsx';
import styles from './home-page.module.css';

/** /admin: what waits, what institutions can tell of their people, and how the business stands. */
export function HomePage() {
  const t = useMessages();
  return (
    <PageLayout title={t('home.title')}>
      <div className={styles.cases}>
        <h2 className={styles.title}>{t('home.cases')}</h2>
        <CaseWays />
      </div>
      <Section title={t('home.institutions')} intro={t('home.institutionsIntro')}>
        <div className={styles.searches}>
          {(['payroll', 'attendance', 'bank'] as const).map((kind) => (
            <InstitutionSearch key={kind} label={t(`home.${kind}`)} source={SOURCES[kind]} />
          ))}
        </div>
      </Section>
      <Section title={t('home.business')} intro={t('home.businessIntro')}>
        <Business />
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
