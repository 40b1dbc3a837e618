import { useState, type ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { VisuallyHidden } from '#components/visually-hidden/visually-hidden.tsx';
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

/** Copies a text, and says so in its own place, or below it why the browser did not let it. */
export function CopyButton({ text, label, children }: Props) {
  const words = useWords();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser may not allow it, as in a frame or after a refusal.
      setOutcome('failed');
    }
  }

  return (
    <div>
      <div className={styles.actions}>
        <Button onPress={() => void copy()} {...(label ? { 'aria-label': label } : {})}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          <span className={styles.words}>
            <span aria-hidden={outcome === 'copied'}>{words.copy}</span>
            <span aria-hidden={outcome !== 'copied'}>{words.copiedNow}</span>
          </span>
        </Button>
        {children}
      </div>
      <p className={styles.said} role="status">
        {outcome === 'copied' && <VisuallyHidden>{words.copied}</VisuallyHidden>}
        {outcome === 'failed' && words.copyFailed}
      </p>
    </div>
  );
}
