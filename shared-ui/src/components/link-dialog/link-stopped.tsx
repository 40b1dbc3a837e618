import { useEffect, useRef } from 'react';
import { ErrorState } from '#components/error-state/error-state.tsx';
import { useWords } from '#words/words.ts';
import styles from './link-dialog.module.css';

interface Props {
  title?: string | undefined;
  sentence: string;
  onRetry: () => void;
}

/** Why it did not go on. It takes the focus, which the widget had and took with it. */
export function LinkStopped({ title, sentence, onRetry }: Props) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.stopped}>
      <ErrorState title={title ?? words.linkStopped} message={sentence} onRetry={onRetry} />
    </div>
  );
}
