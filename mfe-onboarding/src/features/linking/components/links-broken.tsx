import { Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../linking-messages.ts';
import styles from './repairs.module.css';
import { Repairs, type RepairsProps } from './repairs.tsx';

/** Her pay was waited for, and what would have shown it is broken: the wait would never end. */
export function LinksBroken(props: RepairsProps) {
  const t = useMessages();
  return (
    <Tile title={t('broken.title')}>
      <div className={styles.broken}>
        <p>{t('broken.text')}</p>
        <p>{t('errors.title')}</p>
        <Repairs {...props} />
        <Text tone="muted">
          {t(props.sources.length === 1 ? 'errors.why' : 'errors.why.several')}
        </Text>
      </div>
    </Tile>
  );
}
