import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /about. */
export function AboutPage() {
  const t = useMessages();
  return <PageLayout title={t('about.title')}>{null}</PageLayout>;
}
