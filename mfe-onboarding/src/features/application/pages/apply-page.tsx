import { PageLayout } from '@reset/shared-ui';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { Application } from '../components/application.tsx';
import { StepSkeleton } from '../components/application-skeleton.tsx';
import { CardReveal } from '../components/lazy-screens.ts';
import { showsReveal } from '../model/address.ts';

/**
 * The card application. Her card is revealed to who waited for it here and to whom the address says
 * so; who has it is at home on the dashboard.
 */
export function ApplyPage() {
  const t = useMessages();
  const [query] = useSearchParams();
  const reveal = (
    <Suspense fallback={<StepSkeleton />}>
      <CardReveal />
    </Suspense>
  );
  return (
    <PageLayout title={t('card.title')}>
      <Application
        product="card"
        renderDone={(wasOpen) =>
          wasOpen || showsReveal(query) ? reveal : <Navigate to="/dashboard" replace />
        }
      />
    </PageLayout>
  );
}
