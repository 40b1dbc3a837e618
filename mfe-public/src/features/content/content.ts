/** What other features may use of this one. */
export { pageQuery, type ContentHero } from './api/get-page.ts';
export { ContentPage } from './components/content-page.tsx';
export { ContentSections } from './components/content-sections.tsx';
export { Hero } from './components/hero.tsx';
