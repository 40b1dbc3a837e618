import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /:partner. */
export function PartnerCardPage() {
  const t = useMessages();
  return <PageLayout title={t('partnerHome.title')}>{null}</PageLayout>;
}
