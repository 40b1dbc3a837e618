import { IntroSteps } from './intro-steps.tsx';

export default { title: 'IntroSteps' };

const steps = [
  {
    id: 'bank',
    icon: 'landmark',
    label: 'Link your bank',
    text: 'So that we see when you are paid.',
  },
  {
    id: 'card',
    icon: 'credit-card',
    label: 'Get your card',
    text: 'Its limit grows with each day of work.',
  },
] as const;

export const WhatLiesAhead = () => <IntroSteps steps={steps} />;
