import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /budget. */
export function BudgetPage() {
  const t = useMessages();
  return <PageLayout title={t('budget.title')}>{null}</PageLayout>;
}
