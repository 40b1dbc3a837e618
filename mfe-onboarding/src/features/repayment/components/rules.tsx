import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayWords } from '#dates/day-words.ts';
import { nextPaydayQuery } from '../api/get-autopay-account.ts';
import { useMessages } from '../repayment-messages.ts';
import { useAccountName, useIsBankOfAnother } from './linked-bank.ts';
import styles from './repayment.module.css';

/** What autopay debits, when and how much. */
export function AutopayRules() {
  const t = useMessages();
  const account = useAccountName();
  const { data: next } = useQuery(nextPaydayQuery);
  const isPaydayDebited = next?.payday === next?.debitOn;
  return (
    <Rules
      from={account}
      when={
        <>
          {t('ach.when.rule')}
          {next &&
            ` ${t(isPaydayDebited ? 'when.next' : 'ach.when.nextAfter', { date: dayWords(next.payday), debit: dayWords(next.debitOn) })}`}
        </>
      }
      amount={t('ach.amount.rule')}
    />
  );
}

/** What of a pay that comes to us is kept, when, and what reaches her. */
export function DepositRules() {
  const t = useMessages();
  const account = useAccountName();
  const isBankOfAnother = useIsBankOfAnother();
  const { data: next } = useQuery(nextPaydayQuery);
  return (
    <Rules
      from={t('deposit.from')}
      when={
        <>
          {t('deposit.when')}
          {next && ` ${t('when.next', { date: dayWords(next.payday) })}`}
        </>
      }
      amount={isBankOfAnother ? t('deposit.amount.held') : t('deposit.amount', { account })}
    />
  );
}

interface Props {
  from: string;
  when: ReactNode;
  amount: string;
}

/** The same of each way, so that they can be compared. */
function Rules({ from, when, amount }: Props) {
  const t = useMessages();
  return (
    <dl className={styles.rules}>
      <div>
        <dt>{t('from')}</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>{t('when')}</dt>
        <dd>{when}</dd>
      </div>
      <div>
        <dt>{t('amount')}</dt>
        <dd>{amount}</dd>
      </div>
    </dl>
  );
}
