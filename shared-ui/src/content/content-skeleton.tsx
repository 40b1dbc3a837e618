import { Skeleton, SkeletonText } from '#components/skeleton/skeleton.tsx';
import { Stack } from '#components/stack/stack.tsx';
import styles from './content-skeleton.module.css';

/** In the place of what an editor wrote: a heading and two paragraphs. */
export const ContentSkeleton = () => (
  <Skeleton>
    <div className={styles.content}>
      <p className={styles.heading}>
        <SkeletonText width={12} />
      </p>
      <Paragraph />
      <Paragraph />
    </div>
  </Skeleton>
);

const Paragraph = () => (
  <Stack gap={4}>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText />
    </p>
    <p>
      <SkeletonText width={24} />
    </p>
  </Stack>
);
