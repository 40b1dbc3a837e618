import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /financial-health. */
export function SurveyPage() {
  const t = useMessages();
  return <PageLayout title={t('survey.title')}>{null}</PageLayout>;
}
