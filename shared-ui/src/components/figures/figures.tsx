import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** As it is read: '$412.50', 'Fri, Nov 27'. */
  value: ReactNode;
}

interface Props {
  figures: Figure[];
}

/** The few numbers that a page is about, side by side, the first one largest. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
