import { Banner, Stack, Text } from '@reset/shared-ui';
import { useMessages } from '../linking-messages.ts';
import styles from './repairs.module.css';
import { Repairs, type RepairsProps } from './repairs.tsx';

/** What has to be repaired before the application goes on. */
export function IntegrationErrors(props: RepairsProps) {
  const t = useMessages();
  return (
    <Stack gap={16}>
      <Banner tone="warning">
        <h1 tabIndex={-1} className={styles.title}>
          {t('errors.title')}
        </h1>
        <Repairs {...props} />
      </Banner>
      <Text tone="muted">{t('errors.why')}</Text>
    </Stack>
  );
}
