import { profileQuery } from '@reset/remote-sdk';
import { incomeTaxReturnsQuery } from '@reset/remote-sdk/tax-filing';
import { PageLayout } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { StepPlace } from '#features/step-place/step-place.ts';
import { TaxFiling } from '#features/tax-filing/tax-filing.ts';
import { useIsAlone } from '#features/widget-hold/widget-hold.ts';
import { Application } from '../components/application.tsx';
import styles from '../components/application.module.css';
import { CurrentScreen } from '../components/current-screen.tsx';
import { useRefresh } from '../components/use-refresh.ts';

/** The way into the tax product. */
export function TaxFilingPage() {
  return (
    <PageLayout>
      <Application
        product="tax"
        Screen={CurrentScreen}
        renderDone={(wasOpen) => <FiledTaxes isNews={wasOpen} />}
      />
    </PageLayout>
  );
}

/** Nothing is left of the application, but a return may still come back. */
function FiledTaxes({ isNews }: { isNews: boolean }) {
  const refresh = useRefresh();
  const client = useQueryClient();
  // The dashboard, which she may go to at once, shows what was read last of her return and of her.
  useEffect(() => {
    if (!isNews) return;
    void client.invalidateQueries({ queryKey: incomeTaxReturnsQuery.queryKey });
    void client.invalidateQueries({ queryKey: profileQuery.queryKey });
  }, [client, isNews]);
  const { data: profile } = useQuery(profileQuery);
  const isAlone = useIsAlone();
  if (!profile) return null;
  return (
    <div className={styles.filed}>
      <StepPlace step="complete" className={styles.screen}>
        <TaxFiling profile={profile} isComplete onFiled={() => void refresh()} />
      </StepPlace>
      {!isAlone && (
        <div className={styles.foot}>
          <NeedHelp />
        </div>
      )}
    </div>
  );
}
