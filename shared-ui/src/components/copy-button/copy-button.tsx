import { useState, type ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './copy-button.module.css';

interface Props {
  /** What is copied. */
  text: string;
  /** Names what is copied where a page has several buttons: `Copy routing number`. */
  label?: string;
  /** Other ways to take it along, beside the button. */
  children?: ReactNode;
}

/** Copies a text, and says below whether the browser let it. */
export function CopyButton({ text, label, children }: Props) {
  const words = useWords();
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // The browser may not allow it, as in a frame or after a refusal.
      setSaid(words.copyFailed);
    }
  }

  return (
    <div>
      <div className={styles.actions}>
        <Button onPress={() => void copy()} {...(label ? { 'aria-label': label } : {})}>
          <Icon name="copy" />
          {words.copy}
        </Button>
        {children}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
