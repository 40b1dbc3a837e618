import { Button, FootAction, Spinner, TextLink, Tile } from '@reset/shared-ui';
import { useHasPassed } from '#time/use-has-passed.ts';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

/** What the bank shows of the applicant's income is still being read. */
export function IncomeWait({ onLinkPayroll }: { onLinkPayroll: () => void }) {
  const t = useMessages();
  const isLong = useHasPassed(LONG_MS);
  return (
    <Tile title={t('wait.title')}>
      <div className={styles.screen}>
        <p>{t('wait.text')}</p>
        <p className={styles.wait}>
          <Spinner label={t('wait.spinner')} />
          {t('wait.how')}
        </p>
        <FootAction isInline>
          <Button onPress={onLinkPayroll}>{t('deposit.payroll')}</Button>
        </FootAction>
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

const LONG_MS = 60_000;
