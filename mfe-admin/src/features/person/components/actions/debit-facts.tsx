import { Moment } from '#moments/moment.tsx';
import { sayWeekday } from '#moments/say-day.ts';
import { useMessages } from '../../action-messages.ts';
import type { User } from '../../api/get-user.ts';
import { leavesOn } from '../../model/debit-days.ts';
import { sayBank } from '../../model/say-bank.ts';
import { Facts } from '../parts/facts.tsx';
import { Dollars } from '../parts/value.tsx';
import styles from './debit-facts.module.css';

interface Props {
  user: Pick<User, 'externalDebit' | 'scheduledRepaymentInstances'>;
  /** The day that is asked for; '' for none yet. */
  day: string;
  /** What is approved of it, of which no more is debited; null where that is not known yet. */
  approvedAmount?: number | null;
}

/** What would be debited, from where and when, and what is planned and under way besides. */
export function DebitFacts({ user, day, approvedAmount = null }: Props) {
  const t = useMessages();
  const { externalDebit: debit } = user;
  if (!debit) return null;
  const leaves = leavesOn(debit, day);
  const { amount: possible } = debit;
  const isLess =
    approvedAmount !== null && typeof possible === 'number' && approvedAmount < possible;
  return (
    <Facts
      rows={[
        [t('debit.amount'), <Dollars key="amount" of={isLess ? approvedAmount : possible} />],
        ...(isLess ? [[t('debit.owed'), <Dollars key="owed" of={possible} />] as const] : []),
        [t('debit.bank'), sayBank(debit)],
        [t('debit.leaves'), leaves === undefined ? t('debit.chooseDay') : sayWeekday(leaves)],
        ...debitsToCome(t, user),
      ]}
    />
  );
}

/** What is planned to be debited, and what is being debited, each on a line of its own. */
export const debitsToCome = (
  t: ReturnType<typeof useMessages>,
  { externalDebit: debit, scheduledRepaymentInstances: planned = [] }: Props['user'],
  plannedLabel = t('debit.planned'),
) => [
  [
    plannedLabel,
    planned.length === 0 ? t('debit.nonePlanned') : <Planned key="planned" of={planned} />,
  ] as const,
  ...(debit?.underWay && debit.underWay.length > 0
    ? [
        [
          t('debit.underWay'),
          debit.underWay.map((one) => (
            <span key={one.id} className={styles.line}>
              <UnderWay of={one} />
            </span>
          )),
        ] as const,
      ]
    : []),
];

function Planned({ of: planned }: { of: NonNullable<User['scheduledRepaymentInstances']> }) {
  const t = useMessages();
  return planned.map(({ id, amount, effectiveDate }) => (
    <span key={id} className={styles.line}>
      {sayWeekday(effectiveDate)},{' '}
      {typeof amount === 'number' ? <Dollars of={amount} /> : t('debit.all')}
    </span>
  ));
}

type Debit = NonNullable<NonNullable<User['externalDebit']>['underWay']>[number];

/** A debit that has begun and is not settled yet: '$24.15 is being debited since 11/27/26, 10:05 AM'. */
export function UnderWay({ of: { amount, since } }: { of: Debit }) {
  const t = useMessages();
  return (
    <>
      <Dollars of={amount} /> {t('debit.isDebited')} <Moment at={since} />
    </>
  );
}
