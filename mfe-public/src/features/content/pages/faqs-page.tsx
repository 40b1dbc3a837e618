import { useMessages } from '#messages.ts';
import { ContentPage } from '../components/content-page.tsx';

/** /faqs. */
export function FaqsPage() {
  const t = useMessages();
  return <ContentPage slug="faqs" title={t('faqs.title')} />;
}
