import { Badge, Tile } from '@reset/shared-ui';
import { formatDay, formatPastDay, productDate } from '#dates/calendar-date.ts';
import type { RepaymentDebit } from '../api/repayments.ts';
import { bankWords, meaningOf, money, statusOf } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import styles from './repayments.module.css';

interface Props {
  debits: readonly RepaymentDebit[];
  /** The product's time. */
  asOf: string;
}

/** The debits of her bank, the latest first, and what each of them means to her. */
export function PastDebits({ debits, asOf }: Props) {
  const t = useMessages();
  if (debits.length === 0) return null;
  const today = productDate(asOf);
  return (
    <Tile title={t('debits')}>
      <ul>
        {debits.map((debit) => (
          <li key={debit.id} className={styles.debit}>
            <p className={styles.head}>
              <span>{formatPastDay(debit.effectiveOn, today)}</span>
              <span className={styles.amount}>{money(debit.amount)}</span>
            </p>
            <p className={styles.head}>
              <span className={styles.bank}>{bankWords(debit.bankName, debit.bankMask)}</span>
              <Badge tone={statusOf(debit).tone}>{t(statusOf(debit).key)}</Badge>
            </p>
            <Days debit={debit} />
            <Meaning debit={debit} today={today} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** Both days of a debit that arrived later than it was debited. */
function Days({ debit: { effectiveOn, arrivedOn } }: { debit: RepaymentDebit }) {
  const t = useMessages();
  if (arrivedOn === null || arrivedOn === effectiveOn) return null;
  const words = { date: formatDay(effectiveOn), arrived: formatDay(arrivedOn) };
  return <p className={styles.meaning}>{t('debits.days', words)}</p>;
}

function Meaning({ debit, today }: { debit: RepaymentDebit; today: string }) {
  const t = useMessages();
  const meaning = meaningOf(debit, today);
  return meaning && <p className={styles.meaning}>{t(meaning, { date: dateOf(debit) })}</p>;
}

/** The day that the meaning of a debit is about. */
function dateOf({ presentedAgainOn, countsFrom }: RepaymentDebit): string {
  const day = presentedAgainOn ?? countsFrom;
  return day === null ? '' : formatDay(day);
}
