import { Button, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** Her answers about her income put her on the waitlist. Only then do other answers help. */
  isWaitlisted: boolean;
  onAnswerAgain: () => void;
}

/** Thanks for an application that cannot go on, and what can be done instead. */
export function Ineligible({ isWaitlisted, onAnswerAgain }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('ineligible.title')}>
      <div className={styles.screen}>
        <p>{t('ineligible.text')}</p>
        {isWaitlisted && (
          <>
            <p>{t('ineligible.listed')}</p>
            <p>{t('ineligible.again')}</p>
          </>
        )}
        <div className={styles.actions}>
          {isWaitlisted && (
            <Button variant="primary" onPress={onAnswerAgain}>
              {t('ineligible.answer')}
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
