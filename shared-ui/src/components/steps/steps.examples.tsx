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
  <Steps label="Steps" steps={steps} current="person" now="Terms" part={{ number: 1, count: 4 }} />
);

export const BeforeAStep = () => (
  <Steps label="Steps" steps={steps} current="person" now="Confirm your email" />
);

const withoutPayroll = steps.map((step) => ({ ...step, isSkipped: step.id === 'payroll' }));

export const OneSkipped = () => <Steps label="Steps" steps={withoutPayroll} current="person" />;

export const OneSkippedBeforeAStep = () => (
  <Steps label="Steps" steps={withoutPayroll} current="person" now="Your direct deposit" />
);

const withBrokenBank = steps.map((step) => ({ ...step, isBroken: step.id === 'bank' }));

export const OneBroken = () => (
  <Steps label="Steps" steps={withBrokenBank} current="person" now="Reconnecting" />
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
