import { useSession } from '@reset/remote-sdk';
import { Banner, Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import type { Wish } from '../model/confirmation.ts';
import styles from './confirmation.module.css';

interface Props {
  /** Resolves to why it did not work, if so. */
  onConfirm: (wish: Wish) => Promise<string | undefined>;
}

/** The press that confirms, and another that goes on to protect the account. */
export function AskToConfirm({ onConfirm }: Props) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const [atWork, setAtWork] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string>();

  async function press(wish: Wish) {
    if (atWork !== null) return;
    setAtWork(wish);
    setProblem(undefined);
    setProblem(await onConfirm(wish));
    setAtWork(null);
  }

  return (
    <div className={styles.step}>
      <p>{t('confirmation.intro')}</p>
      {!isSignedIn && <p className={styles.hint}>{t('confirmation.passwordNext')}</p>}
      <div role="alert">{problem !== undefined && <Banner tone="danger">{problem}</Banner>}</div>
      <Button variant="primary" isWide isPending={atWork === 'on'} onPress={() => void press('on')}>
        {t('confirmation.confirm')}
      </Button>
      <div className={styles.protect}>
        <p className={styles.hint}>{t('confirmation.protectHint')}</p>
        <Button isWide isPending={atWork === 'protect'} onPress={() => void press('protect')}>
          {t('confirmation.protect')}
        </Button>
      </div>
    </div>
  );
}
