import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import { downloadText } from './download-text.ts';
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
