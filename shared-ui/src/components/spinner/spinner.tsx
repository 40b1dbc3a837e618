import { useRef } from 'react';
import { useLoadingMark } from '#marks/use-loading-mark.ts';
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
  const place = useRef<HTMLSpanElement>(null);
  useLoadingMark(place);
  return (
    <span
      ref={place}
      className={styles.spinner}
      data-size={size}
      role="progressbar"
      aria-label={label ?? words.loading}
    >
      <span className={styles.ring} />
    </span>
  );
}
