import { Button, Dialog, Icon } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useState } from 'react';
import {
  ZeroLimitCause,
  zeroLimitCause,
  type Overview,
} from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { zeroLimitReasons } from '../model/zero-limit-reasons.ts';
import styles from './zero-limit.module.css';

interface Props {
  profile: MemberProfile;
  overview: Overview;
}

/** The question that a limit of $0 raises, and the dialog that answers it, what applies first. */
export function ZeroLimit({ profile, overview }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const cause = zeroLimitCause(overview)?.reason ?? null;
  return (
    <>
      <div className={styles.question}>
        <Button variant="quiet" onPress={() => setOpen(true)}>
          <Icon name="circle-help" size={16} /> {t('card.whyZero')}
        </Button>
      </div>
      <Dialog title={t('zeroLimit.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {overview.resetCard === null && <p className={styles.noCard}>{t('zeroLimit.noCard')}</p>}
        <ol className={styles.reasons}>
          {zeroLimitReasons(profile, cause).map((reason) => (
            <li key={reason} className={styles.reason} data-applies={reason === cause}>
              <h3 className={styles.title}>{t(`zeroLimit.${reason}.title`)}</h3>
              {reason === cause && <ZeroLimitCause overview={overview} />}
              <p className={styles.text}>{t(`zeroLimit.${reason}.text`)}</p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
