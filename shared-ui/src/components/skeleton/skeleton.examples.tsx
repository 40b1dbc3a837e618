import { Figures } from '#components/figures/figures.tsx';
import { SkeletonForm } from './skeleton-form.tsx';
import { Skeleton, SkeletonControl, SkeletonText } from './skeleton.tsx';

export default { title: 'Skeleton' };

export const ThreeLines = () => <Skeleton label="Loading your bills" />;

/** The parts of the page itself, with what is known of them. */
export const InTheShapeOfFigures = () => (
  <Skeleton>
    <Figures
      figures={[
        { label: 'Spending limit', value: <SkeletonText width={4} /> },
        { label: 'Next repayment', value: <SkeletonText width={9} /> },
      ]}
    />
  </Skeleton>
);

export const InTheShapeOfAForm = () => (
  <Skeleton>
    <SkeletonForm fields={2} />
  </Skeleton>
);

export const TextAndAButton = () => (
  <Skeleton>
    <p>
      <SkeletonText />
    </p>
    <SkeletonControl />
  </Skeleton>
);
