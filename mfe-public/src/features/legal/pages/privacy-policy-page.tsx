import { ContentPage } from '#features/content/content.ts';
import { useMessages } from '#messages.ts';

/** /legal/privacy-policy. */
export function PrivacyPolicyPage() {
  const t = useMessages();
  return <ContentPage slug="privacy-policy" title={t('legal.privacyPolicy')} />;
}
