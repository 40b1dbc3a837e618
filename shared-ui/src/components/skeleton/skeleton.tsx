import { useWords } from '#words/words.ts';
import styles from './skeleton.module.css';

interface Props {
  /** How many lines will come, as far as one can tell. */
  lines?: number;
  /** What is awaited. */
  label?: string;
}

/** Holds the place of what is being loaded, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3, label }: Props) {
  const words = useWords();
  return (
    <div className={styles.skeleton} role="progressbar" aria-label={label ?? words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
