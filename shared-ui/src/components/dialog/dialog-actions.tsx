import type { ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import { useWords } from '#words/words.ts';
import styles from './dialog.module.css';

interface Props {
  onCancel: () => void;
  /** The button that does it. */
  children: ReactNode;
}

/** The end of a form in a dialog: the way out, then the button that sends the form. */
export function DialogActions({ onCancel, children }: Props) {
  const words = useWords();
  return (
    <div className={styles.formActions}>
      <Button onPress={onCancel}>{words.cancel}</Button>
      {children}
    </div>
  );
}
