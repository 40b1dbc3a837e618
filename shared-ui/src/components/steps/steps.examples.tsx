import { Steps, StepsSkeleton } from './steps.tsx';
import { Skeleton } from '#components/skeleton/skeleton.tsx';

export default { title: 'Steps' };

const steps = [
  { id: 'signup', label: 'Sign up' },
  { id: 'bank', label: 'Checking account' },
  { id: 'payroll', label: 'Payroll' },
  { id: 'person', label: 'Personal information' },
];

export const HalfWay = () => <Steps label="Steps" steps={steps} current="payroll" />;

export const UnderItsName = () => (
  <Steps label="Steps" title="Apply for your card" steps={steps} current="bank" />
);

export const Begun = () => <Steps label="Steps" steps={steps} current="signup" />;

export const AllDone = () => <Steps label="Steps" steps={steps} current={null} />;

export const AtAPartOfAStep = () => (
  <Steps
    label="Steps"
    steps={steps}
    current="person"
    now={{ label: 'Terms', isPartOfStep: true }}
  />
);

export const BeforeAStep = () => (
  <Steps
    label="Steps"
    steps={steps}
    current="person"
    now={{ label: 'Confirm your email', isPartOfStep: false }}
  />
);

const withoutPayroll = steps.map((step) => ({ ...step, isSkipped: step.id === 'payroll' }));

export const OneSkipped = () => <Steps label="Steps" steps={withoutPayroll} current="person" />;

export const OneSkippedBeforeAStep = () => (
  <Steps
    label="Steps"
    steps={withoutPayroll}
    current="person"
    now={{ label: 'Your direct deposit', isPartOfStep: false }}
  />
);

/** What was skipped is asked after all. */
export const BackAtOneSkipped = () => (
  <Steps label="Steps" steps={withoutPayroll} current="payroll" />
);

export const OnTheirWay = () => (
  <Skeleton label="Loading your application">
    <StepsSkeleton count={steps.length} />
  </Skeleton>
);
