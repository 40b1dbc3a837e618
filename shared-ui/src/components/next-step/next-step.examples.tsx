import { NextStep, NextStepSkeleton } from './next-step.tsx';

export default { title: 'NextStep' };

const parts = ['Sign up', 'Checking account', 'Payroll', 'Personal information'];

export const HalfWay = () => (
  <NextStep
    title="Continue your card application"
    text="Next: link your payroll."
    progress={{ parts, done: 2 }}
    action={{ label: 'Continue', href: '/apply' }}
  />
);

export const Waiting = () => (
  <NextStep
    title="Your card application is in progress"
    text="Nothing is left for you to do."
    progress={{ parts, done: 4 }}
    action={{ label: 'See your application', href: '/apply' }}
  />
);

export const Loading = () => <NextStepSkeleton />;

export const Ended = () => (
  <NextStep
    title="You cancelled your application"
    text="You can start again whenever you like."
    action={{ label: 'See your application', href: '/apply' }}
  />
);
