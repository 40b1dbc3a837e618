import { Banner, Button, FootAction } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useConfirmRepayment } from '../api/confirm-repayment.ts';
import { autopayAccountQuery, nextPaydayQuery } from '../api/get-autopay-account.ts';
import { useMessages } from '../repayment-messages.ts';
import styles from './repayment.module.css';

const AGREEMENT = '/legal/ach-authorization-agreement';

/** What autopay debits, when and how much, and her word for it. */
export function Autopay({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useMessages();
  const { data: account } = useQuery(autopayAccountQuery);
  const { data: next } = useQuery(nextPaydayQuery);
  const isPaydayDebited = next?.payday === next?.debitOn;
  const confirm = useConfirmRepayment(onConfirmed);
  const named = account && [account.institutionName, account.mask && `•••• ${account.mask}`];
  return (
    <>
      <dl className={styles.rules}>
        <div>
          <dt>{t('ach.account')}</dt>
          <dd>{named ? named.filter(Boolean).join(' ') : t('ach.account.unnamed')}</dd>
        </div>
        <div>
          <dt>{t('ach.when')}</dt>
          <dd>
            {t('ach.when.rule')}
            {next &&
              ` ${t(isPaydayDebited ? 'ach.when.next' : 'ach.when.nextAfter', { date: dayWords(next.payday), debit: dayWords(next.debitOn) })}`}
          </dd>
        </div>
        <div>
          <dt>{t('ach.amount')}</dt>
          <dd>{t('ach.amount.rule')}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t('ach.authorize')}{' '}
        <a href={AGREEMENT} target="_blank" rel="noreferrer">
          {t('ach.agreement')}
        </a>
        . {t('ach.revoke')}
      </p>
      {confirm.error && (
        <div role="alert">
          <Banner tone="danger">{confirm.error.message}</Banner>
        </div>
      )}
      <FootAction isInline>
        <Button variant="primary" onPress={() => confirm.mutate()} isPending={confirm.isPending}>
          {t('ach.confirm')}
        </Button>
      </FootAction>
    </>
  );
}

const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00Z`));

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
