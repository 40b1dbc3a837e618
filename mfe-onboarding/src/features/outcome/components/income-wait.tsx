import { Spinner, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';
import { useIsLong } from './use-is-long.ts';

/** What the bank shows of the applicant's income is still being read. */
export function IncomeWait() {
  const t = useMessages();
  const isLong = useIsLong();
  return (
    <Tile title={t('wait.title')}>
      <div className={styles.screen}>
        <p>{t('wait.text')}</p>
        <p className={styles.wait}>
          <Spinner label={t('wait.spinner')} />
          {t('wait.how')}
        </p>
        {isLong && (
          <div role="status">
            <p>{t('wait.long')}</p>
            <TextLink href="/dashboard">{t('wait.dashboard')}</TextLink>
          </div>
        )}
      </div>
    </Tile>
  );
}
