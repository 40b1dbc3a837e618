import { Button, Dialog } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { zeroLimitReasons } from '../model/zero-limit-reasons.ts';
import styles from './zero-limit.module.css';

interface Props {
  profile: MemberProfile;
}

/** The question that a limit of $0 raises, and the dialog that answers it. */
export function ZeroLimit({ profile }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.question}>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {t('card.whyZero')}
        </Button>
      </div>
      <Dialog title={t('zeroLimit.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ol className={styles.reasons}>
          {zeroLimitReasons(profile).map((reason) => (
            <li key={reason}>
              <h3 className={styles.title}>{t(`zeroLimit.${reason}.title`)}</h3>
              <p>{t(`zeroLimit.${reason}.text`)}</p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
