import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /:partner/tax. */
export function PartnerTaxPage() {
  const t = useMessages();
  return <PageLayout title={t('partnerHome.tax.title')}>{null}</PageLayout>;
}
