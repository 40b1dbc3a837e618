import { EnglishOnly } from './english-only.tsx';

export default { title: 'English only' };

export const Content = () => (
  <EnglishOnly>
    <p>What editors wrote.</p>
  </EnglishOnly>
);

export const Legal = () => (
  <EnglishOnly isLegal>
    <p>What was agreed to.</p>
  </EnglishOnly>
);
