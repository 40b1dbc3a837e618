import { Icon, SkeletonText, Tile } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NextRepayment } from '../api/repayments.ts';
import { nextRepaymentWords } from '../model/next-repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import styles from './next-repayment-row.module.css';

const PAYDAY = '/dashboard#payday';

interface Props {
  next: NextRepayment;
}

/** What is repaid next, beside the limit; leads to her repayments or, where her pay repays it, to that. */
export function NextRepaymentRow({ next }: Props) {
  const t = useMessages();
  const { title, amount, when, rest, following } = nextRepaymentWords(next);
  const isNothing = !when && rest === null;
  const note = [when && `${when}.`, isNothing && t('next.nothingText'), rest, following]
    .filter(Boolean)
    .join(' ');
  return (
    <Tile padding="none">
      <Link to={next.status === 'from_pay' ? PAYDAY : '/account/repayments'} className={styles.row}>
        <Words title={title} amount={amount} note={note} />
        <span className={styles.chevron}>
          <Icon name="chevron-right" />
        </span>
      </Link>
    </Tile>
  );
}

/** In its place. */
export function NextRepaymentRowSkeleton() {
  const t = useMessages();
  return (
    <Tile padding="none">
      <div className={styles.row}>
        <Words title={t('next')} amount={<SkeletonText width={6} />} note={<SkeletonText />} />
      </div>
    </Tile>
  );
}

interface WordsProps {
  title: string;
  amount: ReactNode;
  note: ReactNode;
}

const Words = ({ title, amount, note }: WordsProps) => (
  <span className={styles.words}>
    <span className={styles.head}>
      <span>{title}</span> {amount && <span className={styles.amount}>{amount}</span>}
    </span>{' '}
    <span className={styles.note}>{note}</span>
  </span>
);
