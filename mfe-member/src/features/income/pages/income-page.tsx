import { PageLayout, QueryPanel, Spinner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { earningsQuery } from '../api/get-earnings.ts';
import { EarningsPanels } from '../components/earnings-panels.tsx';

export function IncomePage() {
  const t = useMessages();
  const earnings = useQuery(earningsQuery);
  return (
    <PageLayout title={t('income.title')}>
      <QueryPanel
        query={earnings}
        failure={t('income.failed')}
        loading={<Spinner size="page" />}
        isBoxed
      >
        {(found) => <EarningsPanels earnings={found} />}
      </QueryPanel>
    </PageLayout>
  );
}
