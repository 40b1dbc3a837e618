import { DawnArc } from '@reset/shared-ui';
import { useMessages } from '../identity-messages.ts';
import styles from './identity.module.css';

/** On the device that only took the pictures. */
export function DocumentsTaken() {
  const t = useMessages();
  return (
    <div className={styles.screen}>
      <DawnArc variant="thanks" />
      <p>{t('taken.return')}</p>
      <p>{t('taken.close')}</p>
    </div>
  );
}
