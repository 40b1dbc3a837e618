import { Badge, Tile } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { formatDay, formatPastDay, productDate } from '#dates/calendar-date.ts';
import type { NotNeeded, RepaymentDebit, Repayments } from '../api/repayments.ts';
import {
  bankWords,
  debitsBeside,
  fromOf,
  meaningOf,
  money,
  statusOf,
} from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import styles from './repayments.module.css';

/**
 * The debits of her bank, what other money of hers repaid, and what she asked for and did not need: the
 * latest first, each with what it means to her.
 */
export function PastRepayments({ repayments }: { repayments: Repayments }) {
  const t = useMessages();
  // A service that is older than this page does not say what was not needed.
  const { next, debits, fromPay, notNeeded = [], asOf } = repayments;
  const today = productDate(asOf);
  const past = [
    ...debitsBeside(next, debits).map((debit) => ({
      id: debit.id,
      day: debit.effectiveOn,
      row: <PastDebit debit={debit} today={today} />,
    })),
    ...fromPay.map(({ day, amount, kind }, place) => ({
      id: `${day} ${place}`,
      day,
      row: <Head day={formatPastDay(day, today)} amount={amount} from={t(fromOf(kind))} />,
    })),
    ...notNeeded.map((one) => ({
      id: one.id,
      day: one.day,
      row: <NotNeededRepayment repayment={one} today={today} />,
    })),
  ].toSorted((one, other) => (one.day < other.day ? 1 : Number(one.day === other.day) - 1));
  if (past.length === 0) return null;
  return (
    <Tile title={t('debits')}>
      <ul>
        {past.map(({ id, row }) => (
          <li key={id} className={styles.debit}>
            {row}
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function PastDebit({ debit, today }: { debit: RepaymentDebit; today: string }) {
  const t = useMessages();
  const { tone, key } = statusOf(debit);
  return (
    <>
      <Head
        day={formatPastDay(debit.effectiveOn, today)}
        amount={debit.amount}
        from={bankWords(debit.bankName, debit.bankMask)}
        mark={<Badge tone={tone}>{t(key)}</Badge>}
      />
      <Days debit={debit} />
      <Meaning debit={debit} today={today} />
    </>
  );
}

interface NotNeededProps {
  repayment: NotNeeded;
  today: string;
}

/** What she asked for, and owed no more before it was debited. */
function NotNeededRepayment({ repayment, today }: NotNeededProps) {
  const t = useMessages();
  const { day, effectiveOn, amount } = repayment;
  return (
    <>
      <Head
        day={formatPastDay(day, today)}
        amount={amount}
        from={t('debits.early')}
        mark={<Badge tone="neutral">{t('status.notNeeded')}</Badge>}
      />
      <p className={styles.meaning}>{t('means.notNeeded', { date: formatDay(effectiveOn) })}</p>
    </>
  );
}

interface HeadProps {
  day: string;
  amount: number;
  from: string;
  mark?: ReactNode;
}

const Head = ({ day, amount, from, mark }: HeadProps) => (
  <>
    <p className={styles.head}>
      <span>{day}</span>
      <span className={styles.amount}>{money(amount)}</span>
    </p>
    <p className={styles.head}>
      <span className={styles.bank}>{from}</span>
      {mark}
    </p>
  </>
);

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
