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
        <Facts
          rows={[
            [t('repayments.count'), info?.numRepayments],
            [t('repayments.last'), <Dollars key="last" of={info?.lastRepayment?.amount} />],
            [
              t('repayments.initiated'),
              <Moment key="initiated" at={info?.lastRepayment?.networkStateInitiatedAt} />,
            ],
            [
              t('repayments.settled'),
              <Moment key="settled" at={info?.lastRepayment?.networkStateSettledAt} />,
            ],
          ]}
        />
      </Card>
      <Card title={t('repayments.reversed')}>
        <Facts
          rows={[
            [t('repayments.count'), info?.numReversedAchDebitRepayments],
            [
              t('repayments.last'),
              <Dollars key="last" of={info?.lastReversedAchDebitRepayment?.amount} />,
            ],
            [t('repayments.lastAt'), <Moment key="at" at={info?.lastReversedAchDebitAt} />],
          ]}
        />
      </Card>
      <Card title={t('repayments.notReversed')}>
        <Facts
          rows={[
            [t('repayments.count'), info?.numNotReversedAchDebitRepayments],
            [
              t('repayments.last'),
              <Dollars key="last" of={info?.lastNotReversedAchDebitRepayment?.amount} />,
            ],
            [t('repayments.lastAt'), <Moment key="at" at={info?.lastNotReversedAchDebitAt} />],
          ]}
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

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.card}>
    <Subsection title={title}>{children}</Subsection>
  </div>
);
