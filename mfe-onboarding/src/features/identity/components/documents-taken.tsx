import { DawnArc, Tile } from '@reset/shared-ui';
import { useMessages } from '../identity-messages.ts';
import styles from './identity.module.css';

/** On the device that only took the pictures. */
export function DocumentsTaken() {
  const t = useMessages();
  return (
    <Tile title={t('taken.title')}>
      <div className={styles.screen}>
        <DawnArc variant="thanks" />
        <p>{t('taken.return')}</p>
        <p>{t('taken.close')}</p>
      </div>
    </Tile>
  );
}
