import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /application-cancelled. */
export function ApplicationCancelledPage() {
  const t = useMessages();
  return <PageLayout title={t('cancelled.title')}>{null}</PageLayout>;
}
