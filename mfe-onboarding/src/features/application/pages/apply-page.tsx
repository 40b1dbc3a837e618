import { PageLayout } from '@reset/shared-ui';
import { Navigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { Application } from '../components/application.tsx';

/** The card application. Who has her card is at home on the dashboard. */
export function ApplyPage() {
  const t = useMessages();
  return (
    <PageLayout title={t('card.title')}>
      <Application product="card" done={<Navigate to="/dashboard" replace />} />
    </PageLayout>
  );
}
