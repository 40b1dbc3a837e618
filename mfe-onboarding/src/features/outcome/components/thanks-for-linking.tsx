import { TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

/** All is linked, and what it says of her pay is not enough yet. */
export function ThanksForLinking() {
  const t = useMessages();
  return (
    <Tile title={t('thanks.title')}>
      <div className={styles.screen}>
        <p>{t('thanks.text')}</p>
        <p>{t('thanks.how')}</p>
        <div>
          <TextLink href="/dashboard">{t('thanks.dashboard')}</TextLink>
        </div>
      </div>
    </Tile>
  );
}
