/** What other features may use of this one. */
export { ContentPage } from './components/content-page.tsx';
