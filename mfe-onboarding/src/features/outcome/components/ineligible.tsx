import type { IneligibleReason } from '@reset/api-contract/onboarding/application-status.ts';
import { Button, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** null where it is not known. */
  reason: IneligibleReason | null;
  /** How she is paid; for who waits until we can work with that. */
  onAnswerAgain: () => void;
  /** Who she is, and where she lives. */
  onMoved: () => void;
}

/** Thanks for an application that cannot go on, why it cannot, and what can be done instead. */
export function Ineligible({ reason, onAnswerAgain, onMoved }: Props) {
  const t = useMessages();
  const isWaitlisted = reason === 'platform' || reason === 'waiting_list';
  return (
    <Tile title={t('ineligible.title')}>
      <div className={styles.screen}>
        <p>{t('ineligible.text')}</p>
        {reason && <p>{t(`ineligible.${reason}`)}</p>}
        {isWaitlisted && <p>{t('ineligible.again')}</p>}
        <div className={styles.actions}>
          {isWaitlisted && (
            <Button variant="primary" onPress={onAnswerAgain}>
              {t('ineligible.answer')}
            </Button>
          )}
          {reason === 'state' && (
            <Button variant="primary" onPress={onMoved}>
              {t('ineligible.moved')}
            </Button>
          )}
          <TextLink href="/dashboard">{t('ineligible.dashboard')}</TextLink>
        </div>
        <div>
          <p className={styles.quiet}>{t('ineligible.meanwhile')}</p>
          <ul className={styles.links}>
            <li>
              <TextLink href="/budget">{t('ineligible.budget')}</TextLink>
            </li>
            <li>
              <TextLink href="/financial-health">{t('ineligible.survey')}</TextLink>
            </li>
          </ul>
        </div>
      </div>
    </Tile>
  );
}
