import { profileQuery } from '@reset/remote-sdk';
import { PageLayout } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { StepPlace } from '#features/step-place/step-place.ts';
import { TaxFiling } from '#features/tax-filing/tax-filing.ts';
import { Application } from '../components/application.tsx';
import styles from '../components/application.module.css';
import { CurrentScreen } from '../components/current-screen.tsx';
import { useRefresh } from '../components/use-refresh.ts';

/** The way into the tax product. */
export function TaxFilingPage() {
  return (
    <PageLayout>
      <Application product="tax" Screen={CurrentScreen} renderDone={() => <FiledTaxes />} />
    </PageLayout>
  );
}

/** Nothing is left of the application, but a return may still come back. */
function FiledTaxes() {
  const refresh = useRefresh();
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return null;
  return (
    <div className={styles.filed}>
      <StepPlace step="complete" className={styles.screen}>
        <TaxFiling profile={profile} isComplete onFiled={() => void refresh()} />
      </StepPlace>
      <div className={styles.foot}>
        <NeedHelp />
      </div>
    </div>
  );
}
