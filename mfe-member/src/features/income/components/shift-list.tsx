import { formatDay } from '#dates/calendar-date.ts';
import { useMessages } from '#messages.ts';
import { formatDollars, toDollars } from '#money/money.ts';
import type { Shift } from '../api/get-earnings.ts';
import { shiftGrossCents, shiftHours } from '../model/accrued-earnings.ts';
import styles from './pay-rows.module.css';

interface Props {
  shifts: Shift[];
}

export function ShiftList({ shifts }: Props) {
  const t = useMessages();
  return (
    <ul className={styles.rows}>
      {shifts.map((shift) => (
        <li key={shift.id} className={styles.row}>
          <div>
            <p className={styles.day}>{formatDay(shift.endDate)}</p>
            <p className={styles.note}>{t('income.shift', { count: shiftHours(shift) })}</p>
          </div>
          <div className={styles.figures}>
            <p className={styles.amount}>{formatDollars(toDollars(shiftGrossCents(shift)))}</p>
            <p className={styles.note}>{t('income.grossPay')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
