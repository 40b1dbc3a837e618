import { Steps } from './steps.tsx';

export default { title: 'Steps' };

const steps = [
  { id: 'about', label: 'About you', href: '#about' },
  { id: 'address', label: 'Your address', href: '#address' },
  { id: 'identity', label: 'Who you are' },
  { id: 'income', label: 'How you are paid' },
  { id: 'review', label: 'Review and submit' },
];

export const HalfWay = () => <Steps label="Your application" steps={steps} current="identity" />;

export const Begun = () => <Steps label="Your application" steps={steps} current="about" />;

export const AllDone = () => <Steps label="Your application" steps={steps} current={null} />;
