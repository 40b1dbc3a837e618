import type { AdminUser } from '#features/users/users.ts';
import { useMessages } from '#messages.ts';
import { Day } from '#moments/day.tsx';
import styles from './pay-dates.module.css';

const SOURCES = [
  'systemChosenDebitDate',
  'paveDerived',
  'pinwheelDerived',
  'resetPaystubDerived',
  'payrollAccountPayPeriodStartDateDerived',
] as const;

/** The dates by their sources, each only where there is one; 'n/a' without any. */
export function PayDates({ payDates }: Pick<AdminUser, 'payDates'>) {
  const t = useMessages();
  const known = SOURCES.filter((source) => payDates?.[source]);
  if (known.length === 0) return t('none');
  return (
    <ul className={styles.dates}>
      {known.map((source) => (
        <li key={source}>
          <span className={styles.source}>{t(`repayments.${source}`)}</span>{' '}
          <Day on={payDates?.[source]} />
        </li>
      ))}
    </ul>
  );
}
