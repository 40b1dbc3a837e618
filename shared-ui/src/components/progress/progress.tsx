import { useId } from 'react';
import { useWords } from '#words/words.ts';
import styles from './progress.module.css';

interface Props {
  /** What is going on: `Uploading your pay stub`, `About you`. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** How far it is, in words. Without it: `3 of 7`. */
  valueText?: string;
}

/** How much of something long is done. Where nobody can tell how much there is, show a Spinner. */
export function Progress({ label, value, max, valueText }: Props) {
  const words = useWords();
  const labelId = useId();
  const done = Math.min(Math.max(value, 0), max);
  const text = valueText ?? words.countOf(done, max);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.text}>{text}</span>
      </div>
      <div
        role="progressbar"
        className={styles.track}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <div className={styles.bar} style={{ width: `${max > 0 ? (done / max) * 100 : 0}%` }} />
      </div>
    </div>
  );
}
