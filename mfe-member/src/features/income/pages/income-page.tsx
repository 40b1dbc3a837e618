import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { earningsQuery } from '../api/get-earnings.ts';
import { EarningsPanels, EarningsSkeleton } from '../components/earnings-panels.tsx';

export function IncomePage() {
  const t = useMessages();
  const earnings = useQuery(earningsQuery);
  return (
    <PageLayout title={t('income.title')}>
      <QueryPanel
        query={earnings}
        failure={t('income.failed')}
        loading={<EarningsSkeleton />}
        isBoxed
      >
        {(found) => <EarningsPanels earnings={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
