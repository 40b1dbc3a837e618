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

export const OnAPage = () => <IntroSteps steps={steps} level={2} />;

export const InATile = () => <IntroSteps steps={steps} level={3} />;
