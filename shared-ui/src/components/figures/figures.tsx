import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** As it is read: '$412.50', 'Fri, Nov 27'. */
  value: ReactNode;
  /** What it is made of, or when, in a sentence below it. */
  note?: ReactNode;
}

interface Props {
  figures: Figure[];
}

/** The few numbers that a page is about, side by side, the first one largest. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
