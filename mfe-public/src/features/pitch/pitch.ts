/** What the pages that tell about the product are made of. */
export { PitchHero } from './components/pitch-hero.tsx';
export { PitchPage } from './components/pitch-page.tsx';
export { PitchSection } from './components/pitch-section.tsx';
export { Points } from './components/points.tsx';
