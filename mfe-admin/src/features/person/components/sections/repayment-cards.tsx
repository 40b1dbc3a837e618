import type { ReactNode } from 'react';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { Facts } from '../parts/facts.tsx';
import { Subsection } from '../parts/subsection.tsx';
import { Dollars } from '../parts/value.tsx';
import styles from './repayments.module.css';

const SOURCES = [
  'systemChosenDebitDate',
  'paveDerived',
  'pinwheelDerived',
  'resetPaystubDerived',
  'payrollAccountPayPeriodStartDateDerived',
] as const;

/** What she has repaid, what of it came back and what did not, and when she is paid next, by source. */
export function RepaymentCards({ user }: { user: User }) {
  const t = useMessages();
  const info = user.repaymentInfo;
  const sources = SOURCES.filter((source) => user.payDates?.[source]);
  return (
    <div className={styles.cards}>
      <Card title={t('repayments.repayments')}>
        <LastRepayment info={info} />
      </Card>
      <Card title={t('repayments.reversed')}>
        <Debits
          count={info?.numReversedAchDebitRepayments}
          last={info?.lastReversedAchDebitRepayment}
          at={info?.lastReversedAchDebitAt}
        />
      </Card>
      <Card title={t('repayments.notReversed')}>
        <Debits
          count={info?.numNotReversedAchDebitRepayments}
          last={info?.lastNotReversedAchDebitRepayment}
          at={info?.lastNotReversedAchDebitAt}
        />
      </Card>
      <Card title={t('repayments.payDates')}>
        {sources.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Facts
            rows={sources.map((source) => [
              t(`payDates.${source}`),
              <Day key={source} on={user.payDates?.[source]} />,
            ])}
          />
        )}
      </Card>
    </div>
  );
}

type Info = NonNullable<User['repaymentInfo']>;

function LastRepayment({ info }: { info: Info | undefined }) {
  const t = useMessages();
  const last = info?.lastRepayment;
  return (
    <Facts
      rows={[
        [t('repayments.count'), info?.numRepayments],
        [t('repayments.last'), <Dollars key="last" of={last === null ? null : last?.amount} />],
        [t('repayments.initiated'), <Moment key="begun" at={last?.networkStateInitiatedAt} />],
        [t('repayments.settled'), <Moment key="settled" at={last?.networkStateSettledAt} />],
      ]}
    />
  );
}

interface DebitsProps {
  count: number | undefined;
  last: Info['lastRepayment'];
  at: string | null | undefined;
}

function Debits({ count, last, at }: DebitsProps) {
  const t = useMessages();
  return (
    <Facts
      rows={[
        [t('repayments.count'), count],
        [t('repayments.last'), <Dollars key="last" of={last === null ? null : last?.amount} />],
        [t('repayments.lastAt'), <Moment key="at" at={at} />],
      ]}
    />
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.card}>
    <Subsection title={title}>{children}</Subsection>
  </div>
);
