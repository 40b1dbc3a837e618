import type { ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import { useWords } from '#words/words.ts';
import styles from './dialog.module.css';

interface Props {
  onCancel: () => void;
  /** On the way out, where it leads to something: `Keep my application`. */
  cancelLabel?: string;
  /** It is being done, and is left no more before there is an answer. */
  isPending?: boolean;
  /** The button that does it. */
  children: ReactNode;
}

/** The end of a form in a dialog: the way out, then the button that sends the form. */
export function DialogActions({ onCancel, cancelLabel, isPending = false, children }: Props) {
  const words = useWords();
  return (
    <div className={styles.actions}>
      <Button onPress={onCancel} isDisabled={isPending}>
        {cancelLabel ?? words.cancel}
      </Button>
      {children}
    </div>
  );
}
