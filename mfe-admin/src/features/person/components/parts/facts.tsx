import { Skeleton, SkeletonText } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { Value } from './value.tsx';
import styles from './facts.module.css';

interface Props {
  /** What each is called and what it is; 'n/a' for what is null or not there. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** What is known of something, a line each. */
export const Facts = ({ rows }: Props) => (
  <dl className={styles.facts}>
    {rows.map(([label, value]) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>
          <Value>{value}</Value>
        </dd>
      </div>
    ))}
  </dl>
);

/** In their place, while they are awaited. */
export const FactsSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton>
    <div className={styles.facts}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.fact}>
          <SkeletonText width={12} />
          <SkeletonText width={8} />
        </div>
      ))}
    </div>
  </Skeleton>
);
