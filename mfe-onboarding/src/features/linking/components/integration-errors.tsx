import { Banner, Text } from '@reset/shared-ui';
import { useMessages } from '../linking-messages.ts';
import styles from './repairs.module.css';
import { Repairs, type RepairsProps } from './repairs.tsx';

/** What has to be repaired before the application goes on. */
export function IntegrationErrors(props: RepairsProps) {
  const t = useMessages();
  return (
    <Banner tone="warning">
      <h1 tabIndex={-1} className={styles.title}>
        {t('errors.title')}
      </h1>
      <Text>{t(props.sources.length === 1 ? 'errors.why' : 'errors.why.several')}</Text>
      <Repairs {...props} />
    </Banner>
  );
}
