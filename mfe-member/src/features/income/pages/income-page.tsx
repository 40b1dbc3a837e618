import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep, useHasCardOffer } from '#features/card-application/card-application.ts';
import { IntegrationErrors } from '#features/integration-errors/integration-errors.ts';
import { UpdatePayroll } from '#features/payroll-link/payroll-link.ts';
import { earningsQuery } from '../api/get-earnings.ts';
import { EarningsPanels, EarningsSkeleton } from '../components/earnings-panels.tsx';
import { useMessages } from '../income-messages.ts';

export function IncomePage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const earnings = useQuery(earningsQuery);
  const hasPayroll = profile.data?.linkedPayroll !== null;
  const hasOffer = useHasCardOffer(profile.data);
  // Staff who impersonate her have nothing read for her.
  const mayUpdate = hasPayroll && !profile.data?.impersonating;
  return (
    <PageLayout title={t('title')}>
      <BelowNextStep loading={<EarningsSkeleton />}>
        {profile.data && <IntegrationErrors profile={profile.data} only="pinwheel" />}
        <QueryPanel query={earnings} failure={t('failed')} loading={<EarningsSkeleton />} isBoxed>
          {(found) => (
            <EarningsPanels
              earnings={found}
              hasPayroll={hasPayroll}
              isNeeded={hasOffer || profile.data?.currentCardAccount !== null}
              update={mayUpdate && <UpdatePayroll />}
            />
          )}
        </QueryPanel>
      </BelowNextStep>
    </PageLayout>
  );
}
