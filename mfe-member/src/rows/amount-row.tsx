import { SkeletonText } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import styles from './amount-row.module.css';

interface Props {
  title: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  amount: ReactNode;
  /** Below the amount. */
  amountNote?: ReactNode;
}

/** A row of a list of sums: what it is at the start, how much at the end. */
export const AmountRow = ({ title, note, amount, amountNote }: Props) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    <div className={styles.amounts}>
      <p className={styles.amount}>{amount}</p>
      {amountNote && <p className={styles.note}>{amountNote}</p>}
    </div>
  </li>
);

/** In the place of a list of sums. */
export const AmountRowsSkeleton = ({ count }: { count: number }) => (
  <ul>
    {Array.from({ length: count }, (_, row) => (
      <AmountRow
        key={row}
        title={<SkeletonText width={row % 2 === 0 ? 14 : 11} />}
        note={<SkeletonText width={8} />}
        amount={<SkeletonText width={6} />}
      />
    ))}
  </ul>
);
