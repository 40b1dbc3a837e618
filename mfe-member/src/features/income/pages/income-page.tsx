import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { earningsQuery } from '../api/get-earnings.ts';
import { EarningsPanels, EarningsSkeleton } from '../components/earnings-panels.tsx';

export function IncomePage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const earnings = useQuery(earningsQuery);
  return (
    <PageLayout title={t('income.title')}>
      <BelowNextStep loading={<EarningsSkeleton />}>
        <QueryPanel
          query={earnings}
          failure={t('income.failed')}
          loading={<EarningsSkeleton />}
          isBoxed
        >
          {(found) => (
            <EarningsPanels earnings={found} hasPayroll={profile.data?.linkedPayroll !== null} />
          )}
        </QueryPanel>
      </BelowNextStep>
    </PageLayout>
  );
}
