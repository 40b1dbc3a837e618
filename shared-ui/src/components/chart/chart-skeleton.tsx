import { Skeleton, SkeletonText } from '#components/skeleton/skeleton.tsx';
import { useWords } from '#words/words.ts';
import styles from './chart.module.css';

interface Props {
  /** How many kinds of figures the chart will have. */
  series?: number;
}

/** Holds the place of a Chart, as high as it will be. */
export function ChartSkeleton({ series = 1 }: Props) {
  const words = useWords();
  return (
    <Skeleton>
      <div className={styles.chart}>
        <div className={styles.readout}>
          <p className={styles.point}>
            <SkeletonText width={14} />
          </p>
          <div className={styles.figures}>
            {Array.from({ length: series }, (_none, index) => (
              <div key={index} className={styles.figure}>
                <SkeletonText width={12} />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.plot}>
          <div className={styles.ticks} />
          <div className={styles.area} data-skeleton />
          <div className={styles.days}>
            <SkeletonText width={6} />
            <SkeletonText width={6} />
          </div>
        </div>
        <div className={styles.table}>
          <div className={styles.summary}>
            <SkeletonText width={words.asTable.length} />
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
