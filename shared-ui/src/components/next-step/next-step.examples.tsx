import { NextStep } from './next-step.tsx';

export default { title: 'NextStep' };

const parts = ['Sign up', 'Checking account', 'Payroll', 'Personal information'];

export const HalfWay = () => (
  <NextStep
    title="Continue your card application"
    text="Next: link your payroll."
    parts={parts}
    done={2}
    action={{ label: 'Continue', href: '/apply' }}
  />
);

export const Waiting = () => (
  <NextStep
    title="Your card application is in progress"
    text="Nothing is left for you to do."
    parts={parts}
    done={4}
    action={{ label: 'See your application', href: '/apply' }}
  />
);
