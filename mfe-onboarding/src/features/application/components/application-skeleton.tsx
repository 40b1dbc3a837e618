import { Skeleton, SkeletonForm, SkeletonText, Stack, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { Product } from '../api/get-application-status.ts';
import styles from './application.module.css';
import { StepListSkeleton } from './step-list.tsx';

/** In the place of an application: its steps, and what is asked now. */
export function ApplicationSkeleton({ product }: { product: Product }) {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')}>
      <div className={styles.application}>
        <StepListSkeleton product={product} />
        <StepShape />
      </div>
    </Skeleton>
  );
}

/** In the place of what is asked now. */
export function StepSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')}>
      <StepShape />
    </Skeleton>
  );
}

const StepShape = () => (
  <Tile>
    <Stack gap={12}>
      <h2>
        <SkeletonText width={14} />
      </h2>
      <Lines />
      <SkeletonForm fields={1} hasHints />
      <Lines />
    </Stack>
  </Tile>
);

const Lines = () => (
  <div className={styles.lines}>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText width={20} />
    </p>
  </div>
);
