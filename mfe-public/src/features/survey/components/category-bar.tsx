import { useId } from 'react';
import { useMessages } from '../survey-messages.ts';
import styles from './category-bar.module.css';

interface Props {
  label: string;
  /** Rounded, 0 to 100. */
  score: number;
  /** What that is called. */
  band: string;
}

/** How far one category is filled, as a bar, a number and in words. */
export function CategoryBar({ label, score, band }: Props) {
  const t = useMessages();
  const labelId = useId();
  return (
    <div className={styles.category}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <span className={styles.text} aria-hidden="true">
        {t('results.category', { score, band })}
      </span>
      <div
        role="meter"
        className={styles.track}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={t('results.category.spoken', { score, band })}
      >
        <div className={styles.bar} style={{ width: `${score}%` }} />
      </div>
    </div>
  );
}
