import { Skeleton, SkeletonControl, SkeletonText, Stack } from '@reset/shared-ui';
import styles from './budget-questionnaire.module.css';

/** Stands for `BudgetQuestionnaire`: its bar, a question, some of its choices. */
export const BudgetQuestionnaireSkeleton = () => (
  <Skeleton>
    <div className={styles.questionnaire}>
      <SkeletonText />
      <Stack gap={24}>
        <div>
          <SkeletonText width={16} />
        </div>
        <Stack gap={8}>
          <SkeletonControl />
          <SkeletonControl />
          <SkeletonControl />
          <SkeletonControl />
        </Stack>
      </Stack>
    </div>
  </Skeleton>
);
