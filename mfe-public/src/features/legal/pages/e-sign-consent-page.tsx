import { ContentPage } from '#features/content/content.ts';
import { useMessages } from '#messages.ts';

/** /legal/e-sign-consent. */
export function ESignConsentPage() {
  const t = useMessages();
  return <ContentPage slug="e-sign-consent" title={t('legal.eSignConsent')} />;
}
