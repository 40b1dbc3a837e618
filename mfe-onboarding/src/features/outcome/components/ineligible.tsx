import { Button, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import { waitingList } from '../model/waiting-list.ts';
import styles from './outcome.module.css';

interface Props {
  onAnswerAgain: () => void;
}

/** Thanks for an application that cannot go on, and what can be done instead. */
export function Ineligible({ onAnswerAgain }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('ineligible.title')}>
      <div className={styles.screen}>
        <p>{t('ineligible.text')}</p>
        {waitingList.isJoined() && <p>{t('ineligible.listed')}</p>}
        <p>{t('ineligible.again')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onPress={onAnswerAgain}>
            {t('ineligible.answer')}
          </Button>
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
