import { formatDate } from '#dates/calendar-date.ts';
import { useMessages } from '#messages.ts';
import { formatDollars } from '#money/money.ts';
import type { Paystub } from '../api/get-paystubs.ts';
import styles from './pay-rows.module.css';

interface Props {
  paystubs: Paystub[];
}

export function PaystubList({ paystubs }: Props) {
  const t = useMessages();
  return (
    <ul className={styles.rows}>
      {paystubs.map(({ id, payDate, grossPayAmount, netPayAmount }) => (
        <li key={id} className={styles.row}>
          <p className={styles.day}>{formatDate(payDate)}</p>
          <div className={styles.figures}>
            <p className={styles.amount}>
              {t('income.netPay', { amount: formatDollars(netPayAmount) })}
            </p>
            <p className={styles.note}>
              {t('income.grossPayOf', { amount: formatDollars(grossPayAmount) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
