/** What the pages that tell about the product are made of. */
export { PitchClosing } from './components/pitch-closing.tsx';
export { PitchHero } from './components/pitch-hero.tsx';
export { PitchPage } from './components/pitch-page.tsx';
export { NumberedPoints, Points } from './components/points.tsx';
