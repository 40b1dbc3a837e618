import { Button, Dialog, Icon } from '@reset/shared-ui';
import type { MemberProfile } from '@reset/remote-sdk';
import { useState } from 'react';
import { ZeroLimitCause, type Overview } from '#features/spending-limit/spending-limit.ts';
import type { EndedAdvance } from '#features/tax-return/tax-return.ts';
import { useMessages } from '#messages.ts';
import { knownCause, zeroLimitReasons, type ZeroLimitReason } from '../model/zero-limit-reasons.ts';
import styles from './zero-limit.module.css';

interface Props {
  profile: MemberProfile;
  overview: Overview;
  /** The advance that is in her limit no more; null for none. */
  ended: EndedAdvance | null;
}

/** The question that a limit of $0 raises, and the dialog that answers it, what applies first. */
export function ZeroLimit({ profile, overview, ended }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const cause = knownCause(overview, ended);
  const reasons = zeroLimitReasons({ ...profile, hasEndedAdvance: ended !== null }, cause);
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
          {reasons.map((reason) => (
            <li key={reason} className={styles.reason} data-applies={reason === cause}>
              <Reason reason={reason} isCause={reason === cause} {...{ overview, ended }} />
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

interface ReasonProps extends Pick<Props, 'overview' | 'ended'> {
  reason: ZeroLimitReason;
  isCause: boolean;
}

function Reason({ reason, isCause, overview, ended }: ReasonProps) {
  const t = useMessages();
  if (reason === 'refundAdvance') {
    return (
      <>
        <h3 className={styles.title}>{ended?.title}</h3>
        <p className={styles.text}>{ended?.text}</p>
      </>
    );
  }
  return (
    <>
      <h3 className={styles.title}>{t(`zeroLimit.${reason}.title`)}</h3>
      {isCause && <ZeroLimitCause overview={overview} />}
      <p className={styles.text}>{t(`zeroLimit.${reason}.text`)}</p>
    </>
  );
}
