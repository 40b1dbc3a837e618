import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /partners/financial-institutions. */
export function FinancialInstitutionsPage() {
  const t = useMessages();
  return <PageLayout title={t('institutions.title')}>{null}</PageLayout>;
}
