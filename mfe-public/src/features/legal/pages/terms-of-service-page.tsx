import { ContentPage } from '#features/content/content.ts';
import { useMessages } from '#messages.ts';

/** /legal/terms-of-service. */
export function TermsOfServicePage() {
  const t = useMessages();
  return <ContentPage slug="terms-of-service" title={t('legal.termsOfService')} />;
}
