import { useWords } from '#words/words.ts';
import styles from './spinner.module.css';

interface Props {
  /** What is awaited; 'Loading' when not said. */
  label?: string;
  /** `page` stands in the middle of an empty area, `inline` in a line of text. */
  size?: 'inline' | 'page';
}

/** Something is on its way and nobody knows for how long. */
export function Spinner({ label, size = 'inline' }: Props) {
  const words = useWords();
  return (
    <span
      className={styles.spinner}
      data-size={size}
      role="progressbar"
      aria-label={label ?? words.loading}
    >
      <span className={styles.ring} />
    </span>
  );
}
