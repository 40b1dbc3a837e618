import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /get-started. */
export function GetStartedPage() {
  const t = useMessages();
  return <PageLayout title={t('getStarted.title')}>{null}</PageLayout>;
}
