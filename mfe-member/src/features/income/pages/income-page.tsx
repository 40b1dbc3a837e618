import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { IntegrationErrors } from '#features/integration-errors/integration-errors.ts';
import { UpdatePayroll } from '#features/payroll-link/payroll-link.ts';
import { useMessages } from '#messages.ts';
import { earningsQuery } from '../api/get-earnings.ts';
import { EarningsPanels, EarningsSkeleton } from '../components/earnings-panels.tsx';

export function IncomePage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const earnings = useQuery(earningsQuery);
  const hasPayroll = profile.data?.linkedPayroll !== null;
  // Staff who impersonate her have nothing read for her.
  const mayUpdate = hasPayroll && !profile.data?.impersonating;
  return (
    <PageLayout title={t('income.title')}>
      <BelowNextStep loading={<EarningsSkeleton />}>
        {profile.data && <IntegrationErrors profile={profile.data} only="pinwheel" />}
        <QueryPanel
          query={earnings}
          failure={t('income.failed')}
          loading={<EarningsSkeleton />}
          isBoxed
        >
          {(found) => (
            <EarningsPanels
              earnings={found}
              hasPayroll={hasPayroll}
              update={mayUpdate && <UpdatePayroll />}
            />
          )}
        </QueryPanel>
      </BelowNextStep>
    </PageLayout>
  );
}
