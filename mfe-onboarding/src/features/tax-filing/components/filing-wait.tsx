import { Spinner, Stack, Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import styles from './tax-filing.module.css';

/** She has sent in a return, which is not known to us yet. */
export function FilingWait() {
  const t = useMessages();
  return (
    <Tile title={t('wait.title')}>
      <Stack gap={16}>
        <Text>{t('wait.text')}</Text>
        <p className={styles.wait}>
          <Spinner label={t('wait.text')} />
          {t('wait.how')}
        </p>
      </Stack>
    </Tile>
  );
}
