import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './recovery-codes.module.css';

interface Props {
  codes: string[];
  fileName: string;
}

/** The two ways to take codes along without writing them down. */
export function KeepCodes({ codes, fileName }: Props) {
  const words = useWords();
  const [said, setSaid] = useState('');
  const text = `${codes.join('\n')}\n`;

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
        <Button onPress={() => void copy()}>
          <Icon name="copy" />
          {words.copyCodes}
        </Button>
        <Button onPress={() => downloadText(fileName, text)}>
          <Icon name="download" />
          {words.downloadCodes}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

/** Saves a text as a file, made in the browser: it travels nowhere. */
function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
