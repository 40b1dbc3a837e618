import { announce } from '@reset/remote-sdk';
import { Icon } from '@reset/shared-ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#messages.ts';
import styles from './copy-id.module.css';

const SHOWN_MS = 5_000;

/** The end of an id, as lists have it, and a button that copies all of it. */
export function CopyId({ id }: { id: string }) {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
      announce(t('user.copied'));
    } catch {
      // The browser may not allow it, as in a frame or after a refusal.
      announce(t('user.copyFailed'));
    }
  }

  return (
    <button type="button" className={styles.copy} title={id} onClick={() => void copy()}>
      {id.slice(-4)}
      <Icon
        name={isCopied ? 'check' : 'copy'}
        size={16}
        label={isCopied ? t('user.copied') : t('user.copyId')}
      />
    </button>
  );
}
