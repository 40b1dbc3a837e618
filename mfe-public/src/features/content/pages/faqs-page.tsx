import { ContentPage } from '../components/content-page.tsx';

/** /faqs. */
export const FaqsPage = () => <ContentPage slug="faqs" />;
